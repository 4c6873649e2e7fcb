// What the server itself says of mails, in Spanish.
import type { Texts } from '../../kernel/texts'

export const phrases: Texts = {
  To: 'Para',
  Name: 'Nombre',
  Subject: 'Asunto',
  Waiting: 'En espera',
  'Being sent': 'Enviándose',
  Sent: 'Enviado',
  'Not sent': 'No enviado',
  'Perhaps sent': 'Quizá enviado',
  'Kept here': 'Conservado aquí',
  'Came back': 'Devuelto',
  'Held back': 'Retenido',
  Written: 'Escrito',
  Reason: 'Motivo',
}
