// The words of supervision profiles that the whole application knows; those of their screens are fetched with them.
import type { Messages } from '../../providers/words'

export const supervisionProfileMessages: Messages = {
  title: 'Supervision profile',
  prompt: {
    title: 'Tell {trainee+} who you are as a supervisor',
    fill: 'Fill in your profile',
    dismiss: 'Not now',
    dismissed: 'You can fill in your supervision profile at any time.',
  },
}
