// What the fields of an access token are called in Spanish where its past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { apitoken: 'Token de acceso' },
  field: {
    of: 'De',
    of_organization: 'De la organización',
    name: 'Nombre',
    scopes: 'Permisos',
    made_at: 'Creado',
    expires_at: 'Sirve hasta',
    revoked_at: 'Revocado',
    reminded: 'Último aviso, en días antes del vencimiento',
    days: 'Días antes del vencimiento',
  },
  value: { of: { person: 'La persona', organization: 'La organización' } },
}
