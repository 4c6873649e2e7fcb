// The words of passkeys on the page of one's account: fetched with it.
export const passkeySectionMessages = {
  title: 'Passkeys',
  about:
    'Sign in with your fingerprint, your face or the PIN of your device, without a password and without a code. What opens your account never leaves the device.',
  none: 'You have no passkey yet.',
  not_here: 'This browser cannot make passkeys.',
  not_offered: 'Passkeys do not work at the address of this installation.',
  added_at: 'Added',
  used_at: 'last used',
  unused: 'not used yet',
  name: 'Name',
  name_help: 'By which you know the device again.',
  not_made: 'No passkey was made.',
  known: 'This device has a passkey of yours already.',
  again: {
    text: 'Your device asks for your fingerprint, your face or its PIN.',
    button: 'Use a passkey',
    none: 'No passkey was given. Please try again.',
    failed: 'That did not work. Please try again.',
    other: 'This passkey opens another account. Please use one of yours.',
  },
  add: {
    button: 'Add a passkey',
    title: 'Add a passkey',
    consequence: 'Give your password to go on. Your device then asks for your fingerprint, your face or its PIN.',
    done: 'The passkey is added.',
  },
  rename: {
    button: 'Rename',
    named: 'Rename: %{name}',
    title: 'Rename the passkey',
    consequence: 'The name is shown to you alone.',
    done: 'The passkey is renamed.',
  },
  remove: {
    button: 'Remove',
    named: 'Remove: %{name}',
    title: 'Remove “%{name}”?',
    consequence:
      'It signs in to your account no more, and everywhere else you are signed out. Your device may go on offering it until you delete it there.',
    done: 'The passkey is removed.',
  },
}
