// The words of images that the whole application knows; those of choosing one are fetched with it.
import type { Messages } from '../../providers/words'

export const imagesMessages: Messages = {
  prompt: {
    title: 'Let others know you by your face',
    upload: 'Upload a photo',
    dismiss: 'Not now',
    dismissed: 'You can add a photo on My account at any time.',
  },
}
