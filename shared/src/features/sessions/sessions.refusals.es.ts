// What signing in says when it refuses, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'login.failed': 'la combinación de correo electrónico y contraseña no es correcta',
  'login.too_many': 'demasiados intentos de inicio de sesión; se puede volver a intentar en {seconds} segundos',
  'login.not_activated': 'la cuenta todavía no está activada',
  'login.locked_out':
    'el inicio de sesión desde dispositivos nuevos está bloqueado para esta cuenta. Hay que usar un dispositivo conocido, elegir una contraseña nueva con “¿Contraseña olvidada?” o pedir que lo desbloquee quien administra el sistema',
  'login.unlock_unknown':
    'Este enlace no desbloquea nada. Hay que usar el enlace del correo más reciente tal como está; sirve durante un día',
  'login.organization_archived':
    'la organización de esta cuenta está archivada. Conviene preguntar a quien la llevaba; lo que se hizo allí se conserva',
  'login.platform_locked': 'el sistema está bloqueado por ahora. Conviene volver a intentarlo más tarde',
}
