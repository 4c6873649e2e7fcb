// What acting as somebody says when it refuses.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'login_as.oneself': 'this is you already',
  'login_as.admin': 'nobody acts as another admin',
  'login_as.closed': 'this person cannot sign in themselves: the account is closed or unverified, or has no position',
  'login_as.none': 'you are acting as yourself already',
}
