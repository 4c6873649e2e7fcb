// The words of continuing-education courses that the whole application knows, in Spanish.
import type { Messages } from '../../providers/words'
import { past } from './ce-courses.past.es'

export const messages: Messages = {
  past,
  title: 'Cursos',
  add: 'Curso nuevo',
  badge: { done: 'Con formación HIPAA', missing: 'Sin formación HIPAA' },
  hipaa: {
    open: 'Abrir el curso de HIPAA',
    none: 'Aquí todavía no hay un curso de HIPAA. Conviene pedirlo a quien coordina el programa ({coordinator}).',
  },
  alert: { text: 'El curso de HIPAA todavía no está completo.', link: 'Abrir el curso' },
}
