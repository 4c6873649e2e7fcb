// What signing in by a provider says when it refuses.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'sso.unavailable': 'this way of signing in is not offered here',
  'sso.unreachable': 'the provider cannot be reached now. Sign in with your password, or try again later',
  'sso.too_many': 'signing in was begun too often from here. Please try again in {minutes} minutes',
  'sso.lost': 'this sign-in was not begun in this browser, or took too long. Please begin again',
  'sso.cancelled': 'nothing was shared by the provider. You can sign in with your password',
  'sso.failed': 'what the provider answered could not be verified. Please begin again',
  'sso.not_linked':
    'no account here is linked with it. Sign in with your password, and link it on the page of your account',
  'sso.taken': 'it is linked with another account here already',
  'sso.linked_already': 'your account is linked already. Remove that first to link another one',
}
