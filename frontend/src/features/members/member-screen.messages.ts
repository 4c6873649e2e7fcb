// The words of the screens of an organization’s people, fetched with them.
export const memberScreenMessages = {
  field: {
    ...{ name: 'Name', role: 'Role', status: 'Status', joined_at: 'Joined', hipaa_completed: 'HIPAA course' },
    ...{ accepting_trainees: 'Takes {trainee+}', license_expired: 'License' },
  },
  license_expired: 'License expired',
  accepting: 'Takes {trainee+}',
  takes: { yes: 'Yes', no: 'Not now' },
  status: { active: 'Active', pending: 'Pending', graduated: 'Graduated', archived: 'Ended' },
  unverified: 'Not verified yet',
  send_again: {
    button: 'Send the mail again',
    done: 'The mail that confirms the address is sent to %{name} again. The link of the one before opens nothing any more.',
    nothing: '%{name} has confirmed the address already.',
  },
  hipaa: { done: 'Completed', missing: 'Not yet' },
  without_hipaa: 'HIPAA course missing',
  empty: {
    all: 'Nobody is here yet. Invite the first people.',
    trainee: 'There are no {trainee+} yet.',
    supervisor: 'There are no {supervisor+} yet.',
    faculty: 'There are no {faculty+} yet.',
    coordinator: 'There are no {coordinator+} yet.',
  },
  invite: 'Invite people',
  work: 'What can be done',
  nothing: 'Nothing can be done with this person from here.',
  unknown: 'Nobody is to be found here.',
}
