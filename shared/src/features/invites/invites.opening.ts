// What a secret opens: the invitation whose sending it is, while that is the last one and neither used, withdrawn nor expired.

import { fold } from '../../kernel/decider'
import type { StoredOf } from '../../kernel/fields'
import { type Refusal, refuse } from '../../kernel/refusal'
import { type Invite, inviteDecider, openingRefusal } from './invites.decider'
import type { InviteEvent } from './invites.events'
import type { inviteFields } from './invites.fields'

export interface OpenedInvite extends Invite, Omit<StoredOf<typeof inviteFields>, 'role'> {}

/** The same words for an invitation that never was, a secret that is not its own, and somebody who was erased. */
export const unknownInvite = (): Refusal => refuse('signup.invite_unknown', {}, { kind: 'missing' })

/** Into an organization that is archived, by whatever leads there. */
export const letsNobodyIn = (): Refusal => refuse('signup.organization_archived', {}, { kind: 'conflict' })

/** `sendingId`: what was found behind the secret. `at` in ISO 8601. */
export function opened(
  events: readonly InviteEvent[],
  sendingId: string | undefined,
  at: string,
): OpenedInvite | Refusal {
  const invite = fold(inviteDecider, inviteDecider.initialState(), events)
  const created = events.findLast(event => event.type === 'InviteCreated')
  const own = events.some(({ data }) => 'sendingId' in data && data.sendingId === sendingId)
  if (invite.status === 'unknown' || !created || sendingId === undefined || !own) return unknownInvite()
  const { email, firstName, lastName } = created.data
  return openingRefusal(invite, { sendingId, at }) ?? { ...invite, email, firstName, lastName }
}
