// The words of invitations that the whole application knows, in Spanish.
import type { Messages } from '../../providers/words'
import { past } from './invites.past.es'

export const messages: Messages = { title: 'Invitaciones', past }
