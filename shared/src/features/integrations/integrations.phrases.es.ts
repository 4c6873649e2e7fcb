// What the server itself says of integrations, in Spanish.
import type { Texts } from '../../kernel/texts'

export const phrases: Texts = {
  'The integration {subject} is paused: what is sent to it does not arrive':
    'La integración {subject} está en pausa: lo que se le envía no llega',
  'An integration is paused: what is sent to it does not arrive':
    'Una integración está en pausa: lo que se le envía no llega',
}
