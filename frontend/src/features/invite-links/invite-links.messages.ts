// The words of invite links that the whole application knows; those of their screens are fetched with them.
import type { Messages } from '../../providers/words'
import { inviteLinksPast } from './invite-links.past'

export const inviteLinkMessages: Messages = { past: inviteLinksPast }
