// The words of supervision profiles that the whole application knows; those of their screens are fetched with them.
import type { Messages } from '../../providers/words'

export const supervisionProfileMessages: Messages = {
  title: 'Supervision profile',
  prompt: {
    title: 'Tell {trainee+} how you work and whom you look for',
    fill: 'Fill in your profile',
    dismiss: 'Not now',
    dismissed: 'You can fill in your supervision profile at any time.',
  },
}
