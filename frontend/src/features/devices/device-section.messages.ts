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
    consequence: 'Whatever is open there asks for your password again. What was not saved there is kept as a draft.',
    done: 'Signed out on %{smart_count} other device. |||| Signed out on %{smart_count} other devices.',
  },
}
