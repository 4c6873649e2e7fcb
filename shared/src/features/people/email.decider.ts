// The rule of holding an email address.
import type { Decider } from '../../kernel/decider'
import { refuse } from '../../kernel/refusal'
import type { EmailEvent } from './organization.events'

export interface EmailState {
  readonly heldBy: string | undefined
}

/** The first to reserve an address keeps it; reserving it again for the same user changes nothing. */
export const emailDecider: Decider<{ readonly userId: string }, EmailState, EmailEvent> = {
  initialState: () => ({ heldBy: undefined }),
  decide({ userId }, { heldBy }) {
    if (heldBy === undefined) return [{ type: 'EmailReserved', data: { userId } }]
    return heldBy === userId ? [] : refuse('user.email_taken', {}, { field: 'email' })
  },
  evolve: (_state, event) => ({ heldBy: event.data.userId }),
}
