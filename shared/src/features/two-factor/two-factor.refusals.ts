// What two-factor sign-in says when it refuses.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'two_factor.invalid': 'this code is not correct',
  'two_factor.expired': 'this code has expired or was used already. Use the newest one',
  'two_factor.too_many': 'too many wrong codes. Please sign in again with your password',
  'two_factor.today.too_many':
    'too many wrong codes today. Use one of your recovery codes, or ask whoever runs the system to reset your two-factor sign-in',
  'two_factor.method_unavailable': 'this method is not offered here',
  'two_factor.not_chosen': 'nothing waits to be set up. Please choose a method first',
  'two_factor.none': 'two-factor sign-in is not set up',
  'two_factor.required': 'your role may not be without two-factor sign-in. You can replace it by another app or phone',
  'two_factor.country_unavailable': 'no text messages are sent to this country. Choose an authenticator app instead',
  'two_factor.text.too_soon': 'a code has just been sent. Another can be sent in {seconds} seconds',
  'two_factor.text.too_many':
    'too many codes have been sent. Another can be sent in {minutes} minutes; a recovery code opens meanwhile',
  'two_factor.phone.too_many': 'too many wrong codes. Please try again in {minutes} minutes',
  'two_factor.own': 'remove your own on the page of your account, with your password',
}
