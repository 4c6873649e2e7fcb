// The words of two-factor sign-in on the page of one's account, in Spanish.
import type { Messages } from '../../providers/words'

export const messages: Messages = {
  title: 'Verificación en dos pasos',
  about:
    'Después de la contraseña, el inicio de sesión pide un código del teléfono. Quien averigüe la contraseña no puede entrar.',
  off: 'Está desactivada.',
  since: {
    authenticator: 'Activada, con una aplicación de autenticación, desde',
    sms: 'Activada, por mensaje de texto a %{phone}, desde',
  },
  method: 'Método',
  methods: { authenticator: 'Aplicación de autenticación', sms: 'Mensaje de texto' },
  left: 'Queda %{smart_count} código de recuperación. |||| Quedan %{smart_count} códigos de recuperación.',
  left_few: 'Conviene hacer otros antes de usar el último.',
  required: 'Este rol no puede quedarse sin ella.',
  password: 'Contraseña',
  cancel: 'Cancelar',
  shown_title: 'Códigos de recuperación nuevos',
  shown:
    'Cada uno permite iniciar sesión una vez cuando no se tiene el teléfono. Se muestran solo ahora; los anteriores ya no sirven.',
  kept: 'Los códigos están guardados',
  set_up: {
    button: 'Configurar',
    title: 'Configurar la verificación en dos pasos',
    consequence: 'Para seguir hace falta la contraseña. Nada cambia antes del primer código.',
  },
  replace: {
    button: 'Sustituir',
    title: '¿Usar otra aplicación u otro teléfono?',
    consequence:
      'Para seguir hace falta la contraseña. Desde el primer código de lo nuevo, la aplicación o el teléfono de ahora ya no sirve, y hay códigos de recuperación nuevos.',
  },
  renew: {
    button: 'Códigos de recuperación nuevos',
    title: '¿Hacer códigos de recuperación nuevos?',
    consequence: 'Los anteriores ya no sirven.',
  },
  remove: {
    button: 'Quitar',
    title: '¿Quitar la verificación en dos pasos?',
    consequence: 'La contraseña bastará para iniciar sesión. Las demás sesiones se cierran.',
    done: 'Se quitó la verificación en dos pasos.',
  },
}
