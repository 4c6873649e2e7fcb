// What the calls of signing up are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  getSignupInvite: 'Ver la invitación recibida',
  pingSignup: 'Mantener abierto el registro',
  getSignup: 'Ver el enlace de registro recibido',
  getVerification: 'Ver la confirmación del correo',
  verifyEmail: 'Confirmar el correo',
  resendVerification: 'Enviar de nuevo la confirmación del correo',
  resendVerificationOf: 'Enviar de nuevo a una persona el correo que confirma su dirección',
  checkSignupAccount: 'Comprobar la cuenta del registro',
  checkSignupDetails: 'Comprobar los datos del registro',
  emailValid: 'Comprobar una dirección de correo',
  verifyUserExists: 'Comprobar si la persona invitada tiene cuenta',
  createAccount: 'Crear cuenta',
  joinByInvite: 'Aceptar invitación con la cuenta propia',
}
