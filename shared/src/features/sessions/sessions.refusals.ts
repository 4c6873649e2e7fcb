// What signing in says when it refuses.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'login.failed': 'e-mail and password combination not correct',
  'login.too_many': 'too many login attempts, retry in {seconds} seconds',
  'login.not_activated': 'account not yet activated',
  'login.locked_out':
    'sign-in from new devices is locked for this account. Use a device you signed in with before, choose a new password by “Forgot your password?”, or ask whoever runs the system to lift it',
  'login.unlock_unknown': 'This link lifts nothing. Use the newest mail',
  'login.organization_archived':
    'the organization of this account is archived. Ask whoever looked after it; what you did there is kept',
  'login.platform_locked': 'the system is locked at the moment. Please try again later',
}
