// What the rules of mails say when they refuse, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'mail.sent': 'este correo ya se envió',
  'mail.no_server': 'aquí no hay nada configurado para enviarlo',
  'mail.not_waiting': 'este correo no está en espera de envío',
  'mail.link_expired': 'el enlace o código que contiene venció; hay que solicitar uno nuevo',
}
