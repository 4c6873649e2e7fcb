// What the server itself says of trainings, in Spanish.
import type { Texts } from '../../kernel/texts'

export const phrases: Texts = {
  Trainee: 'Practicante',
  'Training plan': 'Plan de formación',
  Level: 'Nivel',
  Start: 'Inicio',
  End: 'Fin',
  Faculty: 'Docente',
  Status: 'Estado',
  Previous: 'Anterior',
  Current: 'Actual',
  Future: 'Futura',
}
