// What is said to whoever signs up and cannot go on, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'signup.invite_unknown':
    'Esta invitación no abre nada. Hay que usar el enlace del correo tal como está, o pedir otra',
  'signup.invite_used': 'Esta invitación ya se aceptó. Se puede iniciar sesión',
  'signup.invite_expired': 'Esta invitación ha caducado. Hay que pedir a quien la envió que la envíe de nuevo',
  'signup.invite_replaced': 'La invitación se envió de nuevo después. Hay que usar el enlace del correo más reciente',
  'signup.invite_withdrawn': 'Esta invitación se retiró. Conviene preguntar a quien la envió',
  'signup.too_many': 'Se han probado demasiadas invitaciones. Se puede volver a intentar en {minutes} minutos',
  'signup.email_not_invited': 'no es la dirección a la que se envió la invitación',
  'signup.email_taken': 'ya tiene una cuenta. Se puede iniciar sesión y aceptar con ella',
  'signup.confirmation_differs': 'no coincide con la contraseña',
  'signup.terms_not_accepted': 'Para continuar hay que aceptar las condiciones del servicio',
  'signup.privacy_not_accepted': 'Para continuar hay que aceptar la política de privacidad',
  'signup.another_person': 'Esta invitación es para otra persona. Hay que iniciar sesión con la cuenta que la recibió',
}
