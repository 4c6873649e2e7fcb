// The words of mails.
import type { Messages } from '../../providers/words'
import { mailsPast } from './mails.past'

export const mailMessages: Messages = {
  title: 'Mails',
  own: 'Mails to me',
  own_help: 'Every mail that was written to your address, as it was sent.',
  own_open: 'Read them',
  past: mailsPast,
}
