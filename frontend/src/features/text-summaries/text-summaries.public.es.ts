// The words of text messages about what one has not read, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { textSummaryMessages } from './texts.messages'

const texts: typeof textSummaryMessages = {
  title: 'Mensajes de texto',
  about:
    'Un mensaje de texto que dice cuántas notificaciones esperan, solo de día, y nada de lo que dicen. La operadora móvil puede cobrar por recibirlo.',
  unavailable: 'Aquí no se pueden enviar mensajes de texto.',
  none: 'No llega ningún mensaje de texto.',
  goes: 'Llegan al %{phone}.',
  often_label: 'Mensaje de texto sobre lo que no se ha leído',
  often: { never: 'Nunca', daily: 'Como mucho una vez al día', hourly: 'Como mucho una vez por hora' },
  done: {
    never: 'Ya no llegará ningún mensaje de texto sobre notificaciones.',
    daily: 'Llegará un mensaje de texto como mucho una vez al día.',
    hourly: 'Llegará un mensaje de texto como mucho una vez por hora.',
  },
  field: { country_code: 'País del número', phone: 'Número de móvil', token: 'Código' },
  number: {
    give: 'Indicar un número de móvil',
    change: 'Otro número',
    title: '¿Dónde se quieren recibir?',
    text: 'Se envía un código a ese número: con él se demuestra que el teléfono es propio.',
    submit: 'Enviar el código',
    sent: 'El código está en camino.',
  },
  code: {
    title: 'El código enviado',
    text: 'Se envió al %{phone} y sirve durante %{minutes} minutos.',
    submit: 'Confirmar',
    done: 'Los mensajes de texto llegan ahora a este teléfono.',
    back: 'Otro número u otro código',
  },
  withdraw: {
    button: 'Retirar el número',
    title: '¿Retirar el número?',
    consequence: 'Ya no se enviará nada a ese número. Se puede indicar uno de nuevo en cualquier momento.',
    done: 'El número se ha retirado.',
  },
}

export const publicWords: PageWords = { texts }
