// What the events and calls of invite links are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  InviteLinkCreated: 'Enlace de registro creado',
  InviteLinkEdited: 'Enlace de registro modificado',
  InviteLinkClosed: 'Enlace de registro cerrado',
  PlaceTaken: 'Plaza ocupada',
  PlaceFreed: 'Plaza liberada',
  listInviteLinks: 'Ver enlaces de registro',
  exportInviteLinks: 'Exportar enlaces de registro',
  countInviteLinks: 'Contar enlaces de registro',
  getInviteLink: 'Ver enlace de registro',
  getInviteLinkStatus: 'Ver estado del enlace de registro',
  createInviteLink: 'Crear enlace de registro',
  editInviteLink: 'Modificar enlace de registro',
  closeInviteLink: 'Cerrar enlace de registro',
}
