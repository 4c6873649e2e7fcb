// The aggregate of tasks, and what its policy says to a caller.
import { audienceOf } from '@practicum/shared/access/audience'
import { allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import { taskDecider } from '@practicum/shared/features/tasks/tasks.decider'
import { taskEvents } from '@practicum/shared/features/tasks/tasks.events'
import { taskFacts, taskPolicy } from '@practicum/shared/features/tasks/tasks.policy'
import type { TaskState } from '@practicum/shared/features/tasks/tasks.state'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'

export const taskAggregate = { catalog: taskEvents, decider: taskDecider, audience } as const

function audience(state: TaskState): readonly string[] {
  return state.status === 'unknown' ? [] : audienceOf(taskPolicy.see, taskFacts(state))
}

/** What is not yours does not exist; what you see but may not change is forbidden. */
export function authorize(
  principal: Principal,
  state: TaskState,
  wanted: 'see' | 'change' | 'close',
): Refusal | undefined {
  const missing = refuse('not_found', {}, { kind: 'missing' })
  if (state.status === 'unknown' || state.status === 'deleted') return missing
  const facts = taskFacts(state)
  if (!allows(taskPolicy.see, principal, facts)) return missing
  if (allows(taskPolicy[wanted], principal, facts)) return undefined
  return refuse(wanted === 'close' ? 'task.not_assignee' : 'forbidden', {}, { kind: 'forbidden' })
}
