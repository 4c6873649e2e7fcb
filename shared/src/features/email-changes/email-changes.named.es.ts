// What the calls of changing an address are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  ownEmail: 'Ver el cambio de correo pendiente',
  requestEmailChange: 'Pedir otro correo para la propia cuenta',
  withdrawEmailChange: 'Retirar el cambio de correo',
  changeUserEmail: 'Pedir otro correo para una cuenta',
  stopEmailChange: 'Detener un cambio de correo',
}
