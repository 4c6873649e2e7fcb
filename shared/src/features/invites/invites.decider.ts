// The rules of invitations: one of a person into an organization is open at a time, and is accepted once.
import { nextReminder, remindedLately } from '../../contract/reminding'
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import { type Refusal, refuse } from '../../kernel/refusal'
import type { InviteEvent } from './invites.events'
import { CLAIM_MINUTES, type SignupRole } from './invites.fields'

type EventData<Type extends InviteEvent['type']> = Extract<InviteEvent, { type: Type }>['data']

/** Each has a secret of its own. Times in ISO 8601. */
type Sending = Pick<EventData<'InviteCreated'>, 'sendingId' | 'sentAt' | 'expiresAt'>

export type InviteCommand =
  | { readonly type: 'CreateInvite'; readonly data: EventData<'InviteCreated'> }
  | ({ readonly type: 'ResendInvite' } & Sending)
  | { readonly type: 'WithdrawInvite'; readonly at: string }
  /** Of a mail that was written at that time: that it did not arrive, or is sent once more. */
  | { readonly type: 'NoteInviteBack' | 'NoteInviteRequeued'; readonly writtenAt: string }
  /** By whoever holds the secret of the sending named, before anything else is written: a withdrawal comes before it or not at all. */
  | { readonly type: 'ClaimInvite'; readonly at: string; readonly sendingId: string }
  | { readonly type: 'AcceptInvite'; readonly at: string; readonly sendingId: string; readonly positionId: string }

export interface Invite extends Sending {
  readonly status: 'open' | 'accepted' | 'withdrawn'
  readonly id: string
  readonly userId: string
  readonly organizationId: string
  readonly inviterId: string
  readonly inviterPositionId: string
  readonly role: SignupRole
  readonly claimedUntil: string | undefined
  /** The mail of its last sending. */
  readonly isBack: boolean
}
export type InviteState = { readonly status: 'unknown' } | Invite

export const inviteDecider: Decider<InviteCommand, InviteState, InviteEvent> = {
  initialState: () => ({ status: 'unknown' }),
  decide(command, state) {
    if (command.type === 'CreateInvite') return create(command, state)
    return state.status === 'unknown' ? refuse('not_found', {}, { kind: 'missing' }) : decideKnown(command, state)
  },
  evolve,
}

/** While somebody takes up the position that it offers. */
const isClaimed = ({ status, claimedUntil }: Invite, at: string): boolean =>
  status === 'open' && claimedUntil !== undefined && at < claimedUntil

export const isOpen = (invite: InviteState, at: string): boolean =>
  invite.status === 'open' && (at < invite.expiresAt || isClaimed(invite, at))

export const alreadyAccepted = (): Refusal => refuse('invite.accepted', {}, { kind: 'conflict' })

function create({ data }: Extract<InviteCommand, { type: 'CreateInvite' }>, state: InviteState): Decision<InviteEvent> {
  if (isOpen(state, data.sentAt)) return refuse('invite.exists', {}, { field: 'email', kind: 'conflict' })
  return [{ type: 'InviteCreated', data }]
}

function decideKnown(command: Exclude<InviteCommand, { type: 'CreateInvite' }>, invite: Invite): Decision<InviteEvent> {
  const of = { inviteId: invite.id, userId: invite.userId }
  switch (command.type) {
    case 'ResendInvite': {
      const { type: _type, ...sending } = command
      return resendRefusal(invite, sending.sentAt) ?? [{ type: 'InviteResent', data: { ...of, ...sending } }]
    }
    case 'WithdrawInvite':
      return withdraw(invite, command.at)
    case 'NoteInviteBack':
    case 'NoteInviteRequeued':
      return noteMail(invite, command)
    case 'ClaimInvite':
      return openingRefusal(invite, command) ?? claim(invite, command.at)
    case 'AcceptInvite':
      return (
        openingRefusal(invite, command) ?? [{ type: 'InviteAccepted', data: { ...of, positionId: command.positionId } }]
      )
    default:
      return assertNever(command)
  }
}

function withdraw(invite: Invite, at: string): Decision<InviteEvent> {
  const { id: inviteId, userId, status } = invite
  if (status === 'accepted' || isClaimed(invite, at)) return alreadyAccepted()
  return status === 'withdrawn' ? [] : [{ type: 'InviteWithdrawn', data: { inviteId, userId } }]
}

/** That of a sending before this one says nothing of it. */
function noteMail(
  { id: inviteId, userId, sendingId, ...invite }: Invite,
  { type, writtenAt }: Extract<InviteCommand, { type: 'NoteInviteBack' | 'NoteInviteRequeued' }>,
): Decision<InviteEvent> {
  const isBack = type === 'NoteInviteBack'
  if (invite.status !== 'open' || invite.isBack === isBack || writtenAt < invite.sentAt) return []
  return [{ type: isBack ? 'InviteCameBack' : 'InviteMailRequeued', data: { inviteId, userId, sendingId } }]
}

/** Of many who hold its secret all go on: which of them has the account, the stream of the person decides. */
function claim(invite: Invite, at: string): Decision<InviteEvent> {
  if (isClaimed(invite, minutesAfter(at, CLAIM_MINUTES / 2))) return []
  const { id: inviteId, userId } = invite
  return [{ type: 'InviteClaimed', data: { inviteId, userId, claimedUntil: minutesAfter(at, CLAIM_MINUTES) } }]
}

const minutesAfter = (at: string, minutes: number): string => new Date(Date.parse(at) + minutes * 60_000).toISOString()

/** An expired one opens again; whoever was written to is left in peace for some hours. */
function resendRefusal(invite: Invite, at: string): Refusal | undefined {
  const { status, sentAt } = invite
  if (status === 'accepted' || isClaimed(invite, at)) return alreadyAccepted()
  if (status === 'withdrawn') return refuse('invite.withdrawn', {}, { kind: 'conflict' })
  return remindedLately(sentAt, at)
    ? refuse('invite.sent_lately', { again: nextReminder(sentAt) }, { kind: 'conflict' })
    : undefined
}

/** Why the secret of this sending opens nothing; undefined: it opens. */
export function openingRefusal(
  { status, sendingId, expiresAt }: Invite,
  by: { readonly sendingId: string; readonly at: string },
): Refusal | undefined {
  if (status === 'accepted') return refuse('signup.invite_used', {}, { kind: 'conflict' })
  if (status === 'withdrawn') return refuse('signup.invite_withdrawn', {}, { kind: 'conflict' })
  if (by.sendingId !== sendingId) return refuse('signup.invite_replaced', {}, { kind: 'conflict' })
  return by.at >= expiresAt ? refuse('signup.invite_expired', {}, { kind: 'conflict' }) : undefined
}

function evolve(state: InviteState, event: InviteEvent): InviteState {
  if (event.type === 'InviteCreated') {
    const { inviteId, email: _email, firstName: _first, lastName: _last, language: _language, ...kept } = event.data
    return { status: 'open', id: inviteId, claimedUntil: undefined, isBack: false, ...kept }
  }
  return state.status === 'unknown' ? state : { ...state, ...changed(event) }
}

function changed(event: Exclude<InviteEvent, { type: 'InviteCreated' }>): Partial<Invite> {
  switch (event.type) {
    case 'InviteResent': {
      const { sendingId, sentAt, expiresAt } = event.data
      return { sendingId, sentAt, expiresAt, isBack: false }
    }
    case 'InviteCameBack':
      return { isBack: true }
    case 'InviteMailRequeued':
      return { isBack: false }
    case 'InviteClaimed':
      return { claimedUntil: event.data.claimedUntil }
    case 'InviteWithdrawn':
      return { status: 'withdrawn' }
    case 'InviteAccepted':
      return { status: 'accepted' }
    default:
      return assertNever(event)
  }
}
