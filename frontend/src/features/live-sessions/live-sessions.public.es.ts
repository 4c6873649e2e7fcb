// The words of the form of sessions, and of the public waiting room, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { sessionFormMessages } from './session-form.messages'
import type { waitingRoomMessages } from './waiting-room.messages'

const waitingRoom: typeof waitingRoomMessages = {
  loading: 'Buscando la sesión',
  product: 'Sesión en vivo',
  invited: 'Invitación de %{host}, de %{organization}.',
  invalid: {
    title: 'Esta sesión no es válida o ya terminó',
    text: 'Hay que usar el enlace del correo de invitación. Si vuelve a llevar aquí, quien organiza la sesión puede enviar uno nuevo.',
  },
  scheduled: {
    title: 'La sesión todavía no empieza',
    text: 'No hace falta salir de esta página: cambia por sí sola en cuanto empieza la sesión.',
    starts: 'Prevista: %{time}, hora local (%{zone}).',
  },
  started: {
    title: 'La sesión empezó',
    text: 'Basta con decir a las demás personas quién entra.',
    name: 'Nombre',
    join: 'Entrar en la sesión',
    required: 'Se necesita un nombre.',
    dialIn: 'O entrar por teléfono',
    phone: 'Número',
    code: 'Código',
  },
  joined: {
    title: 'Entrada confirmada',
    text: 'Las demás personas ya lo ven. Esta página puede quedar abierta hasta que termine la sesión.',
  },
  ended: {
    title: 'La sesión terminó',
    came: 'Gracias por participar.',
    text: 'Ya no se puede entrar. Quien no pudo participar puede pedir otra fecha a quien organiza la sesión.',
    trouble:
      '¿Problemas para entrar? Conviene preguntar a quien organiza si la sesión cambió de fecha, y usar el enlace del correo de invitación más reciente.',
  },
  failed: 'No se pudo consultar la sesión. Esta página sigue intentándolo.',
  tryAgain: 'Reintentar',
  joinFailed: 'No se pudo entrar. Conviene volver a intentarlo.',
  unreachable: 'No se pudo contactar con Practicum. Conviene revisar la conexión y volver a intentarlo.',
}

const hosting: typeof sessionFormMessages = {
  create: 'Nueva sesión',
  edit: 'Modificar sesión',
  title: '¿De qué se trata?',
  schedule_type: '¿Cuándo se realiza?',
  now: 'Ahora',
  later: 'A una hora fijada',
  meanwhile: 'Alguien cambió esta sesión mientras se modificaba aquí. Al guardar, lo que se ve aquí reemplaza a:',
  start_at: 'Fecha',
  duration: 'Duración prevista (minutos)',
  users: '¿Quién participa?',
  host: 'Quien organiza la sesión siempre participa. Hay que elegir al menos a otra persona.',
  audio_only: 'Solo audio',
  guest_emails: 'Personas invitadas por correo',
  guests_hint: 'Para personas sin cuenta, %{limit} como máximo. Pulsar Intro después de cada dirección.',
  submit: { now: 'Empezar sesión', later: 'Programar sesión' },
  save: 'Guardar',
}

export const publicWords: PageWords = { hosting, 'waiting-room': waitingRoom }
