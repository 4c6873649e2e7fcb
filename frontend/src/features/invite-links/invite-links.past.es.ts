// What the fields of an invite link are called in Spanish where its past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { invitelink: 'Enlace de invitación' },
  field: {
    created_at: 'Creación',
    closed_at: 'Cierre',
    name: 'Nombre',
    opens_until: 'Sirve hasta',
    places: 'Plazas',
    taken: 'Registros',
  },
}
