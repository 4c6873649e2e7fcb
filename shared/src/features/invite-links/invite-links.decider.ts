// The rules of invite links: as many sign up by one as it has places, until its last day or until it is closed.
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import { only, type StoredOf, sameIn } from '../../kernel/fields'
import { type Refusal, refuse } from '../../kernel/refusal'
import type { InviteLinkEvent } from './invite-links.events'
import { inviteLinkFields } from './invite-links.fields'

type Created = Extract<InviteLinkEvent, { type: 'InviteLinkCreated' }>['data']

/** What a person fills in, and may change. */
export type InviteLinkContent = StoredOf<typeof inviteLinkFields>

/** The day where the organization is. */
type Today = string

export type InviteLinkCommand =
  | { readonly type: 'CreateInviteLink'; readonly data: Created; readonly today: Today }
  | { readonly type: 'EditInviteLink'; readonly fields: InviteLinkContent; readonly today: Today }
  | { readonly type: 'CloseInviteLink' }
  | { readonly type: 'TakePlace'; readonly userId: string; readonly today: Today }
  | { readonly type: 'FreePlace'; readonly userId: string }
  /** To whom it turned out to be for. */
  | { readonly type: 'HandPlace'; readonly from: string; readonly to: string }

export type InviteLink = Created & {
  readonly status: 'open' | 'closed'
  /** By whom. */
  readonly taken: readonly string[]
}
export type InviteLinkState = { readonly status: 'unknown' } | InviteLink

export const inviteLinkDecider: Decider<InviteLinkCommand, InviteLinkState, InviteLinkEvent> = {
  initialState: () => ({ status: 'unknown' }),
  decide(command, state) {
    if (command.type === 'CreateInviteLink') {
      if (state.status !== 'unknown') return []
      return pastDay(command.data, command.today) ?? [{ type: 'InviteLinkCreated', data: command.data }]
    }
    return state.status === 'unknown' ? refuse('not_found', {}, { kind: 'missing' }) : decideKnown(command, state)
  },
  evolve(state, event) {
    if (event.type === 'InviteLinkCreated') return { ...event.data, status: 'open', taken: [] }
    return state.status === 'unknown' ? state : { ...state, ...changed(state, event) }
  },
}

function decideKnown(
  command: Exclude<InviteLinkCommand, { type: 'CreateInviteLink' }>,
  link: InviteLink,
): Decision<InviteLinkEvent> {
  const { inviteLinkId } = link
  switch (command.type) {
    case 'EditInviteLink':
      return edit(command, link)
    case 'CloseInviteLink':
      return link.status === 'closed' ? [] : [{ type: 'InviteLinkClosed', data: { inviteLinkId } }]
    case 'TakePlace': {
      const { userId, today } = command
      if (link.taken.includes(userId)) return []
      return linkRefusal(link, today) ?? [{ type: 'PlaceTaken', data: { inviteLinkId, userId } }]
    }
    case 'FreePlace': {
      const { userId } = command
      return link.taken.includes(userId) ? [{ type: 'PlaceFreed', data: { inviteLinkId, userId } }] : []
    }
    case 'HandPlace':
      return handed(command, link)
    default:
      return assertNever(command)
  }
}

/** Whoever has one already needs no second. */
function handed(
  { from, to }: Extract<InviteLinkCommand, { type: 'HandPlace' }>,
  { inviteLinkId, taken }: InviteLink,
): Decision<InviteLinkEvent> {
  if (!taken.includes(from)) return []
  const freed: InviteLinkEvent = { type: 'PlaceFreed', data: { inviteLinkId, userId: from } }
  return taken.includes(to) ? [freed] : [freed, { type: 'PlaceTaken', data: { inviteLinkId, userId: to } }]
}

/** Saving what already stands there changes nothing; whoever has a place keeps it. */
function edit(
  { fields, today }: Extract<InviteLinkCommand, { type: 'EditInviteLink' }>,
  link: InviteLink,
): Decision<InviteLinkEvent> {
  const { inviteLinkId, creatorId, status, taken } = link
  if (status === 'closed') return refuse('invite_link.closed', {}, { kind: 'conflict' })
  if (sameIn(inviteLinkFields, fields, link)) return []
  if (fields.places !== null && fields.places < taken.length)
    return refuse('invite_link.places_taken', { taken: taken.length }, { field: 'places' })
  const past = fields.opensUntil === link.opensUntil ? undefined : pastDay(fields, today)
  return past ?? [{ type: 'InviteLinkEdited', data: { inviteLinkId, creatorId, ...fields } }]
}

const pastDay = ({ opensUntil }: InviteLinkContent, today: Today): Refusal | undefined =>
  opensUntil !== null && opensUntil < today ? refuse('invite_link.past_day', {}, { field: 'opens_until' }) : undefined

/** Why nobody signs up by it; undefined: it opens. */
export function linkRefusal(
  { status, opensUntil, places, taken }: Pick<InviteLink, 'status' | 'opensUntil' | 'places' | 'taken'>,
  today: Today,
): Refusal | undefined {
  if (status === 'closed') return refuse('signup.link_withdrawn', {}, { kind: 'conflict' })
  if (opensUntil !== null && today > opensUntil) return refuse('signup.link_expired', {}, { kind: 'conflict' })
  return places !== null && taken.length >= places ? refuse('signup.link_used', {}, { kind: 'conflict' }) : undefined
}

function changed(
  link: InviteLink,
  event: Exclude<InviteLinkEvent, { type: 'InviteLinkCreated' }>,
): Partial<InviteLink> {
  switch (event.type) {
    case 'InviteLinkEdited':
      return only(inviteLinkFields, event.data)
    case 'InviteLinkClosed':
      return { status: 'closed' }
    case 'PlaceTaken':
      return { taken: [...link.taken, event.data.userId] }
    case 'PlaceFreed':
      return { taken: link.taken.filter(userId => userId !== event.data.userId) }
    default:
      return assertNever(event)
  }
}
