// The words of what one is told, and of mails about what one has not read, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { choiceMessages } from './choices.messages'
import type { summaryMessages } from './summary.messages'

const summaries: typeof summaryMessages = {
  label: 'Correo sobre lo que está sin leer',
  help: 'Solo de día.',
  often: { never: 'Nunca', daily: 'Como mucho una vez al día', hourly: 'Como mucho una vez por hora' },
  done: {
    never: 'Ya no llega ningún correo sobre notificaciones.',
    daily: 'Llega un correo como mucho una vez al día.',
    hourly: 'Llega un correo como mucho una vez por hora.',
  },
}

const choices: typeof choiceMessages = {
  about:
    'Practicum avisa de lo que está activado, en su campana y en la lista de notificaciones. De las decisiones, los recordatorios y lo que afecta a la seguridad de la cuenta se avisa siempre.',
  messages:
    'Los correos y los mensajes de texto dicen cuántas notificaciones están sin leer, de las activadas para ellos, y nada de lo que dicen. Lo que está desactivado en Practicum no se envía, ni se cuenta.',
  kind: 'Qué ocurre',
  in_app: 'En Practicum',
  email: 'Correo',
  text: 'Texto',
  cell: { in_app: '%{name}, en Practicum', email: '%{name}, por correo', text: '%{name}, por mensaje de texto' },
  told: {
    in_app: 'Se avisará: %{name}.',
    email: 'Los correos lo contarán: %{name}.',
    text: 'Los mensajes de texto lo contarán: %{name}.',
  },
  not_told: {
    in_app: 'Ya no se avisará: %{name}.',
    email: 'Los correos ya no lo contarán: %{name}.',
    text: 'Los mensajes de texto ya no lo contarán: %{name}.',
  },
}

export const publicWords: PageWords = { summaries, choices }
