// Decisions and comments on placements, bound to their contract rows.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import { setPlacementCampus } from '@practicum/shared/features/placements/placement-campus.contract'
import { changePlacementDays } from '@practicum/shared/features/placements/placement-days.contract'
import { remindPlacement } from '@practicum/shared/features/placements/placement-reminding.contract'
import { patchPlacementStatus } from '@practicum/shared/features/placements/placement-status.contract'
import {
  approvePlacement,
  archivePlacement,
  batchApprovePlacements,
  commentOnPlacement,
  denyPlacement,
  reopenPlacement,
  revokePlacementApproval,
  setPlacementRecurring,
} from '@practicum/shared/features/placements/placements.contract'
import type { PlacementCommand } from '@practicum/shared/features/placements/placements.decider'
import type { PlacementState } from '@practicum/shared/features/placements/placements.state'
import {
  DECISION_BY_TARGET,
  type PlacementDecision,
} from '@practicum/shared/features/placements/placements.transitions'
import { lastReminder } from '@practicum/shared/features/placements/placements.waiting'
import { derivedId } from '@practicum/shared/kernel/ids'
import type { Refusal } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { type CommandRequest, type ExecutionResult, type Executor, replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { requestRoutes } from './placement-requests.routes'
import { placementAggregate } from './placements.aggregate'
import { executeCounting, executePlacing } from './placements.applications'
import { approveAll } from './placements.batch'
import { moved, personOf, requestOf } from './placements.calling'
import { daysChange } from './placements.days'

export function placementRoutes(services: CommandServices): readonly CommandBinding[] {
  const { executor } = services
  return [...requestRoutes(services), ...decisionRoutes(executor), ...sideRoutes(executor)]
}

interface DecisionInput {
  readonly reason?: string | undefined
  readonly version?: number | undefined
}

const COMMANDS = {
  approve: 'ApprovePlacement',
  deny: 'DenyPlacement',
  reopen: 'ReopenPlacement',
  revoke: 'RevokePlacementApproval',
} as const satisfies Readonly<Record<PlacementDecision, PlacementCommand['type']>>

/** After these the placement has begun or ceased to count as an application. */
const COUNTING: ReadonlySet<PlacementDecision> = new Set(['deny', 'reopen'])

function decisionRoutes(executor: Executor): readonly CommandBinding[] {
  const decide = async (decision: PlacementDecision, call: Call, { reason, version }: DecisionInput) => {
    const by = personOf(call)
    const command: PlacementCommand =
      decision === 'approve' ? { type: COMMANDS.approve, by } : { type: COMMANDS[decision], by, reason }
    const request = { ...requestOf(call, 'decide', command), expectedVersion: version }
    return replyOf(await executed(executor, decision, call, request), moved(call.params.id))
  }
  return [
    bindCommand(batchApprovePlacements, call => approveAll(executor, call, call.body.placement_ids)),
    bindCommand(approvePlacement, call => decide('approve', call, call.body)),
    bindCommand(denyPlacement, call => decide('deny', call, call.body)),
    bindCommand(reopenPlacement, call => decide('reopen', call, call.body)),
    bindCommand(revokePlacementApproval, call => decide('revoke', call, call.body)),
    bindCommand(patchPlacementStatus, call => decide(DECISION_BY_TARGET[call.body.status], call, call.body)),
  ]
}

function executed(
  executor: Executor,
  decision: PlacementDecision,
  call: Call,
  request: CommandRequest<PlacementCommand, PlacementState>,
): Outcome {
  const { id } = call.params
  if (decision === 'approve') return executePlacing(executor, { id, request, context: contextOf(call) })
  return COUNTING.has(decision)
    ? executeCounting(executor, id, request, contextOf(call))
    : executor.execute(placementAggregate, id, request, contextOf(call))
}

function sideRoutes(executor: Executor): readonly CommandBinding[] {
  return [
    bindCommand(archivePlacement, async call => {
      const { archived } = call.body
      const request = requestOf(call, 'decide', { type: 'SetArchived', archived, by: personOf(call) })
      const done = await executeCounting(executor, call.params.id, request, contextOf(call))
      return replyOf(done, () => ({}))
    }),
    bindCommand(setPlacementRecurring, async call => {
      const { recurring } = call.body
      const done = await change(executor, call, 'decide', { type: 'SetRecurring', recurring })
      return replyOf(done, () => ({}))
    }),
    bindCommand(setPlacementCampus, async call => {
      const done = await change(executor, call, 'decide', { type: 'SetCampus', isCampus: call.body.is_campus })
      return replyOf(done, () => ({}))
    }),
    bindCommand(changePlacementDays, async call => {
      const { id } = call.params
      const request = { command: await daysChange(executor, call), expectedVersion: call.body.version }
      return replyOf(await executePlacing(executor, { id, request, context: contextOf(call) }), moved(id))
    }),
    bindCommand(remindPlacement, async call => {
      const now = call.now.toISOString()
      const done = await change(executor, call, 'decide', { type: 'RemindPlacement', by: personOf(call), now })
      return replyOf(done, ({ state }) => {
        const { at, to } = lastReminder(state.status === 'unknown' ? [] : state.reminders)
        return { id: call.params.id, reminded_at: at, to: [...to] }
      })
    }),
    bindCommand(commentOnPlacement, async call => {
      const commentId = derivedId(call.commandId, 'comment', call.params.id)
      const { body } = call.body
      const done = await change(executor, call, 'see', {
        type: 'CommentOnPlacement',
        commentId,
        by: personOf(call),
        body,
      })
      return replyOf(done, () => ({ id: commentId }))
    }),
  ]
}

type Call = CommandCall<{ id: string }>
type Outcome = Promise<ExecutionResult<PlacementState> | Refusal>

function change(executor: Executor, call: Call, wanted: 'see' | 'decide', command: PlacementCommand): Outcome {
  return executor.execute(placementAggregate, call.params.id, requestOf(call, wanted, command), contextOf(call))
}
