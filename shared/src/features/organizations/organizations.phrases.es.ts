// What the server itself says of organizations, in Spanish.
import type { Texts } from '../../kernel/texts'

export const phrases: Texts = {
  Kind: 'Tipo',
  Academic: 'Académica',
  Clinical: 'Clínica',
  Administrative: 'Administrativa',
  Owner: 'Titular',
  People: 'Personas',
  'Time zone': 'Zona horaria',
  Founded: 'Fundada',
  Trainees: 'Practicantes',
  'Faculty members': 'Docentes',
  Coordinators: 'Coordinación',
  'People invited': 'Personas invitadas',
  'Places taken': 'Plazas ocupadas',
  'Places in all': 'Plazas en total',
}
