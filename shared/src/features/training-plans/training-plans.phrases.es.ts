// What the server itself says of training plans, in Spanish.
import type { Texts } from '../../kernel/texts'

export const phrases: Texts = {
  Level: 'Nivel',
  Start: 'Inicio',
  End: 'Fin',
  'Total hours': 'Horas en total',
  'Activity types': 'Tipos de actividad',
}
