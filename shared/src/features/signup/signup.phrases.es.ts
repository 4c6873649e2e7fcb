// What the server itself says of signing up, in Spanish.
import type { Texts } from '../../kernel/texts'

export const phrases: Texts = {
  'Verify your email address': 'Confirmar la dirección de correo',
  'You have signed up at {organization}. By the link below you show that this address is yours; then you can sign in.':
    'El registro en {organization} está casi completo. Con el enlace siguiente se confirma que esta dirección es propia; después se puede iniciar sesión.',
  'Verify the address': 'Confirmar la dirección',
  'The link opens for {hours} hours.': 'El enlace sirve durante {hours} horas.',
  'An account whose address is not verified is deleted {days} days after it was made.':
    'Una cuenta cuya dirección no se confirma se elimina {days} días después de crearse.',
  'If you did not sign up, nothing has to be done: without this mail nobody gets in with your address.':
    'Si el registro no es propio, no hace falta hacer nada: sin este correo nadie entra con esta dirección.',
  'You have an account already': 'Ya existe una cuenta',
  'Somebody has tried to sign up with this address, which has an account already. If it was you: sign in with it. If you have forgotten the password, you can choose a new one.':
    'Alguien ha intentado registrarse con esta dirección, que ya tiene una cuenta. Si fue un intento propio, basta con iniciar sesión. Si se ha olvidado la contraseña, se puede elegir una nueva.',
  'If it was not you, nothing has to be done: your account is as it was.':
    'Si no fue un intento propio, no hace falta hacer nada: la cuenta sigue igual.',
  'An invitation is waiting for you': 'Hay una invitación pendiente',
  'Somebody has tried to sign up with this address by a link. You were invited to {organization} by name: use the link of that mail, or ask whoever sent it to send it again.':
    'Alguien ha intentado registrarse con esta dirección por medio de un enlace. Ya hay una invitación personal a {organization}: conviene usar el enlace de aquel correo, o pedir a quien la envió que la envíe de nuevo.',
  'If it was not you, nothing has to be done.': 'Si no fue un intento propio, no hace falta hacer nada.',
}
