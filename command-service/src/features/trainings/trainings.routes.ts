// Commands of trainings, bound to their contract rows.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import type { BodyOf } from '@practicum/shared/contract/row'
import { createTrainings, deleteTraining, editTrainings } from '@practicum/shared/features/trainings/changing.contract'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { authorize, trainingAggregate } from './trainings.aggregates'
import { assignAll } from './trainings.assigning'
import { answerOf } from './trainings.batch'
import { editAll } from './trainings.editing'
import { guidesOf, openPlan } from './trainings.references'

export function trainingRoutes(services: CommandServices): readonly CommandBinding[] {
  const { executor, trainingLookUps } = services
  return [
    bindCommand(createTrainings, call => create(services, call)),
    bindCommand(editTrainings, async call => {
      const items = await editAll(services, call)
      return isRefusal(items) ? items : answerOf(items, call.principal.words)
    }),
    bindCommand(deleteTraining, async call => {
      const { id } = call.params
      const placed = await trainingLookUps.isPlaced(id)
      const command = { type: 'DeleteTraining' as const, placed }
      const request = {
        command: (state: Parameters<typeof authorize>[1]) => authorize(call.principal, state) ?? command,
      }
      const done = await executor.execute(trainingAggregate, id, request, contextOf(call))
      return replyOf(done, () => ({}))
    }),
  ]
}

async function create(services: CommandServices, call: CommandCall<unknown, BodyOf<typeof createTrainings>>) {
  const { body, principal } = call
  const plan = await openPlan(services.executor, principal, body.training_plan_id)
  if (isRefusal(plan)) return plan
  const guides = await guidesOf(services, principal, body.faculty)
  if (isRefusal(guides)) return guides
  const { planId, planName, levelName } = plan
  const content = {
    ...{ planId, planName, levelName, startAt: body.start_at, endAt: body.end_at },
    placementNotRequired: body.placement_not_required,
    ...{ faculty: guides.faculty ?? null, assistants: guides.assistants ?? [] },
  }
  const asked = { by: principal, traineeIds: [...new Set(body.trainee_ids)], content }
  const items = await assignAll(services, asked, contextOf(call))
  return isRefusal(items) ? items : answerOf(items, call.principal.words)
}
