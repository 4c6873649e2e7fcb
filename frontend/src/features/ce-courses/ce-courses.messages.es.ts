// The words of continuing-education courses, in Spanish.
import type { Messages } from '../../providers/words'

export const messages: Messages = {
  title: 'Educación continua',
  empty: 'La organización todavía no ofrece cursos.',
  all: 'Todos los cursos',
}
