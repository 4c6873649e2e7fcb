// The words of one's calendar elsewhere, fetched with its part of the account.

export const feedSectionMessages = {
  title: 'Calendar',
  about:
    'Your live sessions and the due days of your tasks, in your own calendar program: give it this address to subscribe to. Whoever has the address sees them, so keep it to yourself.',
  none: 'You have no address yet.',
  since: 'Your calendar has had an address since',
  not_again: 'It was shown once. If you need it again, renew it.',
  once: 'This is your address. It is shown only now: copy it into your calendar program.',
  address: 'Calendar address',
  copy: 'Copy address',
  copied: 'The address is copied.',
  not_copied: 'The address could not be copied. Select it and copy it yourself.',
  make: 'Make an address',
  made: 'Your calendar has an address.',
  renew: {
    button: 'Renew',
    title: 'Renew the address?',
    consequence: 'You get another address. Calendar programs that read the one of now get nothing more.',
    done: 'Your calendar has another address.',
  },
  withdraw: {
    button: 'Withdraw',
    title: 'Withdraw the address?',
    consequence: 'Calendar programs that read it get nothing more. You can make another address at any time.',
    done: 'Your calendar has no address any more.',
  },
}
