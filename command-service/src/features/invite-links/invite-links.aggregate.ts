// The aggregate of invite links, and what its policy says to a caller.
import { audienceOf } from '@practicum/shared/access/audience'
import { allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import {
  type InviteLink,
  type InviteLinkState,
  inviteLinkDecider,
} from '@practicum/shared/features/invite-links/invite-links.decider'
import { inviteLinkEvents } from '@practicum/shared/features/invite-links/invite-links.events'
import { inviteLinkPolicy } from '@practicum/shared/features/invite-links/invite-links.policy'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'

export const inviteLinkAggregate = { catalog: inviteLinkEvents, decider: inviteLinkDecider, audience } as const

function audience(state: InviteLinkState): readonly string[] {
  if (state.status === 'unknown') return []
  const { organizationId } = state
  return audienceOf(inviteLinkPolicy.see, { organizationId })
}

/** What is not theirs to look after does not exist: whoever sees a link may change it. */
export function authorize(principal: Principal, state: InviteLinkState): InviteLink | Refusal {
  const missing = refuse('not_found', {}, { kind: 'missing' })
  if (state.status === 'unknown') return missing
  const { organizationId } = state
  return allows(inviteLinkPolicy.change, principal, { organizationId }) ? state : missing
}
