// The words of changing an address: fetched with where it is done.

export const emailSectionMessages = {
  title: 'Email address',
  about: 'You sign in with it, and mails go there.',
  waiting:
    'The address %{email} waits to be confirmed by the link of the mail that was sent to it. Until then %{present} is used.',
  comes_back:
    'Mails to this address have come back since %{since}. Without one that takes them you get no code and no new password: change it here.',
  field: { email: 'New email address' },
  change: {
    button: 'Change email address',
    title: 'Change your email address',
    text: 'A mail goes to the new address: by its link you show that it is yours. The present one is told, and can stop it.',
    submit: 'Send the mail',
    done: 'A mail is on its way to the new address.',
  },
  keep: { button: 'Keep the present address', done: 'The address stays as it is.' },
  admin: {
    button: 'Change email address',
    title: 'Another email address for %{name}',
    text: 'A mail goes to the new address, whose link this person opens with their password. The present one is told, and can stop it.',
  },
}
