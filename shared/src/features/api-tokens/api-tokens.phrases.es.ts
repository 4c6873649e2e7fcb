// What the mail and the notifications about access tokens say, in Spanish.
import type { Texts } from '../../kernel/texts'

export const phrases: Texts = {
  'Your access token ends soon: {subject}': 'Un token de acceso propio vence pronto: {subject}',
  'An access token of yours ends soon': 'Un token de acceso propio vence pronto',
  'Your access token ends today or has ended: {subject}': 'Un token de acceso propio vence hoy o ya venció: {subject}',
  'An access token of yours ends today or has ended': 'Un token de acceso propio vence hoy o ya venció',
  'An access token has been made with your account': 'Se ha creado un token de acceso con esta cuenta',
  'An access token called “{token}” has been made with your account. Until {until} a program that has it can act as you, as far as the token goes.':
    'Se ha creado un token de acceso llamado “{token}” con esta cuenta. Hasta el {until}, un programa que lo tenga puede actuar desde ella, en la medida en que el token lo permita.',
  'See your access tokens': 'Ver los tokens de acceso',
  'If it was not you: revoke the token there, and change your password at once.':
    'Si lo creó otra persona: hay que revocar el token allí y cambiar la contraseña de inmediato.',
}
