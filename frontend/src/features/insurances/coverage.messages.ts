// The words of the screens of liability insurance: fetched with them.

export const coverageMessages = {
  title: 'Liability insurance',
  required: 'Your program asks for liability insurance. Add the certificate before it is needed.',
  empty: 'There is no insurance yet.',
  empty_list: 'No {trainee} has added an insurance yet.',
  standing: {
    expired: 'Your insurance has ended. Add the one that follows.',
    expiring: 'Your insurance ends soon. Add the one that follows.',
  },
  theirs: {
    required: 'Liability insurance is required, and there is none yet.',
    standing: { expired: 'The insurance has ended.', expiring: 'The insurance ends soon.' },
  },
  state: { current: 'Current', expiring: 'Expiring', expired: 'Expired', future: 'Future' },
  ending: 'Cover ends, nothing follows',
  from_until: 'From %{from} until %{until}',
  covers: 'Covers: %{trainings}',
  add: 'Add insurance',
  edit: 'Edit',
  edit_named: 'Edit the insurance until %{until}',
  field: {
    trainee: '{Trainee}',
    state: 'Status',
    effective_date: 'Effective date',
    expiration_date: 'Expiration date',
    covered: 'Covered trainings',
    upload_uuid: 'Document',
    changed: 'This insurance has changed since you opened it. Saving puts your dates in place of these:',
  },
  form: { add: 'Add liability insurance', edit: 'Edit liability insurance', submit: 'Save' },
  added: 'Insurance document added successfully',
  updated: 'Insurance document updated successfully',
  one: 'One document: another file takes the place of the first.',
  delete: {
    button: 'Delete',
    named: 'Delete the insurance until %{until}',
    title: 'Delete this insurance?',
    text: 'Its document is deleted with it. An insurance that has ended may stay: it proves what was covered then.',
    done: 'The insurance was deleted.',
  },
  details: { label: 'Parts of this insurance', about: 'About', history: 'History' },
}
