// The words of signing in, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { sessionsMessages } from './sessions.messages'
import type { unlockMessages } from './unlock.messages'

const sessions: typeof sessionsMessages = {
  title: 'Iniciar sesión',
  intro: 'Supervisión y formación en un solo lugar.',
  picture: {
    about: 'Para qué sirve Practicum',
    title: 'De la primera práctica a la licencia, sin que nada se pierda por el camino.',
    points: [
      'Prácticas con convenios y firmas, y a quién se espera.',
      'Tareas, cursos y sesiones en vivo de cada persona en formación, de un vistazo.',
      'Un registro que se puede mostrar: quién hizo qué y cuándo.',
    ],
  },
  email: 'Correo electrónico',
  password: 'Contraseña',
  show: 'Mostrar contraseña',
  hide: 'Ocultar contraseña',
  submit: 'Iniciar sesión',
  with: { google: 'Iniciar sesión con Google' },
  passkey: 'Usar una llave de acceso',
  no_passkey: 'No se usó ninguna llave de acceso. Se puede volver a intentar o usar la contraseña.',
  forgot: '¿Contraseña olvidada?',
  unverified: '¿Cuenta creada y correo sin confirmar?',
  required: 'Este campo es obligatorio.',
  validEmail: 'Se necesita un correo electrónico válido.',
  failed: 'No se pudo iniciar sesión. Conviene volver a intentarlo.',
  unreachable: 'No se pudo contactar con Practicum. Conviene revisar la conexión y volver a intentarlo.',
}

const unlock: typeof unlockMessages = {
  title: 'Desbloquear la cuenta',
  text: 'Los dispositivos nuevos podrán volver a iniciar sesión en la cuenta de %{email}, con su contraseña. Con esto no se inicia ninguna sesión.',
  submit: 'Desbloquear',
  lifted: 'La cuenta está desbloqueada. Se puede volver a iniciar sesión desde dispositivos nuevos.',
  nothing: 'La cuenta ya no está bloqueada.',
  lost: 'Este enlace no desbloquea nada. Hay que abrir el enlace del correo tal como está.',
  failed: 'No se pudo hacer. Conviene volver a intentarlo.',
  login: 'Ir al inicio de sesión',
}

export const publicWords: PageWords = { sessions, unlock }
