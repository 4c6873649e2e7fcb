// The words of acting as somebody, fetched with what shows them.

export const actingMessages = {
  button: 'Log in as',
  whom: 'Log in as %{name}',
  title: 'Log in as %{name}?',
  title_somebody: 'Log in as somebody',
  text: 'You see what they see, for an hour at most. You can neither sign nor decide for them, open their files, or change their account. They are told that it is you, and why; what you do stands under both names.',
  field: {
    person: 'Person',
    reason: 'Why',
    reason_help: 'They read it, too.',
  },
  search: {
    type: 'Type the beginning of a name or address.',
    loading: 'Looking…',
    nobody: 'Nobody whom you could act as is called that.',
    unavailable: 'People cannot be looked for at the moment.',
  },
  banner: {
    label: 'Acting as somebody',
    text: 'You act as %{name}, until %{until} at most.',
    stop: 'Stop',
  },
  history: {
    title: 'History of your account',
    about: 'When you signed in, what changed, and who has acted as you.',
    show: 'Show',
  },
}
