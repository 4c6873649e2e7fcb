// The words of one's own password, in Spanish.
import type { Messages } from '../../providers/words'

export const messages: Messages = {
  title: 'Contraseña',
  about: 'Al cambiarla se cierra la sesión en todos los demás dispositivos.',
  current: 'Contraseña actual',
  submit: 'Cambiar contraseña',
  cancel: 'Cancelar',
  changed: 'La contraseña ha cambiado. Se cerró la sesión en los demás dispositivos.',
}
