// The words of forms, in Spanish.
import type { Messages } from '../../providers/words'
import { past } from './forms.past.es'

export const messages: Messages = {
  past,
  status: { draft: 'Sin publicar', published: 'Publicado' },
  submitters: 'Lo envía',
  standing: {
    mine: 'A este rol le toca completar este formulario, pero sus preguntas todavía no se pueden responder en Practicum.',
    others: 'Otras personas completan este formulario, y sus preguntas todavía no se pueden mostrar en Practicum.',
    draft: 'Este formulario no está publicado: nadie puede completarlo.',
    task: 'La tarea sigue abierta. Quien la asignó puede decir cómo entregarlo, por ejemplo en los comentarios de la tarea.',
    tasks: 'Mis tareas',
  },
}
