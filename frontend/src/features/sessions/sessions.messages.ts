// The words of signing in.

export const sessionsMessages = {
  title: 'Sign in',
  intro: 'Supervision and training in one place.',
  picture: {
    about: 'What Practicum is for',
    title: 'From the first placement to the license, with nothing lost on the way.',
    points: [
      'Placements with agreements and signatures, and who is waited for.',
      'Tasks, courses and live sessions of every trainee in one view.',
      'A record that can be shown: who did what, and when.',
    ],
  },
  email: 'Email',
  password: 'Password',
  show: 'Show password',
  hide: 'Hide password',
  submit: 'Sign in',
  with: { google: 'Sign in with Google' },
  passkey: 'Sign in with a passkey',
  no_passkey: 'No passkey was given. Try again, or use your password.',
  forgot: 'Forgot your password?',
  unverified: 'Signed up, and not verified your email yet?',
  required: 'This field is required.',
  validEmail: 'Enter a valid email address.',
  failed: 'Signing in did not work. Please try again.',
  unreachable: 'Practicum could not be reached. Check your connection and try again.',
}
