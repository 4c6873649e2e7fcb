// Logs a day at a placement: one's own, approved, on a day of it that has come.
import type { Principal } from '@practicum/shared/access/principal'
import type { BodyOf } from '@practicum/shared/contract/row'
import type { logPlacementDay } from '@practicum/shared/features/placement-logs/placement-logs.contract'
import type { PlacementLogState } from '@practicum/shared/features/placement-logs/placement-logs.decider'
import { placementLogId } from '@practicum/shared/features/placement-logs/placement-logs.events'
import { daysOfPlacement } from '@practicum/shared/features/placements/placements.days'
import type { Placement } from '@practicum/shared/features/placements/placements.state'
import { isInForce } from '@practicum/shared/features/placements/placements.transitions'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import type { CommandContext } from '../../execution/context'
import type { ExecutionResult, Executor } from '../../execution/executor'
import { todayAt } from '../people/people.lookup'
import { authorize, placementAggregate } from '../placements/placements.aggregate'
import { trainingAggregate } from '../trainings/trainings.aggregates'
import { logAggregateOf } from './placement-logs.aggregate'

type Wanted = BodyOf<typeof logPlacementDay>

export interface LoggedDay {
  readonly logId: string
  readonly done: ExecutionResult<PlacementLogState>
}

export async function logDay(
  executor: Executor,
  principal: Principal,
  { placement_id: placementId, day, time_on_site: timeOnSite, note = '' }: Wanted,
  context: CommandContext,
): Promise<LoggedDay | Refusal> {
  const placement = await ownPlacement(executor, principal, placementId)
  if (isRefusal(placement)) return refuse('placement_log.placement_unknown', {}, { field: 'placement_id' })
  const problem = notApproved(placement) ?? (await unfitDay(executor, placement, day, context.now))
  if (problem) return problem
  const logId = placementLogId(placementId, day)
  const { organizationId, traineeId, traineePositionId } = placement
  const of = { logId, placementId, organizationId, traineeId, traineePositionId }
  const command = { type: 'LogDay' as const, data: { ...of, day, timeOnSite, note } }
  const done = await executor.execute(logAggregateOf(placement), logId, { command: () => command }, context)
  return isRefusal(done) ? done : { logId, done }
}

export async function ownPlacement(executor: Executor, principal: Principal, id: string): Promise<Placement | Refusal> {
  const { state } = await executor.load(placementAggregate, id)
  const refused = authorize(principal, state, 'own')
  if (refused) return refused
  return state.status === 'unknown' ? refuse('not_found', {}, { kind: 'missing' }) : state
}

export const notApproved = (placement: Placement): Refusal | undefined =>
  isInForce(placement) ? undefined : refuse('placement_log.not_approved', {}, { kind: 'conflict' })

async function unfitDay(
  executor: Executor,
  placement: Placement,
  day: string,
  now: Date,
): Promise<Refusal | undefined> {
  const { state: training } = await executor.load(trainingAggregate, placement.trainingId)
  const days = training.status === 'planned' ? daysOfPlacement(placement, training) : undefined
  if (!days || day < days.startAt || day > days.endAt) return refuse('placement_log.outside', {}, { field: 'day' })
  const today = await todayAt(executor, placement.organizationId, now)
  return day > today ? refuse('placement_log.future', {}, { field: 'day' }) : undefined
}
