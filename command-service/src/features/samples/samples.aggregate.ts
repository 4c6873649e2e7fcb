// The aggregate of what is marked as a sample, by the id of the plan or position, and the rule of whom samples are given to.
import { audienceOf } from '@practicum/shared/access/audience'
import { allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import { type SampleState, sampleDecider } from '@practicum/shared/features/samples/samples.decider'
import { sampleEvents } from '@practicum/shared/features/samples/samples.events'
import { samplePolicy } from '@practicum/shared/features/samples/samples.policy'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import type { Executor } from '../../execution/executor'

export const sampleAggregate = {
  catalog: sampleEvents,
  decider: sampleDecider,
  audience: (state: SampleState): readonly string[] =>
    state.status === 'unknown' ? [] : audienceOf(samplePolicy.see, { organizationId: state.organizationId }),
} as const

/** Whoever else is refused something is not told that it is a sample. */
export const knowsSamples = (principal: Principal): boolean =>
  allows(samplePolicy.see, principal, { organizationId: principal.organizationId })

async function isSample(executor: Pick<Executor, 'load'>, id: string): Promise<boolean> {
  return (await executor.load(sampleAggregate, id)).state.status === 'marked'
}

interface Giving {
  /** A plan, or the position of a supervisor. */
  readonly given: string
  /** The position of a trainee. */
  readonly to: string
}

const FIELDS = { plan: 'training_plan_id', supervisor: 'supervisor' } as const

/** What is given to sample trainees alone is refused to all others. */
export async function notForSamples(
  executor: Pick<Executor, 'load'>,
  what: keyof typeof FIELDS,
  { given, to }: Giving,
): Promise<Refusal | undefined> {
  if (!(await isSample(executor, given)) || (await isSample(executor, to))) return undefined
  return refuse('sample.refused', {}, { field: FIELDS[what] })
}
