// The rule of holding an email address.
import type { Decider } from '../../kernel/decider'
import { refuse } from '../../kernel/refusal'
import type { EmailEvent } from './organization.events'

export interface EmailState {
  readonly heldBy: string | undefined
}

export interface EmailCommand {
  readonly userId: string
  /** Known to have been erased: whoever has the address by now is somebody else. */
  readonly erased?: string | undefined
}

/** The first to reserve an address keeps it until they are erased; reserving it again for the same user changes nothing. */
export const emailDecider: Decider<EmailCommand, EmailState, EmailEvent> = {
  initialState: () => ({ heldBy: undefined }),
  decide({ userId, erased }, { heldBy }) {
    if (heldBy === userId) return []
    return heldBy === erased
      ? [{ type: 'EmailReserved', data: { userId } }]
      : refuse('user.email_taken', {}, { field: 'email' })
  },
  evolve: (_state, event) => ({ heldBy: event.data.userId }),
}
