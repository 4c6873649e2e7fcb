// The words of clients that the whole application knows, in Spanish.
import type { Messages } from '../../providers/words'
import { past } from './clients.past.es'

export const messages: Messages = { past, title: '{Client+}', add: 'Añadir: {client}' }
