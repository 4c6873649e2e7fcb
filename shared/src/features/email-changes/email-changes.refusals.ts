// What is said to whoever asks for another address, or opens a mail about one, and cannot go on.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'email_change.same': 'is the address already',
  'email_change.closed': 'This account is closed',
  'email_change.too_many': 'Too many changes. Try again in {minutes} minutes',
  'email_change.unknown': 'This link does nothing',
  'email_change.withdrawn': 'This change was withdrawn, or a newer one is asked for',
  'email_change.expired': 'This link has expired',
  'email_change.held_used': 'Somebody else uses this address',
}
