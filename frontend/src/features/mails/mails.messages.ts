// The words of mails.
import type { Messages } from '../../providers/words'

export const mailMessages: Messages = {
  title: 'Mails',
  templates: 'Mail templates',
  own: 'Mails to me',
  own_help: 'Every mail and text message that was written to you, as it was sent.',
  own_open: 'Read them',
}
