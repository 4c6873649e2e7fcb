// Changes the days of a placement that was asked for: what its rules have to know of its training, and of the days that were logged at it.
import type { CommandCall } from '@practicum/infra/http/bindings'
import type { BodyOf } from '@practicum/shared/contract/row'
import { placementLogId } from '@practicum/shared/features/placement-logs/placement-logs.events'
import type { changePlacementDays } from '@practicum/shared/features/placements/placement-days.contract'
import type { LoggedOutside } from '@practicum/shared/features/placements/placement-days.rules'
import {
  type Days,
  daysOfPlacement,
  placementDays,
  placementDaysFault,
} from '@practicum/shared/features/placements/placements.days'
import type { PlacementCommand } from '@practicum/shared/features/placements/placements.decider'
import type { Placement, PlacementState } from '@practicum/shared/features/placements/placements.state'
import { addDays } from '@practicum/shared/kernel/dates'
import { fromWire, type StoredOf } from '@practicum/shared/kernel/fields'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import type { Executor } from '../../execution/executor'
import { severalAtOnce } from '../../execution/several'
import { todayAt } from '../people/people.lookup'
import { placementLogAggregate } from '../placement-logs/placement-logs.aggregate'
import { trainingAggregate } from '../trainings/trainings.aggregates'
import { authorize, placementAggregate } from './placements.aggregate'
import { personOf } from './placements.calling'

type Call = CommandCall<{ id: string }, BodyOf<typeof changePlacementDays>>
type Said = StoredOf<typeof placementDays>

interface Facts {
  /** As it is now. */
  readonly training: Days
  readonly loggedOutside: LoggedOutside
}

/** What is asked of the placement, as it will be met. */
export async function daysChange(
  executor: Executor,
  call: Call,
): Promise<(state: PlacementState) => PlacementCommand | Refusal> {
  const { params, body, principal } = call
  const said = fromWire(placementDays, body)
  const { state: placement } = await executor.load(placementAggregate, params.id)
  const facts =
    placement.status === 'unknown' || authorize(principal, placement, 'days')
      ? undefined
      : await factsFor(executor, placement, said, call.now)
  return state => {
    const refused = authorize(principal, state, 'days')
    if (refused) return refused
    if (!facts) return refuse('not_found', {}, { kind: 'missing' })
    const asTrainee = authorize(principal, state, 'decide') !== undefined
    return { type: 'ChangeDays', by: personOf(call), asTrainee, ...said, ...facts }
  }
}

async function factsFor(executor: Executor, placement: Placement, said: Said, now: Date): Promise<Facts | undefined> {
  const { state: training } = await executor.load(trainingAggregate, placement.trainingId)
  if (training.status !== 'planned') return undefined
  const today = await todayAt(executor, placement.organizationId, now)
  const loggedOutside = placementDaysFault(said, training)
    ? { before: 0, after: 0 }
    : await loggedBeside(executor, placement, { training, wanted: daysOfPlacement(said, training), today })
  return { training: { startAt: training.startAt, endAt: training.endAt }, loggedOutside }
}

interface Looked {
  readonly training: Days
  readonly wanted: Days
  readonly today: string
}

/** Of days that have come alone something was logged. What the training does not have any more was logged beside the placement before. */
async function loggedBeside(
  executor: Executor,
  placement: Placement,
  { training, wanted, today }: Looked,
): Promise<LoggedOutside> {
  const days = daysBetween(training.startAt, training.endAt < today ? training.endAt : today)
  const { startAt, endAt } = wanted
  return {
    before: await logged(
      executor,
      placement,
      days.filter(day => day < startAt),
    ),
    after: await logged(
      executor,
      placement,
      days.filter(day => day > endAt),
    ),
  }
}

/** None where the last one is before the first. */
function daysBetween(first: string, last: string): readonly string[] {
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

/** Each day is a stream of its own, and nothing is there where nothing was logged: asked of the log, which knows of the last moment. */
const AT_ONCE = 16

async function logged(executor: Executor, { id }: Placement, days: readonly string[]): Promise<number> {
  const found = await severalAtOnce(days, AT_ONCE, async day => {
    const { state } = await executor.load(placementLogAggregate, placementLogId(id, day))
    return state.status === 'logged'
  })
  return found.filter(Boolean).length
}
