// What the server itself says of the people of an organization, in Spanish.
import type { Texts } from '../../kernel/texts'

export const phrases: Texts = {
  Pending: 'Pendiente',
  'HIPAA course': 'Curso de HIPAA',
  'Not verified yet': 'Sin verificar',
  'License expired': 'Licencia vencida',
  'Takes trainees': 'Acepta personas en formación',
}
