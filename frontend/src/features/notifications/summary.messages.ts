// The words of mails about what one has not read, fetched with one's account.
import type { Messages } from '../../providers/words'

export const summaryMessages = {
  label: 'Mail about what I have not read',
  help: 'During the day only.',
  often: { never: 'Never', daily: 'At most once a day', hourly: 'At most once an hour' },
  done: {
    never: 'You get no mail about notifications any more.',
    daily: 'You get a mail at most once a day.',
    hourly: 'You get a mail at most once an hour.',
  },
} satisfies Messages
