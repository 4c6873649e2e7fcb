// What the server itself says of notifications, in Spanish.
import type { Texts } from '../../kernel/texts'

export const phrases: Texts = {
  Somebody: 'Alguien',
  'The system': 'El sistema',
  'Something new concerns you: {subject}': 'Hay una novedad: {subject}',
  'Something new concerns you': 'Hay una novedad',
  'What is new for you at {organization}': 'Novedades en {organization}',
  'Notifications that you have not read: {count}. What they say stands in Practicum alone.':
    'Notificaciones sin leer: {count}. Lo que dicen está solo en Practicum.',
  'Open notifications': 'Abrir las notificaciones',
  'How often this mail comes, or that it does not, and what it counts, you choose on your account, under Notifications.':
    'Cada cuánto llega este correo, o que no llegue, y lo que cuenta, se elige en la cuenta, en Notificaciones.',
  Message: 'Mensaje',
  When: 'Cuándo',
  Read: 'Leída',
}
