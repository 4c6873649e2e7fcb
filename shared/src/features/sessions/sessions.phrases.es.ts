// What the server itself says when somebody signs in, in Spanish.
import type { Texts } from '../../kernel/texts'

export const phrases: Texts = {
  'Your role asks for two-factor sign-in. It takes two minutes, and then you are in':
    'Este rol pide la verificación en dos pasos. Se configura en dos minutos, y después se entra',
}
