// The words of signing in by a provider on the page of one's account.

export const ssoSectionMessages = {
  title: 'Sign in with Google',
  about:
    'Instead of the password, your Google account lets you in. A code is asked for all the same where you have two-factor sign-in.',
  off: 'It is not linked.',
  on: 'Linked with %{email} since',
  on_bare: 'Linked since',
  last_used: 'Last used',
  unavailable: 'Signing in with Google is no longer offered here.',
  link: {
    button: 'Link with Google',
    title: 'Link with your Google account?',
    consequence: 'Your password is needed to go on. Google then asks which account it is.',
  },
  remove: {
    button: 'Remove',
    title: 'Sign in with Google no more?',
    consequence: 'Your password lets you in as before. You are signed out everywhere else.',
    done: 'Removed. You sign in with your password.',
  },
}
