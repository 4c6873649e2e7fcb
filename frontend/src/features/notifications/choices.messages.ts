// The words of choosing of what one is told, and by which channel, fetched with one's account.
import type { Messages } from '../../providers/words'

export const choiceMessages = {
  about:
    'Practicum tells you of what is switched on, in its bell and in the list of your notifications. Decisions, reminders and what concerns the safety of your account are always told.',
  messages:
    'Mails and text messages say how many notifications you have not read, of those switched on for them, and nothing of what they say. What is off in Practicum is not sent at all, and not counted.',
  kind: 'What happens',
  in_app: 'In Practicum',
  email: 'Mail',
  text: 'Text',
  cell: { in_app: '%{name}, in Practicum', email: '%{name}, by mail', text: '%{name}, by text' },
  told: {
    in_app: 'You will be told: %{name}.',
    email: 'Mails will count it: %{name}.',
    text: 'Text messages will count it: %{name}.',
  },
  not_told: {
    in_app: 'You will not be told any more: %{name}.',
    email: 'Mails will not count it any more: %{name}.',
    text: 'Text messages will not count it any more: %{name}.',
  },
} satisfies Messages
