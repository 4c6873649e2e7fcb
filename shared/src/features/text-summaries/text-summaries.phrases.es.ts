// What the server itself says by text messages about what is not read, in Spanish.
import type { Texts } from '../../kernel/texts'

export const phrases: Texts = {
  'What is new for you': 'Novedades',
  'Notifications in Practicum that you have not read: {count}. How often you are written to, you choose there, on your account.':
    'Notificaciones sin leer en Practicum: {count}. Cada cuánto llegan estos mensajes se elige allí, en la cuenta.',
}
