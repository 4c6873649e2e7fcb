// The rules of an admin who acts as a person: as whom one may, and that it is on record with that person.
import type { LoginAsEnd } from '../../access/acting-as'
import { mayEnter, type UserStatus } from '../../access/roles'
import type { Decision } from '../../kernel/decider'
import { type Refusal, refuse } from '../../kernel/refusal'
import type { UserEvent } from './user.events'
import type { PositionState } from './user.positions'

type EventData<Type extends UserEvent['type']> = Extract<UserEvent, { type: Type }>['data']

export type LoginAsCommand =
  | ({ readonly type: 'StartLoginAs' } & Omit<EventData<'LoginAsStarted'>, 'userId'>)
  | { readonly type: 'EndLoginAs'; readonly adminId: string; readonly sessionId: string; readonly how: LoginAsEnd }

export interface Target {
  readonly id: string
  readonly status: UserStatus
  readonly positions: readonly PositionState[]
}

export function decideLoginAs(command: LoginAsCommand, target: Target): Decision<UserEvent> {
  const userId = target.id
  if (command.type === 'EndLoginAs') {
    const { adminId, sessionId, how } = command
    return [{ type: 'LoginAsEnded', data: { userId, adminId, sessionId, how } }]
  }
  const { type: _type, ...data } = command
  return whyNotAs(target, command.adminId) ?? [{ type: 'LoginAsStarted', data: { userId, ...data } }]
}

/** Below the admin alone: nobody borrows rights that they were not given, and nobody hides behind an equal. */
export function whyNotAs({ id, status, positions }: Target, adminId: string): Refusal | undefined {
  if (id === adminId) return refuse('login_as.oneself', {}, { kind: 'conflict' })
  const open = positions.filter(position => position.status !== 'archived')
  if (open.some(({ role }) => role === 'admin')) return refuse('login_as.admin', {}, { kind: 'conflict' })
  return mayEnter(status) && open.length > 0 ? undefined : refuse('login_as.closed', {}, { kind: 'conflict' })
}
