// The words of the card of a person: fetched with it.

export const personCardMessages = {
  close: 'Close',
  roles: 'Works as',
  email: 'Email',
  time: 'Time there',
  unverified: 'Not verified yet',
  unknown: 'Nothing more can be shown of this person.',
  unavailable: 'This person could not be loaded.',
}
