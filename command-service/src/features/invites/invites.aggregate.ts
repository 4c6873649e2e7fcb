// The aggregate of invitations, and what its policy says to a caller.
import { audienceOf } from '@practicum/shared/access/audience'
import { allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import { type Invite, type InviteState, inviteDecider } from '@practicum/shared/features/invites/invites.decider'
import { inviteEvents } from '@practicum/shared/features/invites/invites.events'
import { invitePolicy } from '@practicum/shared/features/invites/invites.policy'
import { derivedId } from '@practicum/shared/kernel/ids'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'

export const inviteAggregate = { catalog: inviteEvents, decider: inviteDecider, audience } as const

function audience(state: InviteState): readonly string[] {
  if (state.status === 'unknown') return []
  const { organizationId } = state
  return audienceOf(invitePolicy.see, { organizationId })
}

/** One for each person and organization, opened anew as often as they are invited. */
export const inviteIdOf = (organizationId: string, userId: string): string =>
  derivedId(organizationId, userId, 'invite')

/** What is not theirs to look after does not exist: whoever sees an invitation may change it. */
export function authorize(principal: Principal, state: InviteState): Invite | Refusal {
  const missing = refuse('not_found', {}, { kind: 'missing' })
  if (state.status === 'unknown') return missing
  const { organizationId } = state
  return allows(invitePolicy.change, principal, { organizationId }) ? state : missing
}
