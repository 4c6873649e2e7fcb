// The words of signing in by a provider, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { ssoPageMessages } from './sso-page.messages'
import type { ssoSectionMessages } from './sso-section.messages'

const page: typeof ssoPageMessages = {
  leaving: 'A %{provider}',
  leaving_text: 'Un momento. %{provider} pregunta de quién se trata.',
  returned: 'De vuelta de %{provider}',
  returned_text: 'Un momento. Se está iniciando la sesión.',
  somebody: 'el proveedor',
  failed: 'No funcionó. Hay que empezar de nuevo.',
  unreachable: 'No se pudo contactar con Practicum. Conviene revisar la conexión y volver a intentarlo.',
  login: 'Ir al inicio de sesión',
  account: 'Mi cuenta',
}

const section: typeof ssoSectionMessages = {
  title: 'Iniciar sesión con Google',
  about:
    'En lugar de la contraseña, la cuenta de Google permite entrar. Si hay verificación en dos pasos, el código se pide igualmente.',
  off: 'No está vinculada.',
  on: 'Vinculada con %{email} desde',
  on_bare: 'Vinculada desde',
  last_used: 'Último uso',
  unavailable: 'Aquí ya no se ofrece iniciar sesión con Google.',
  link: {
    button: 'Vincular con Google',
    title: '¿Vincular con la cuenta de Google?',
    consequence: 'Para seguir hace falta la contraseña. Después, Google pregunta de qué cuenta se trata.',
  },
  remove: {
    button: 'Quitar',
    title: '¿Dejar de iniciar sesión con Google?',
    consequence: 'La contraseña sirve como antes. Se cierran las demás sesiones.',
    done: 'Quitada. Se inicia sesión con la contraseña.',
  },
}

export const publicWords: PageWords = { 'sso-page': page, sso: section }
