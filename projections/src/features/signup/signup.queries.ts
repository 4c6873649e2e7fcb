// What an invitation says to whoever holds its secret: read from the log, for no table shows anything to visitors.
import { ERASED } from '@practicum/infra/codec/sealing'
import { type Binding, bindQuery } from '@practicum/infra/http/bindings'
import { behindInvitation } from '@practicum/infra/sessions/invitation-codes'
import { DEFAULT_WORDS } from '@practicum/shared/contract/dynamic-words'
import type { InviteEvent } from '@practicum/shared/features/invites/invites.events'
import { type OpenedInvite, opened, unknownInvite } from '@practicum/shared/features/invites/invites.opening'
import { organizationDecider } from '@practicum/shared/features/people/organization.decider'
import type { OrganizationEvent } from '@practicum/shared/features/people/organization.events'
import type { UserEvent } from '@practicum/shared/features/people/user.events'
import { getSignupInvite, pingSignup, type SignupInvite } from '@practicum/shared/features/signup/signup.contract'
import { fold } from '@practicum/shared/kernel/decider'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import type { ReadServices } from '../../reads/ports'

type Reads = Pick<ReadServices, 'store' | 'codec' | 'capabilities' | 'attempts' | 'csrf'>

export const signupQueries = ({ store, codec, csrf, ...services }: Reads): readonly Binding[] => {
  const eventsOf = async <Event>(stream: string): Promise<readonly Event[]> =>
    (await codec.decode((await store.readStream(stream)).events)) as unknown as readonly Event[]
  return [
    bindQuery(getSignupInvite, [], async ({ params: { id }, query: { code }, caller, now }) => {
      const sendingId = await behindInvitation(services, caller.ip, code)
      if (isRefusal(sendingId)) return sendingId
      const invite = opened(await eventsOf<InviteEvent>(`invite-${id}`), sendingId, now.toISOString())
      if (isRefusal(invite)) return invite
      const [organization, inviter, holder] = await Promise.all([
        eventsOf<OrganizationEvent>(`organization-${invite.organizationId}`),
        eventsOf<UserEvent>(`user-${invite.inviterId}`),
        eventsOf<UserEvent>(`user-${invite.userId}`),
      ])
      if (holder.some(({ type }) => type === 'SubjectErased')) return unknownInvite()
      return told(invite, organization, { invited_by: nameIn(inviter), has_account: holder.length > 0 })
    }),
    bindQuery(pingSignup, [], async ({ caller }) => ({
      csrf_token: csrf.issue(caller.session?.principal, caller.sidHash),
    })),
  ]
}

function told(
  { id, email, firstName, lastName, role, expiresAt }: OpenedInvite,
  events: readonly OrganizationEvent[],
  seen: Pick<SignupInvite, 'invited_by' | 'has_account'>,
): SignupInvite {
  const state = fold(organizationDecider, organizationDecider.initialState(), events)
  if (state.status === 'unknown') throw new Error(`the invitation ${id} is into an organization that is not there`)
  const { details, words, settings } = state
  return {
    ...{ id, email, first_name: firstName, last_name: lastName, role: { keyname: role }, expires_at: expiresAt },
    organization: {
      ...{ name: details.name, accent: details.accent, logo_image_url: null, timezone: details.zone },
      dynamic_words: { ...DEFAULT_WORDS, ...words },
    },
    password_policy: settings.enableStrongerPasswords ? 'extra_strong' : 'normal',
    ...seen,
  }
}

/** As they last said. */
function nameIn(events: readonly UserEvent[]): string {
  if (events.some(({ type }) => type === 'SubjectErased')) return ERASED
  const named = events.findLast(({ data }) => 'firstName' in data)?.data
  return named && 'firstName' in named ? `${named.firstName} ${named.lastName}`.trim() : ''
}
