// Commands of samples, bound to their contract rows.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import { allows } from '@practicum/shared/access/policy'
import type { BodyOf } from '@practicum/shared/contract/row'
import { markPersonSample, markPlanSample } from '@practicum/shared/features/samples/samples.contract'
import type { SampleKind } from '@practicum/shared/features/samples/samples.events'
import { samplePolicy } from '@practicum/shared/features/samples/samples.policy'
import { refuse } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { type Executor, replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { positionHere } from '../people/people.lookup'
import { authorize, trainingPlanAggregate } from '../training-plans/training-plans.aggregates'
import { sampleAggregate } from './samples.aggregate'

export function sampleRoutes({ executor }: CommandServices): readonly CommandBinding[] {
  return [
    bindCommand(markPlanSample, async call => {
      const { state } = await executor.load(trainingPlanAggregate, call.params.id)
      return authorize(call.principal, state) ?? mark(executor, call, { id: call.params.id, kind: 'plan' })
    }),
    bindCommand(markPersonSample, async call => {
      const { person, sample } = call.body
      const { position_id: id } = person
      const found = (!sample && (await wasMarked(executor, call, id))) || (await isHere(executor, call, person))
      if (!found) return refuse('person.not_available', {}, { field: 'person' })
      return mark(executor, call, { id, kind: 'position' })
    }),
  ]
}

type Call = Pick<CommandCall, 'principal'>

/** Also of somebody who has not begun yet. */
async function isHere(
  executor: Executor,
  { principal }: Call,
  person: BodyOf<typeof markPersonSample>['person'],
): Promise<boolean> {
  const held = { userId: person.id, positionId: person.position_id }
  for (const role of ['trainee', 'supervisor'] as const) {
    if (await positionHere(executor, principal, { ...held, role })) return true
  }
  return false
}

/** A mark is taken off whatever has become of the position. */
async function wasMarked(executor: Executor, { principal }: Call, id: string): Promise<boolean> {
  const { state } = await executor.load(sampleAggregate, id)
  return state.status !== 'unknown' && state.kind === 'position' && allows(samplePolicy.change, principal, state)
}

async function mark(
  executor: Executor,
  call: CommandCall<unknown, { readonly sample: boolean }>,
  { id, kind }: { readonly id: string; readonly kind: SampleKind },
) {
  const { sample } = call.body
  const { organizationId } = call.principal
  const command = sample
    ? { type: 'MarkSample' as const, data: { thingId: id, organizationId, kind } }
    : { type: 'UnmarkSample' as const }
  const done = await executor.execute(sampleAggregate, id, { command: () => command }, contextOf(call))
  return replyOf(done, () => ({ id, sample }))
}
