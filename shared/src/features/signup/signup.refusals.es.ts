// What is said to whoever signs up and cannot go on, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'signup.invite_unknown':
    'Esta invitación no abre nada. Hay que usar el enlace del correo tal como está, o pedir otra',
  'signup.invite_used': 'Esta invitación ya se aceptó. Se puede iniciar sesión',
  'signup.invite_expired': 'Esta invitación ha caducado. Hay que pedir a quien la envió que la envíe de nuevo',
  'signup.invite_replaced': 'La invitación se envió de nuevo después. Hay que usar el enlace del correo más reciente',
  'signup.invite_withdrawn': 'Esta invitación se retiró. Conviene preguntar a quien la envió',
  'signup.organization_archived':
    'Esta organización está archivada y no admite a nadie. Pregunte a quien le envió aquí',
  'signup.organization_full':
    'Todas las plazas de esta organización están ocupadas. Conviene preguntar a quien dio el enlace',
  'signup.link_unknown': 'Este enlace o código no abre nada. Hay que usarlo tal como se recibió, o pedir otro',
  'signup.link_withdrawn': 'Este enlace se cerró. Conviene preguntar a quien lo dio',
  'signup.link_expired': 'Este enlace ha caducado. Hay que pedir otro a quien lo dio',
  'signup.link_used': 'Este enlace ya no tiene plazas. Conviene preguntar a quien lo dio',
  'signup.verification_unknown':
    'Este enlace no confirma nada. Hay que usar el enlace del correo tal como está, o registrarse de nuevo',
  'signup.verification_replaced': 'El correo se envió de nuevo después. Hay que usar el enlace del más reciente',
  'signup.verification_expired': 'Este enlace ha caducado. Se puede pedir que el correo se envíe de nuevo',
  'signup.password_needed': 'hace falta aquí: el registro se hizo en otro lugar',
  'signup.password_wrong': 'no es la del registro',
  'signup.too_many_accounts':
    'Se han creado demasiadas cuentas desde aquí. Se puede volver a intentar en {minutes} minutos',
  'signup.too_many_mails':
    'El correo ya se ha enviado bastantes veces. Se puede volver a intentar en {minutes} minutos',
  'signup.too_many': 'Se han probado demasiadas invitaciones. Se puede volver a intentar en {minutes} minutos',
  'signup.email_not_invited': 'no es la dirección a la que se envió la invitación',
  'signup.email_taken': 'ya tiene una cuenta. Se puede iniciar sesión y aceptar con ella',
  'signup.confirmation_differs': 'no coincide con la contraseña',
  'signup.terms_not_accepted': 'Para continuar hay que aceptar las condiciones del servicio',
  'signup.privacy_not_accepted': 'Para continuar hay que aceptar la política de privacidad',
  'signup.another_person': 'Esta invitación es para otra persona. Hay que iniciar sesión con la cuenta que la recibió',
}
