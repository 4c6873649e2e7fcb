// The words of the questions of signing up that the whole application knows, in Spanish.
import type { Messages } from '../../providers/words'
import { past } from './signup-questions.past.es'

export const messages: Messages = {
  title: 'Preguntas del registro',
  answers: 'Respuestas del registro',
  past,
}
