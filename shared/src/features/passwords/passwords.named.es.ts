// What the calls of passwords are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  changePassword: 'Cambiar contraseña',
  openResetLink: 'Abrir enlace para elegir contraseña',
  requestReset: 'Pedir enlace para elegir contraseña',
  resetPassword: 'Elegir contraseña nueva',
  resetUserPassword: 'Enviar enlace para elegir contraseña',
  validateOwnPassword: 'Comprobar contraseña propia',
  validatePassword: 'Comprobar contraseña',
  validatePasswordFor: 'Comprobar contraseña para un correo',
}
