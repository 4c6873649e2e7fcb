// What mails about another address say, in Spanish.
import type { Texts } from '../../kernel/texts'

export const phrases: Texts = {
  'Confirm your new email address': 'Confirmar la nueva dirección de correo',
  'This address is to take the place of {email} in your account. By the link below you show that it is yours; from then on you sign in with it.':
    'Esta dirección ocupará el lugar de {email} en la cuenta. Con el enlace siguiente se confirma que es propia; desde entonces se inicia sesión con ella.',
  'If you do not know of this, nothing has to be done.': 'Si esto resulta desconocido, no hace falta hacer nada.',
  'Another email address was asked for': 'Se pidió otra dirección de correo',
  'The address of your account is to be {new_email}. Until somebody has confirmed it there, this one is used.':
    'La dirección de la cuenta será {new_email}. Hasta que se confirme allí, se usa esta.',
  'If this was not you, stop it within {days} days: your address stays as it is, everybody is signed out, and you choose a new password.':
    'Si no fue una petición propia, conviene detenerla en un plazo de {days} días: la dirección queda como está, se cierran todas las sesiones y se elige una contraseña nueva.',
  'Stop it': 'Detener el cambio',
  'Confirm the address': 'Confirmar la nueva dirección',
  'Your email address was changed': 'La dirección de correo ha cambiado',
  'The address of your account is {new_email} from now on.': 'Desde ahora, la dirección de la cuenta es {new_email}.',
  'Your address was asked for in another account': 'Alguien pidió esta dirección para otra cuenta',
  'Somebody wanted to use your address in another account. It is yours, and stays in your account alone.':
    'Alguien quiso usar esta dirección en otra cuenta. Pertenece a esta cuenta, y sigue solo en ella.',
  'If you have two accounts, ask those who look after the platform.':
    'Quien tenga dos cuentas puede preguntar a quienes administran el sistema.',
  'Your email address is the one of before': 'La dirección de correo es la de antes',
  'The change of your address was stopped. Everybody was signed out of your account, and its password opens nothing any more.':
    'Se detuvo el cambio de dirección. Se cerraron todas las sesiones de la cuenta, y su contraseña ya no sirve.',
}
