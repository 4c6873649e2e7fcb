// The words of text messages about what one has not read, fetched with their part of the account.
import type { Messages } from '../../providers/words'

export const textSummaryMessages = {
  title: 'Text messages',
  about:
    'A text message that says how many notifications wait, by day alone, and nothing of what they say. Your mobile operator may charge you for it.',
  unavailable: 'No text messages can be sent here.',
  none: 'You get no text messages.',
  goes: 'They go to %{phone}.',
  often_label: 'Text message about what I have not read',
  often: { never: 'Never', daily: 'At most once a day', hourly: 'At most once an hour' },
  done: {
    never: 'You get no text message about notifications any more.',
    daily: 'You get a text message at most once a day.',
    hourly: 'You get a text message at most once an hour.',
  },
  field: { country_code: 'Country of the number', phone: 'Mobile number', token: 'Code' },
  number: {
    give: 'Give a mobile number',
    change: 'Another number',
    title: 'Where do you want to be written to?',
    text: 'A code goes there: by it you show that the phone is yours.',
    submit: 'Send the code',
    sent: 'A code is on its way.',
  },
  code: {
    title: 'The code that was sent',
    text: 'It went to %{phone}, and opens for %{minutes} minutes.',
    submit: 'Confirm',
    done: 'Text messages go to this phone now.',
    back: 'Another number or code',
  },
  withdraw: {
    button: 'Withdraw the number',
    title: 'Withdraw your number?',
    consequence: 'Nothing is written to it any more. You can give a number again at any time.',
    done: 'Your number is withdrawn.',
  },
} satisfies Messages
