// The words of choosing a password, behind sign-in and before it.

export const passwordPageMessages = {
  password: 'New password',
  confirmation: 'New password again',
  show: 'Show password',
  hide: 'Hide password',
  required: 'This field is required.',
  mismatch: 'The two passwords are not the same.',
  tooShort: 'At least %{least} characters are needed.',
  policy: {
    normal:
      'At least 10 characters, without your name or email address. Several words that have nothing to do with each other are easy to remember and hard to guess.',
    extra_strong:
      'At least 16 characters, as your organization asks for, without your name or email address. Several words that have nothing to do with each other are easy to remember and hard to guess.',
  },
  meter: 'Strength of the password',
  strength: { weak: 'Weak', fair: 'Fair', strong: 'Strong', extra_strong: 'Extra strong' },
  beside: 'The password %{errors}.',
  failed: 'That did not work. Please try again.',
  unreachable: 'Practicum could not be reached. Check your connection and try again.',
  ask: {
    title: 'Forgot your password?',
    intro: 'We send you a link by which you choose a new one.',
    email: 'Email',
    validEmail: 'Enter a valid email address.',
    submit: 'Send the link',
    nothing: 'No mail? Look into your spam folder, and whether the address is the one of your account.',
    again: 'Use another address',
    back: 'Back to sign-in',
  },
  choose: {
    title: 'Choose a new password',
    intro: 'For %{email}. You sign in with it afterwards, and are signed out everywhere else.',
    submit: 'Change password',
    looking: 'Looking at your link',
    lost: 'Open the link in your mail once more: for your safety this page does not keep it.',
    another: 'Ask for a new link',
  },
}
