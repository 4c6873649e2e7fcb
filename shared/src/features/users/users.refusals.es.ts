// What the rules of accounts say when they refuse, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'user.oneself': 'aquí nadie cierra su propia cuenta ni cambia sus propios puestos',
  'user.not_active': 'esta cuenta está cerrada',
  'position.role_unfit': 'en una organización de este tipo nadie tiene este papel',
  'organization.not_available': 'esta organización no se puede elegir',
  'user.not_inactive': 'esta cuenta no está cerrada',
  'user.zone_unknown': 'no existe esa zona horaria',
}
