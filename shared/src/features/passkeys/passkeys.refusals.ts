// What passkeys say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'passkeys.not_offered': 'passkeys do not work at this address',
  'passkeys.most': 'you have as many passkeys as one can have. Remove one first',
  'passkeys.expired': 'this took too long, or was done already. Please try again',
  'passkeys.failed': 'this passkey did not work. Please try again, or sign in another way',
  'passkeys.known': 'this passkey is there already',
  'passkeys.none': 'there is no passkey to use here',
  'passkeys.counter':
    'this passkey was not taken: it may have been copied. Sign in another way, remove it, and add a new one',
}
