// What the fields of an invitation are called in Spanish where its past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { invite: 'Invitación' },
  field: {
    first_name: 'Nombre',
    last_name: 'Apellidos',
    language: 'Idioma',
    invite_status: 'Estado',
    created_at: 'Invitación',
    sent_at: 'Enviada',
    sendings: 'Envíos',
    expires_at: 'Sirve hasta',
    accepted_at: 'Aceptada',
    came_back_at: 'El correo no llegó',
    claimed_until: 'En aceptación hasta',
  },
  value: {
    invite_status: { open: 'Pendiente', expired: 'Caducada', accepted: 'Aceptada', withdrawn: 'Retirada' },
  },
}
