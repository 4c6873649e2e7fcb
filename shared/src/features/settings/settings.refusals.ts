// What the rules of platform settings say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'setting.banner_message_required': 'a message is required to show the banner',
  'setting.not_primed': 'prime the lockout before you turn it on',
  'setting.wrong_value': 'this value does not belong to this setting',
}
