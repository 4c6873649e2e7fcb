// The rules of another address: it is proved before it counts, and whoever reads the mails of the one before stops it, for a week also afterwards.
import { mayEnter, type UserStatus } from '../../access/roles'
import { assertNever, type Decision, isOneOf } from '../../kernel/decider'
import { type Refusal, refuse } from '../../kernel/refusal'
import type { UserEvent } from './user.events'

type EventData<Type extends UserEvent['type']> = Extract<UserEvent, { type: Type }>['data']

/** Times in ISO 8601. */
export type EmailChangeCommand =
  | ({ readonly type: 'RequestEmailChange' } & Omit<EventData<'EmailChangeRequested'>, 'userId'>)
  /** By the secret of the mail to the new address; `email` is the one that was asked for. */
  | { readonly type: 'ConfirmEmailChange'; readonly changeId: string; readonly email: string; readonly at: string }
  /** By the secret of the mail to the address before; `email` is that one. */
  | { readonly type: 'StopEmailChange'; readonly changeId: string; readonly email: string; readonly at: string }
  | { readonly type: 'WithdrawEmailChange' }

export interface EmailChange {
  readonly changeId: string
  readonly askedAt: string
  readonly expiresAt: string
  /** `over`: withdrawn, taken back, or asked for anew since. */
  readonly stage: 'open' | 'done' | 'over'
}

interface Owner {
  readonly id: string
  readonly status: UserStatus
  /** The oldest first. */
  readonly emailChanges: readonly EmailChange[]
}

export const isEmailChangeCommand = isOneOf<EmailChangeCommand>({
  RequestEmailChange: true,
  ConfirmEmailChange: true,
  StopEmailChange: true,
  WithdrawEmailChange: true,
})

/** The mail to the new address opens for so long. */
export const EMAIL_CHANGE_HOURS = 24
/** The mail to the one before stops it for so long. */
export const EMAIL_STOP_DAYS = 7

const DAY_MS = 86_400_000

export function decideEmailChange(command: EmailChangeCommand, owner: Owner): Decision<UserEvent> {
  const { id: userId } = owner
  switch (command.type) {
    case 'RequestEmailChange': {
      const { type: _type, ...asked } = command
      return mayEnter(owner.status)
        ? [{ type: 'EmailChangeRequested', data: { userId, ...asked } }]
        : refuse('email_change.closed', {}, { kind: 'conflict' })
    }
    case 'ConfirmEmailChange': {
      const { changeId, email } = command
      const refusal = confirmRefusal(owner, command)
      if (refusal) return refusal
      // Whoever opens the mail once more has what they wanted.
      return changeOf(owner, changeId)?.stage === 'done'
        ? []
        : [{ type: 'EmailChanged', data: { userId, changeId, email } }]
    }
    case 'StopEmailChange':
      return stop(command, owner)
    case 'WithdrawEmailChange':
      return owner.emailChanges
        .filter(({ stage }) => stage === 'open')
        .map(({ changeId }) => ({ type: 'EmailChangeWithdrawn', data: { userId, changeId } }) as const)
    default:
      return assertNever(command)
  }
}

export const changeOf = ({ emailChanges }: Pick<Owner, 'emailChanges'>, changeId: string): EmailChange | undefined =>
  emailChanges.find(change => change.changeId === changeId)

/** The same words for a secret that is nobody's, and one of another person. */
export const unknownChange = (): Refusal => refuse('email_change.unknown', {}, { kind: 'missing' })

/** Why the secret of this change proves nothing; undefined: it does, or did. */
export function confirmRefusal(
  owner: Pick<Owner, 'emailChanges' | 'status'>,
  { changeId, at }: { readonly changeId: string; readonly at: string },
): Refusal | undefined {
  const change = changeOf(owner, changeId)
  if (!change || !mayEnter(owner.status)) return unknownChange()
  if (change.stage === 'over') return refuse('email_change.withdrawn', {}, { kind: 'conflict' })
  if (change.stage === 'done') return undefined
  return at >= change.expiresAt ? refuse('email_change.expired', {}, { kind: 'conflict' }) : undefined
}

/** Whatever came after it: whoever changes an address twice does not get rid of its owner. */
function stop(
  { changeId, email, at }: Extract<EmailChangeCommand, { type: 'StopEmailChange' }>,
  owner: Owner,
): Decision<UserEvent> {
  const change = changeOf(owner, changeId)
  if (!change) return unknownChange()
  const until = new Date(Date.parse(change.askedAt) + EMAIL_STOP_DAYS * DAY_MS).toISOString()
  if (at >= until) return refuse('email_change.expired', {}, { kind: 'conflict' })
  const userId = owner.id
  if (change.stage === 'done') return [{ type: 'EmailChangeTakenBack', data: { userId, changeId, email } }]
  return change.stage === 'open' ? [{ type: 'EmailChangeWithdrawn', data: { userId, changeId } }] : []
}

export type EmailChangeEvent = Extract<
  UserEvent,
  { type: 'EmailChangeRequested' | 'EmailChangeWithdrawn' | 'EmailChanged' | 'EmailChangeTakenBack' }
>

/** More than anybody has within the week in which they can be stopped. */
const KEPT = 50

export function evolveEmailChanges(changes: readonly EmailChange[], event: EmailChangeEvent): readonly EmailChange[] {
  const { changeId } = event.data
  const at = changes.findIndex(change => change.changeId === changeId)
  switch (event.type) {
    case 'EmailChangeRequested': {
      const { askedAt, expiresAt } = event.data
      const before = changes.map(change => (change.stage === 'open' ? { ...change, stage: 'over' as const } : change))
      return [...before, { changeId, askedAt, expiresAt, stage: 'open' as const }].slice(-KEPT)
    }
    case 'EmailChanged':
      return changes.map(change => (change.changeId === changeId ? { ...change, stage: 'done' } : change))
    case 'EmailChangeWithdrawn':
      return changes.map(change => (change.changeId === changeId ? { ...change, stage: 'over' } : change))
    case 'EmailChangeTakenBack':
      return changes.map((change, index) => (index >= at ? { ...change, stage: 'over' } : change))
    default:
      return assertNever(event)
  }
}
