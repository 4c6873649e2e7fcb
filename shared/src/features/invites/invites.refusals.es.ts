// What the rules of invitations say when they refuse, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'invite.exists': 'ya tiene una invitación pendiente. Se puede enviar de nuevo',
  'invite.holds_position': 'ya tiene este rol en la organización',
  'invite.accepted': 'la invitación ya se aceptó',
  'invite.withdrawn': 'la invitación se retiró. Hay que invitar de nuevo',
  'invite.sent_lately': 'la invitación se envió en las últimas 4 horas',
  'invite.too_many': 'Se han enviado demasiadas invitaciones. Se puede volver a intentar en {minutes} minutos',
  'invite.role_unknown': 'no es una función a la que se pueda invitar aquí',
  'invite.address_unfit': 'no es una dirección de correo',
  'invite.mailed_enough': 'ya recibió bastantes correos hoy: se puede invitar mañana',
  'invite.no_place': 'la organización ya tiene tantas personas como puede tener',
}
