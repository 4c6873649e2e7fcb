// The words of stopping a change of address: fetched with its page.

export const stopPageMessages = {
  title: 'Stop the change of your address',
  text: 'Your account keeps the address %{email}, or gets it back. Everybody is signed out, and the password opens nothing any more: you choose a new one by a mail to this address.',
  submit: 'Stop the change',
  lost: 'This link does nothing. Open the link of the mail as it is.',
  stopped: 'The change was stopped, and everybody is signed out. Choose a new password now.',
  next: 'Choose a new password',
  failed: 'That did not work. Please try again.',
}
