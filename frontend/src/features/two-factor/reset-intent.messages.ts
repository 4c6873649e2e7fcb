// The words of taking two-factor sign-in away from somebody, fetched with what shows them.

export const resetIntentMessages = {
  button: 'Reset two-factor sign-in',
  title: 'Reset the two-factor sign-in of %{name}?',
  text: 'App, phone, recovery codes and passkeys open nothing any more, and every session of this person ends. They sign in with their password alone until they set it up again. They are told by mail. Be sure that it is them who asks.',
  field: { reason: 'Why', reason_help: 'It is kept with the history of the account, and they can read it there.' },
  done: 'The two-factor sign-in of %{name} is reset.',
  nothing: 'Nothing was set up any more. They may try again.',
}
