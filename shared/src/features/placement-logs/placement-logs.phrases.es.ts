// What the server itself says of logged days, in Spanish.
import type { Texts } from '../../kernel/texts'

export const phrases: Texts = {}
