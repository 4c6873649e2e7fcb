// The aggregates of people: rules bound to their events.
import { room } from '@practicum/shared/access/rooms'
import { emailDecider } from '@practicum/shared/features/people/email.decider'
import { type OrganizationState, organizationDecider } from '@practicum/shared/features/people/organization.decider'
import { emailEvents, organizationEvents } from '@practicum/shared/features/people/organization.events'
import { userDecider } from '@practicum/shared/features/people/user.decider'
import { userEvents } from '@practicum/shared/features/people/user.events'
import type { UserState } from '@practicum/shared/features/people/user.state'

/** One's own open browsers show a switch of position, a change of status, a sign-out; the page of signing up, that the address is proved. */
function own(state: UserState): readonly string[] {
  if (state.status === 'unknown') return []
  const { id } = state
  return state.status === 'active' && state.verification ? [room.user(id), room.signup(id)] : [room.user(id)]
}

export const userAggregate = { catalog: userEvents, decider: userDecider, audience: own } as const
/** Its name, its colour and its words stand on every page of its people. */
const members = (state: OrganizationState): readonly string[] =>
  state.status === 'unknown' ? [] : [room.organization(state.id), room.admins]

export const organizationAggregate = {
  catalog: organizationEvents,
  decider: organizationDecider,
  audience: members,
} as const
export const emailAggregate = { catalog: emailEvents, decider: emailDecider } as const
