// The words of supervision profiles that the whole application knows; those of their screens are fetched with them.
import type { Messages } from '../../providers/words'

export const supervisionProfileMessages: Messages = {
  title: 'Supervision profile',
  alert: {
    expired: 'A license in your supervision profile has expired.',
    expiring: 'A license in your supervision profile ends soon.',
    update: 'Update',
  },
}
