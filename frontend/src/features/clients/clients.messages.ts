// The words of clients that the whole application knows; those of their screens are fetched with them.
import type { Messages } from '../../providers/words'

export const clientMessages: Messages = { title: '{Client+}', add: 'New {client}' }
