// The words of two-factor sign-in on the page of one's account: fetched with it.
export const twoFactorSectionMessages = {
  title: 'Two-factor sign-in',
  about:
    'After your password, signing in asks for a code of your phone. Whoever learns your password is still kept out.',
  off: 'It is off.',
  since: { authenticator: 'On, by an authenticator app, since', sms: 'On, by text message to %{phone}, since' },
  method: 'Method',
  methods: { authenticator: 'Authenticator app', sms: 'Text message' },
  left: '%{smart_count} recovery code left. |||| %{smart_count} recovery codes left.',
  left_few: 'Make new ones before the last is used.',
  required: 'Your role may not be without it.',
  cancel: 'Cancel',
  shown_title: 'Your new recovery codes',
  shown:
    'Each signs you in once when you have no phone at hand. They are shown this once; those of before open nothing any more.',
  kept: 'I have kept my codes',
  set_up: {
    button: 'Set up',
    title: 'Set up two-factor sign-in',
    consequence: 'Give your password to go on. Nothing changes before the first code.',
  },
  replace: {
    button: 'Replace',
    title: 'Use another app or phone?',
    consequence:
      'Give your password to go on. From the first code of the other one on, the app or phone of now opens nothing, and you get new recovery codes.',
  },
  renew: {
    button: 'New recovery codes',
    title: 'Make new recovery codes?',
    consequence: 'Those of before open nothing any more.',
  },
  remove: {
    button: 'Remove',
    title: 'Remove two-factor sign-in?',
    consequence: 'Your password alone will be enough to sign in. Everywhere else you are signed out.',
    done: 'Two-factor sign-in is removed.',
  },
}
