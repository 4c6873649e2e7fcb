// What the events and calls of invitations are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  InviteCreated: 'Invitación enviada',
  InviteResent: 'Invitación enviada de nuevo',
  InviteCameBack: 'Correo de invitación devuelto',
  InviteMailRequeued: 'Correo de invitación enviado de nuevo',
  InviteWithdrawn: 'Invitación retirada',
  InviteClaimed: 'Invitación en aceptación',
  InviteAccepted: 'Invitación aceptada',
  listInvites: 'Ver invitaciones',
  exportInvites: 'Exportar invitaciones',
  countInvites: 'Contar invitaciones',
  createInvite: 'Invitar',
  resendInvite: 'Enviar invitación de nuevo',
  withdrawInvite: 'Retirar invitación',
}
