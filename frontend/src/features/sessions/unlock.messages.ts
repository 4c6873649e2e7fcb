// The words of lifting a lock: fetched with its page.

export const unlockMessages = {
  title: 'Lift the lock of your account',
  text: 'New devices may sign in to the account of %{email} again, with its password. Nobody is signed in by this.',
  submit: 'Lift the lock',
  lifted: 'The lock is lifted. You can sign in from new devices again.',
  nothing: 'The account is not locked any more.',
  lost: 'This link lifts nothing. Open the link of the mail as it is.',
  failed: 'That did not work. Please try again.',
  login: 'Go to sign-in',
}
