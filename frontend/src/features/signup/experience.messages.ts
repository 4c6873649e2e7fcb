// The words of the steps that ask: fetched with them.

export const experienceMessages = {
  intro: 'What you have done so far. Your coordinators and those who run Practicum see it.',
  other: 'What do you mean by that?',
  licenses: 'Your licenses',
  licenses_help: 'Those under which you supervise. If you have none, enter 00000 as the number.',
  license: 'License %{number}',
  license_number: 'License number',
  license_state: 'State',
  discipline: 'Discipline',
  add_license: 'Add a license',
  remove_license: 'Remove',
  credentials_note:
    'Courses, certificates and years of experience that qualify you to supervise. Programs look at them before they place somebody with you.',
}
