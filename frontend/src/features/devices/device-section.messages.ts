// The words of devices, fetched with their part of the account.

export const deviceSectionMessages = {
  title: 'Where you are signed in',
  about: 'Sign out what you no longer use, and anything that you do not know.',
  here: 'This device',
  named: '%{browser} on %{system}',
  unknown: 'A device that does not say what it is',
  by_admin: 'An administrator, acting as you',
  seen: 'Last used',
  since: 'signed in',
  from: 'from %{ip}',
  sign_out: 'Sign out',
  sign_out_named: 'Sign out: %{device}',
  signed_out: 'Signed out there.',
  others: {
    button: 'Sign out everywhere else',
    title: 'Sign out everywhere else?',
    consequence:
      'Whatever is open there asks for your password again, and every remembered device for a code after it. What was not saved there is kept as a draft.',
    done: 'Signed out on %{smart_count} other device. |||| Signed out on %{smart_count} other devices.',
  },
  remembered: {
    title: 'Remembered devices',
    about:
      'Here signing in asks for your password alone, and for no code after it. Forget what is not yours alone any more.',
    none: 'No device is remembered. When signing in asks for a code, you can have it remembered for 30 days.',
    since: 'Remembered',
    until: 'until',
    used: 'last used',
    unused: 'not used yet',
    forget: 'Forget',
    forget_named: 'Forget: %{device}',
    forgotten: 'Signing in there asks for a code again.',
    all: {
      button: 'Forget all',
      title: 'Forget all remembered devices?',
      consequence: 'Signing in asks for a code on each of them again, this one included. Nobody is signed out.',
      done: '%{smart_count} device is forgotten. |||| %{smart_count} devices are forgotten.',
    },
  },
}
