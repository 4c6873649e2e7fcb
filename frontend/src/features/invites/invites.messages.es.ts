// The words of invitations that the whole application knows, in Spanish.
import type { Messages } from '../../providers/words'

export const messages: Messages = { title: 'Invitaciones' }
