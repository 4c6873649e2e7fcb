// Commands of logged days, bound to their contract rows.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import {
  changePlacementLog,
  logPlacementDay,
  removePlacementLog,
} from '@practicum/shared/features/placement-logs/placement-logs.contract'
import type { PlacementLogCommand } from '@practicum/shared/features/placement-logs/placement-logs.decider'
import { isRefusal, refuse } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { type Executor, replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { logAggregateOf, placementLogAggregate } from './placement-logs.aggregate'
import { logDay, notApproved, ownPlacement } from './placement-logs.logging'

export function placementLogRoutes({ executor }: CommandServices): readonly CommandBinding[] {
  return [
    bindCommand(logPlacementDay, async call => {
      const logged = await logDay(executor, call.principal, call.body, contextOf(call))
      return isRefusal(logged) ? logged : replyOf(logged.done, ({ version }) => ({ id: logged.logId, version }))
    }),
    bindCommand(changePlacementLog, async call => {
      const { time_on_site: timeOnSite, note, version } = call.body
      const done = await change(executor, call, { type: 'ChangeLog', timeOnSite, note }, version)
      return replyOf(done, ({ version: now }) => ({ id: call.params.id, version: now }))
    }),
    bindCommand(removePlacementLog, async call =>
      replyOf(await change(executor, call, { type: 'RemoveLog' }), () => ({})),
    ),
  ]
}

/** A day is reached by way of its placement: what is not theirs to see does not exist. */
async function change(
  executor: Executor,
  call: CommandCall<{ id: string }>,
  command: PlacementLogCommand,
  expectedVersion?: number,
) {
  const { id } = call.params
  const { state: log } = await executor.load(placementLogAggregate, id)
  if (log.status === 'unknown') return refuse('not_found', {}, { kind: 'missing' })
  const placement = await ownPlacement(executor, call.principal, log.placementId)
  if (isRefusal(placement)) return placement
  const request = { command: () => notApproved(placement) ?? command, expectedVersion }
  return executor.execute(logAggregateOf(placement), id, request, contextOf(call))
}
