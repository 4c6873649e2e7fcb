// The words of one's own password: fetched with its section of the account.

export const ownPasswordMessages = {
  title: 'Password',
  about: 'Everywhere else you are signed out when you change it.',
  current: 'Current password',
  submit: 'Change password',
  cancel: 'Cancel',
  changed: 'Your password is changed. Everywhere else you are signed out.',
}
