// The words of platform settings that everybody may have to be told.
import type { Messages } from '../../providers/words'

export const settingsMessages: Messages = {
  lockout: {
    modal: 'System lockout',
    ok: 'Go to sign-in',
  },
}
