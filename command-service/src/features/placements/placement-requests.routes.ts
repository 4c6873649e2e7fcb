// Requests for placements, and what their people do until they can be decided, bound to their contract rows.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import {
  declinePlacement,
  inviteProposedSupervisor,
  joinPlacement,
  namePlacementSupervisor,
  requestPlacement,
  submitPlacement,
  withdrawPlacement,
} from '@practicum/shared/features/placements/placement-requests.contract'
import type { PlacementCommand } from '@practicum/shared/features/placements/placements.decider'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { type Executor, replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { authorize, placementAggregate, type Wanted } from './placements.aggregate'
import { executeCounting } from './placements.applications'
import { moved, personOf, requestOf } from './placements.calling'
import { invitedFor } from './placements.inviting'
import { applyFor, sampleSupervisorFault, supervisorPicked } from './placements.requesting'

type PickedSupervisor = Parameters<typeof supervisorPicked>[2]

type Call = CommandCall<{ id: string }, { readonly version?: number | undefined }>

/** Anybody who supervises in the organization; samples for sample trainees alone, unless they are named already. */
async function namedFor(executor: Executor, { principal, params: { id } }: Call, picked: PickedSupervisor) {
  const supervisor = await supervisorPicked(executor, principal, picked)
  const { state: placement } = await executor.load(placementAggregate, id)
  if (isRefusal(supervisor) || placement.status === 'unknown' || authorize(principal, placement, 'name'))
    return supervisor
  if (placement.supervisor?.positionId === supervisor.positionId) return supervisor
  return (
    (await sampleSupervisorFault(executor, principal, { supervisor, to: placement.traineePositionId })) ?? supervisor
  )
}

export function requestRoutes(services: CommandServices): readonly CommandBinding[] {
  const { executor } = services
  const step = async (call: Call, wanted: Wanted, command: PlacementCommand | Refusal) => {
    const { id } = call.params
    const request = { ...requestOf(call, wanted, command), expectedVersion: call.body.version }
    return replyOf(await executeCounting(executor, id, request, contextOf(call)), moved(id))
  }
  return [
    bindCommand(requestPlacement, async call => {
      const opened = await applyFor(executor, call.principal, call.body, contextOf(call))
      return isRefusal(opened) ? opened : replyOf(opened.done, moved(opened.placementId))
    }),
    bindCommand(submitPlacement, call => step(call, 'own', { type: 'SubmitPlacement' })),
    bindCommand(withdrawPlacement, call => step(call, 'own', { type: 'WithdrawPlacement', by: personOf(call) })),
    bindCommand(joinPlacement, call => step(call, 'supervise', { type: 'JoinSupervisor', supervisor: personOf(call) })),
    bindCommand(declinePlacement, call =>
      step(call, 'supervise', { type: 'DeclineSupervising', supervisor: personOf(call) }),
    ),
    bindCommand(inviteProposedSupervisor, async call => step(call, 'decide', await invitedFor(services, call))),
    bindCommand(namePlacementSupervisor, async call => {
      const picked = call.body.supervisor
      const supervisor = picked && (await namedFor(executor, call, picked))
      const command = isRefusal(supervisor)
        ? supervisor
        : ({ type: 'NameSupervisor', supervisor, by: personOf(call) } as const)
      return step(call, 'name', command)
    }),
  ]
}
