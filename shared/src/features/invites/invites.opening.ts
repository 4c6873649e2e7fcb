// What a secret opens: the invitation whose sending it is, while that is the last one and neither used, withdrawn nor expired.

import type { StoredOf } from '../../kernel/fields'
import { type Refusal, refuse, refuseTooMany } from '../../kernel/refusal'
import { type Invite, type InviteState, inviteDecider, openingRefusal } from './invites.decider'
import type { InviteEvent } from './invites.events'
import type { inviteFields } from './invites.fields'

export interface OpenedInvite extends Invite, Omit<StoredOf<typeof inviteFields>, 'role'> {}

/** What was found behind the secret; `retryInSeconds`: too many that open nothing have come from there. */
export interface Behind {
  readonly sendingId: string | undefined
  readonly retryInSeconds?: number
}

/** The same words for an invitation that never was and a secret that is not its own. `at` in ISO 8601. */
export function opened(
  events: readonly InviteEvent[],
  { sendingId, retryInSeconds }: Behind,
  at: string,
): OpenedInvite | Refusal {
  if (retryInSeconds !== undefined) return refuseTooMany('signup.too_many', retryInSeconds)
  const invite = events.reduce<InviteState>(inviteDecider.evolve, inviteDecider.initialState())
  const own = events.some(({ data }) => 'sendingId' in data && data.sendingId === sendingId)
  if (invite.status === 'unknown' || sendingId === undefined || !own)
    return refuse('signup.invite_unknown', {}, { kind: 'missing' })
  const created = events.findLast(event => event.type === 'InviteCreated')
  const refusal = openingRefusal(invite, { sendingId, at })
  if (refusal || !created) return refusal ?? refuse('signup.invite_unknown', {}, { kind: 'missing' })
  const { email, firstName, lastName } = created.data
  return { ...invite, email, firstName, lastName }
}
