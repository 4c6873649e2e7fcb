// What is said to whoever asks for another address, or opens a mail about one, and cannot go on.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'email_change.same': 'is the address already',
  'email_change.closed': 'This account cannot be signed in to: open it first',
  'email_change.too_many': 'Other addresses have been asked for often enough. Try again in {minutes} minutes',
  'email_change.unknown': 'This link does nothing. Use the link of the mail as it is',
  'email_change.withdrawn': 'This change was withdrawn, or asked for anew since. Use the link of the newest mail',
  'email_change.expired': 'This link has expired',
  'email_change.held_used': 'This address is used by somebody else meanwhile. Choose another one',
}
