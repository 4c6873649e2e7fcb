// Looks up what a task is to be about: each feature finds its own things.
import type { Assignable } from '@practicum/shared/access/assignable'
import type { Principal } from '@practicum/shared/access/principal'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import type { Executor } from '../../execution/executor'
import type { CommandSlots } from '../../execution/feature'

interface Link {
  readonly assignable_type?: Assignable['type'] | null | undefined
  readonly assignable_id?: string | null | undefined
}

export interface Linking {
  readonly executor: Executor
  readonly assignables: CommandSlots['assignables']
  readonly principal: Principal
}

/** null: about nothing but itself. A missing id of a form is told by the rules of the task form. */
export async function linkedOf(
  { executor, assignables, principal }: Linking,
  { assignable_type: type, assignable_id: id }: Link,
): Promise<Assignable | null | Refusal> {
  if (!id && (!type || type === 'Form')) return null
  const found = type && id ? await assignables[type]?.({ executor, principal, id }) : undefined
  return found ?? refuse('task.assignable_unknown', {}, { field: 'assignable_id' })
}
