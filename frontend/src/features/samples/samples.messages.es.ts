// The words of samples that the whole application knows, in Spanish: none.
import type { Messages } from '../../providers/words'

export const messages: Messages = {}
