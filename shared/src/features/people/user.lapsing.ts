// The rule of an account that nobody comes for: what was never proved in time is no account any more, and neither is somebody who was invited and never came.
import type { Decision } from '../../kernel/decider'
import type { LAPSES } from './user.email-events'
import type { UserEvent } from './user.events'
import type { UserState } from './user.state'
import { lapsesAt, provesItself } from './user.verification'

export interface LapseCommand {
  readonly type: 'Lapse'
  readonly userId: string
  readonly because: (typeof LAPSES)[number]
  /** ISO 8601. */
  readonly at: string
}

/** Whoever has proved their address at this very moment keeps their account. */
export function lapse({ userId, because, at }: LapseCommand, state: UserState): Decision<UserEvent> {
  const isOver = because === 'never_came' ? state.status === 'unknown' : isUnproven(state, at)
  return isOver ? [{ type: 'AccountLapsed', data: { userId, because } }] : []
}

const isUnproven = (state: UserState, at: string): boolean =>
  'verification' in state &&
  state.verification !== undefined &&
  provesItself(state) &&
  at >= lapsesAt(state.verification.since)
