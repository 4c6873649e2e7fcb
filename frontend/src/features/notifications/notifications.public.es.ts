// The words of mails about what one has not read, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { summaryMessages } from './summary.messages'

const summaries: typeof summaryMessages = {
  label: 'Correo sobre lo que está sin leer',
  help: 'Solo de día. Dice cuántas notificaciones esperan, y nada de lo que dicen.',
  often: { never: 'Nunca', daily: 'Como mucho una vez al día', hourly: 'Como mucho una vez por hora' },
  done: {
    never: 'Ya no llega ningún correo sobre notificaciones.',
    daily: 'Llega un correo como mucho una vez al día.',
    hourly: 'Llega un correo como mucho una vez por hora.',
  },
}

export const publicWords: PageWords = { summaries }
