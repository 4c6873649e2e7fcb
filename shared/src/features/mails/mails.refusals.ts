// What the rules of mails say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'mail.sent': 'this mail has been sent',
  'mail.no_server': 'nothing is set up here to send it by',
  'mail.not_waiting': 'this mail is not waiting to be sent',
  'mail.link_expired': 'the link or code in it has expired; it has to be asked for anew',
}
