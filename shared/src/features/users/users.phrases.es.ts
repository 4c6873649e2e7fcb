// What the server itself says of accounts, in Spanish.
import type { Texts } from '../../kernel/texts'

export const phrases: Texts = {
  'Email address': 'Correo electrónico',
  Positions: 'Puestos',
  Active: 'Activa',
  Inactive: 'Inactiva',
  Graduated: 'Egresada',
  Unverified: 'Sin verificar',
  Joined: 'Alta',
  'Last signed in': 'Última sesión',
}
