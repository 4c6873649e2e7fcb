// Who is offered which intent on a task, by the policy that the server decides with.
import { allows } from '@practicum/shared/access/policy'
import { type TaskFacts, taskPolicy } from '@practicum/shared/features/tasks/tasks.policy'
import { isReopenable } from '@practicum/shared/features/tasks/tasks.series'
import type { TaskSummary, TaskView } from '@practicum/shared/features/tasks/tasks.views'
import { askerOf, type Me } from '../../providers/me'

type Reader = Pick<Me, 'user' | 'role' | 'position'>

/** What one sees belongs to the organization one works for. */
const factsOf = (task: TaskSummary, { position }: Reader): TaskFacts => ({
  organizationId: position.organization.id,
  creatorPositionId: task.creator?.position_id ?? null,
  assigneePositionId: task.assignee.position_id,
  published: task.published,
  selfAssigned: task.self_assigned,
})

function may(policy: 'close' | 'change', task: TaskSummary, reader: Reader): boolean {
  const asker = askerOf(reader)
  const facts = factsOf(task, reader)
  return allows(taskPolicy.see, asker, facts) && allows(taskPolicy[policy], asker, facts)
}

/** An assignee who reads it before its day waits for that day. */
export const mayClose = (task: TaskSummary, reader: Reader): boolean =>
  task.status === 'incomplete' &&
  (task.published || task.self_assigned) &&
  !reader.user.is_impersonating &&
  may('close', task, reader)

/** Whoever asked somebody else for it, once they can see it. */
export const mayRemind = (task: TaskSummary, reader: Reader): boolean =>
  task.status === 'incomplete' &&
  task.published &&
  !task.self_assigned &&
  task.assignee.id !== reader.user.id &&
  !reader.user.is_impersonating &&
  may('change', task, reader)

/** Whoever closed it, and where nothing has begun with that. */
export const mayReopen = (task: TaskSummary, reader: Reader): boolean =>
  task.status !== 'incomplete' &&
  isReopenable({ status: task.status, repeatOn: task.repeat_on }) &&
  !reader.user.is_impersonating &&
  may('close', task, reader)

export const mayEdit = (task: TaskSummary, reader: Reader): boolean =>
  task.status === 'incomplete' && may('change', task, reader)

/** Whoever asked for it may do so again; a course is handed out on its own page. */
export const mayDuplicate = (task: TaskSummary, { position }: Reader): boolean =>
  task.creator?.position_id === position.id && task.assignable_type !== 'CeCourse'

/** What a task is called: its words, else what it is about. */
export const titleOf = ({ description, assignable_name }: TaskSummary, untitled: string): string =>
  description || assignable_name || untitled

export const isRepeatedInstance = (task: TaskView): boolean => task.parent_id !== null || task.repeated_by !== null
/** Before it has come, and never of a repeated instance. */
export const mayEditStart = (task: TaskView): boolean => !task.published && !isRepeatedInstance(task)

export const inSeries = (task: TaskView): boolean => task.tasks_in_series_count > 1

/** A form or a course is completed where it is filled in. */
export const completedElsewhere = (task: TaskSummary): string | undefined => {
  const linked = task.assignable_type === 'Form' || task.assignable_type === 'CeCourse'
  return linked ? (task.assignable_url ?? undefined) : undefined
}
