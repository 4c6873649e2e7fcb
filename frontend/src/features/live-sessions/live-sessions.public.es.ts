// The words of the public waiting room, in Spanish.
import type { PageWords } from '../../providers/spoken'
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

export const publicWords: PageWords = { 'waiting-room': waitingRoom }
