// What the rules of mails say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'mail.sent': 'this mail has been sent',
  'mail.no_server': 'no mail server is set up',
  'mail.not_waiting': 'this mail is not waiting to be sent',
  'mail.link_expired': 'the link in this mail has expired; it has to be asked for anew',
}
