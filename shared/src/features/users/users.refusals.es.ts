// What the rules of accounts say when they refuse, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'user.oneself': 'aquí nadie cierra su propia cuenta ni termina su propio puesto',
  'user.not_inactive': 'esta cuenta no está cerrada',
  'user.zone_unknown': 'no existe esa zona horaria',
}
