// The words of invitations that the whole application knows; those of their screen are fetched with it.
import type { Messages } from '../../providers/words'

export const inviteMessages: Messages = { title: 'Invitations' }
