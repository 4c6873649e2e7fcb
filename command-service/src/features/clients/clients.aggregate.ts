// The aggregates of clients and of their codes, and what the policy says to a caller.
import { audienceOf } from '@practicum/shared/access/audience'
import { allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import {
  type ClientState,
  clientCodeDecider,
  clientCodeId,
  clientDecider,
} from '@practicum/shared/features/clients/clients.decider'
import { clientCodeEvents, clientEvents } from '@practicum/shared/features/clients/clients.events'
import { clientFacts, clientPolicy } from '@practicum/shared/features/clients/clients.policy'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import type { CommandServices } from '../../execution/ports'

export const clientAggregate = { catalog: clientEvents, decider: clientDecider, audience } as const

/** No code twice: a client holds its own, under a name from which nobody learns it. */
export const clientsCoded = ({ credentials }: Pick<CommandServices, 'credentials'>) => ({
  ...clientAggregate,
  reservation: { catalog: clientCodeEvents, decider: clientCodeDecider },
  held: (state: ClientState) =>
    state.status === 'unknown' ? undefined : clientCodeId(state, code => credentials.keyedIndex(code)),
})

function audience(state: ClientState): readonly string[] {
  return state.status === 'unknown' ? [] : audienceOf(clientPolicy.see, clientFacts(state))
}

/** What is not yours does not exist; what you see but may not change is forbidden. */
export function authorize(
  principal: Principal,
  state: ClientState,
  wanted: keyof typeof clientPolicy,
): Refusal | undefined {
  const missing = refuse('not_found', {}, { kind: 'missing' })
  // Nor is anything there for whoever acts as somebody.
  if (state.status === 'unknown' || principal.rootUserId !== undefined) return missing
  const facts = clientFacts(state)
  if (!allows(clientPolicy.see, principal, facts)) return missing
  return allows(clientPolicy[wanted], principal, facts) ? undefined : refuse('forbidden', {}, { kind: 'forbidden' })
}
