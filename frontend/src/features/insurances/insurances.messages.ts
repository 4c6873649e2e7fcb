// The words of liability insurance that the whole application knows; those of its screens are fetched with them.
import type { Messages } from '../../providers/words'

export const insuranceMessages: Messages = {
  title: 'Insurance',
  tile: 'Insurance ends soon',
  alert: {
    empty: 'Your program asks for liability insurance, and there is none yet.',
    expired: 'Your liability insurance has ended.',
    expiring: 'Your liability insurance ends soon.',
    update: 'Update',
  },
}
