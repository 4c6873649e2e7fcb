// The rules of days that are changed after a placement was asked for: within its training, and around the days that were logged at it.
import type { Decision } from '../../kernel/decider'
import { only, type StoredOf, sameIn } from '../../kernel/fields'
import { type Refusal, refuse } from '../../kernel/refusal'
import { type Days, placementDays, placementDaysFault } from './placements.days'
import type { PlacementEvent } from './placements.events'
import type { Person, Placement } from './placements.state'

/** Days that were logged, and that the placement would not have any more. */
export interface LoggedOutside {
  readonly before: number
  readonly after: number
}

export interface ChangeDays extends StoredOf<typeof placementDays> {
  readonly type: 'ChangeDays'
  readonly by: Person
  readonly asTrainee: boolean
  /** As it is now. */
  readonly training: Days
  readonly loggedOutside: LoggedOutside
}

type Standing = Pick<Placement, 'status' | 'archived'> & Pick<ChangeDays, 'asTrainee'>

/** Undefined: they may be changed, for the screens that offer it. Trainees have handed over what they submitted. */
export function daysFixed({ status, archived, asTrainee }: Standing): Refusal | undefined {
  if (archived) return refuse('placement.archived', {}, { kind: 'conflict' })
  if (status === 'denied') return refuse('placement.decided', { status }, { kind: 'conflict' })
  return asTrainee && status !== 'open' ? refuse('placement.not_open', { status }, { kind: 'conflict' }) : undefined
}

/** Saying what is so already changes nothing. */
export function changeDays(command: ChangeDays, placement: Placement): Decision<PlacementEvent> {
  const { by, asTrainee, training, loggedOutside } = command
  const days = only(placementDays, command)
  if (sameIn(placementDays, days, placement)) return []
  const { id: placementId, status, archived } = placement
  const changed = { type: 'PlacementDaysChanged' as const, data: { placementId, by, ...days } }
  const fault = daysFixed({ status, archived, asTrainee }) ?? placementDaysFault(days, training)
  return fault ?? leavingLogged(loggedOutside) ?? [changed]
}

function leavingLogged({ before, after }: LoggedOutside): Refusal | undefined {
  const days = before + after
  const field = before > 0 ? 'first_day' : 'last_day'
  return days > 0 ? refuse('placement.days_logged', { days }, { field }) : undefined
}
