// The words of images in Spanish.
import type { Messages } from '../../providers/words'

export const messages: Messages = {
  prompt: {
    title: 'Con una foto es más fácil reconocerse',
    upload: 'Subir una foto',
    dismiss: 'Ahora no',
    dismissed: 'Se puede añadir una foto en Mi cuenta en cualquier momento.',
  },
}
