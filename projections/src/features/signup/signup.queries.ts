// What an invitation, a link or the mail that proves an address says to whoever holds its secret: read from the log, for no table shows anything to visitors.

import { ERASED } from '@practicum/infra/codec/sealing'
import { type Binding, bindQuery } from '@practicum/infra/http/bindings'
import { behindInvitation } from '@practicum/infra/sessions/invitation-codes'
import { behindLinkCode } from '@practicum/infra/sessions/link-codes'
import { behindVerification } from '@practicum/infra/sessions/verification-codes'
import { logoUrl } from '@practicum/shared/contract/image-addresses'
import { inviteLinkDecider } from '@practicum/shared/features/invite-links/invite-links.decider'
import type { InviteLinkEvent } from '@practicum/shared/features/invite-links/invite-links.events'
import { openedLink, unknownLink } from '@practicum/shared/features/invite-links/invite-links.opening'
import type { InviteEvent } from '@practicum/shared/features/invites/invites.events'
import {
  letsNobodyIn,
  type OpenedInvite,
  opened,
  unknownInvite,
} from '@practicum/shared/features/invites/invites.opening'
import { organizationDecider } from '@practicum/shared/features/people/organization.decider'
import type { OrganizationEvent } from '@practicum/shared/features/people/organization.events'
import { userDecider } from '@practicum/shared/features/people/user.decider'
import type { UserEvent } from '@practicum/shared/features/people/user.events'
import { unknownVerification, verificationRefusal } from '@practicum/shared/features/people/user.verification'
import {
  getSignup,
  getSignupInvite,
  pingSignup,
  type SignupInvite,
  type SignupLink,
} from '@practicum/shared/features/signup/signup.contract'
import { getVerification } from '@practicum/shared/features/signup/verification.contract'
import { dateIn } from '@practicum/shared/kernel/dates'
import { DEFAULT_WORDS } from '@practicum/shared/kernel/default-words'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import { eventsOf, folded } from '../../reads/from-log'
import type { ReadServices } from '../../reads/ports'

type Reads = Pick<ReadServices, 'store' | 'codec' | 'capabilities' | 'attempts' | 'csrf' | 'credentials'>

export const signupQueries = (reads: Reads): readonly Binding[] => [
  bindQuery(getSignupInvite, [], async ({ params: { id }, query: { code }, caller, now }) => {
    const sendingId = await behindInvitation(reads, caller.ip, code)
    if (isRefusal(sendingId)) return sendingId
    const invite = opened(await eventsOf<InviteEvent>(reads, `invite-${id}`), sendingId, now.toISOString())
    return isRefusal(invite) ? invite : toldInvite(reads, invite)
  }),
  bindQuery(pingSignup, [], async ({ caller }) => ({
    csrf_token: reads.csrf.issue(caller.session?.principal, caller.sidHash),
  })),
  bindQuery(getSignup, [], async ({ params: { code }, query: { invite_link_id: id }, caller, now }) => {
    const linkId = await behindLinkCode(reads, caller.ip, { id, code })
    if (isRefusal(linkId)) return linkId
    return linkId === undefined ? unknownLink() : toldLink(reads, linkId, now)
  }),
  bindQuery(getVerification, [], async ({ params: { email }, query: { code }, caller, now }) => {
    const sendingId = await behindVerification(reads, caller.ip, code)
    if (isRefusal(sendingId)) return sendingId
    const owner = await ownerOf(reads, email)
    if (!owner || sendingId === undefined) return unknownVerification()
    const refused = verificationRefusal(owner, { sendingId, at: now.toISOString() })
    return refused ?? { email, is_verified: owner.verification?.isProven === true }
  }),
]

async function toldInvite(reads: Reads, invite: OpenedInvite): Promise<SignupInvite | Refusal> {
  const { email, firstName, lastName, role, expiresAt, organizationId, inviterId, userId } = invite
  const [organization, inviter, holder] = await Promise.all([
    organizationOf(reads, organizationId),
    eventsOf<UserEvent>(reads, `user-${inviterId}`),
    eventsOf<UserEvent>(reads, `user-${userId}`),
  ])
  if (holder.some(({ type }) => type === 'SubjectErased')) return unknownInvite()
  if (isRefusal(organization)) return organization
  return {
    ...{ id: invite.id, email, first_name: firstName, last_name: lastName, role: { keyname: role } },
    ...organization,
    ...{ invited_by: nameIn(inviter), has_account: holder.length > 0, expires_at: expiresAt },
  }
}

async function toldLink(reads: Reads, linkId: string, now: Date): Promise<SignupLink | Refusal> {
  const state = folded(inviteLinkDecider, await eventsOf<InviteLinkEvent>(reads, `invitelink-${linkId}`))
  if (state.status === 'unknown') return unknownLink()
  const told = await organizationOf(reads, state.organizationId)
  if (isRefusal(told)) return told
  const link = openedLink(state, dateIn(told.organization.timezone, now))
  if (isRefusal(link)) return link
  return { invite_link_id: linkId, role: { keyname: link.role }, ...told, opens_until: link.opensUntil }
}

async function ownerOf(reads: Reads, email: string) {
  const holder = await reads.credentials.find(email)
  const state = holder && folded(userDecider, await eventsOf<UserEvent>(reads, `user-${holder.userId}`))
  return state === undefined || state.status === 'unknown' || state.status === 'erased' ? undefined : state
}

const organizationOf = async (reads: Reads, id: string) =>
  toldOrganization(await eventsOf<OrganizationEvent>(reads, `organization-${id}`))

function toldOrganization(
  events: readonly OrganizationEvent[],
): Pick<SignupInvite & SignupLink, 'organization' | 'password_policy'> | Refusal {
  const state = folded(organizationDecider, events)
  if (state.status === 'unknown') throw new Error('what leads into an organization leads into one that is not there')
  if (state.status === 'archived') return letsNobodyIn()
  const { id, details, words, settings, logo } = state
  return {
    organization: {
      ...{
        name: details.name,
        accent: details.accent,
        logo_image_url: logoUrl(id, logo?.imageId ?? null),
        timezone: details.zone,
      },
      dynamic_words: { ...DEFAULT_WORDS, ...words },
    },
    password_policy: settings.enableStrongerPasswords ? 'extra_strong' : 'normal',
  }
}

/** As they last said. */
function nameIn(events: readonly UserEvent[]): string {
  if (events.some(({ type }) => type === 'SubjectErased')) return ERASED
  const named = events.findLast(({ data }) => 'firstName' in data)?.data
  return named && 'firstName' in named ? `${named.firstName} ${named.lastName}`.trim() : ''
}
