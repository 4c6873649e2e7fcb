// What the server itself says of liability insurances, in Spanish.
import type { Texts } from '../../kernel/texts'

export const phrases: Texts = {
  'The insurance was deleted.': 'Se eliminó el seguro.',
  'Your liability insurance ends soon: {subject}': 'El seguro de responsabilidad vence pronto: {subject}',
  'Your liability insurance ends soon': 'El seguro de responsabilidad vence pronto',
  'Your liability insurance ends today or has ended: {subject}':
    'El seguro de responsabilidad vence hoy o ya venció: {subject}',
  'Your liability insurance ends today or has ended': 'El seguro de responsabilidad vence hoy o ya venció',
  'Effective date': 'Inicio',
  'Expiration date': 'Vencimiento',
  Current: 'Vigente',
  Expiring: 'Por vencer',
  Expired: 'Vencido',
  Future: 'Futuro',
}
