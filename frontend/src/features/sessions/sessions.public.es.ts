// The words of signing in, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { sessionsMessages } from './sessions.messages'

const sessions: typeof sessionsMessages = {
  title: 'Iniciar sesión',
  intro: 'Supervisión y formación en un solo lugar.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  show: 'Mostrar contraseña',
  hide: 'Ocultar contraseña',
  submit: 'Iniciar sesión',
  forgot: '¿Contraseña olvidada?',
  required: 'Este campo es obligatorio.',
  validEmail: 'Se necesita un correo electrónico válido.',
  failed: 'No se pudo iniciar sesión. Conviene volver a intentarlo.',
  unreachable: 'No se pudo contactar con Practicum. Conviene revisar la conexión y volver a intentarlo.',
}

export const publicWords: PageWords = { sessions }
