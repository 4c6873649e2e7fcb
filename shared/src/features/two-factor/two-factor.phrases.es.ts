// What the server says of two-factor sign-in by itself, in Spanish.
import type { Texts } from '../../kernel/texts'

export const phrases: Texts = {
  'A code for signing in': 'Un código para iniciar sesión',
  '{secret} is your code for Practicum. It opens for {minutes} minutes. Tell it to nobody.':
    '{secret} es su código para Practicum. Sirve durante {minutes} minutos. No debe compartirse con nadie.',
}
