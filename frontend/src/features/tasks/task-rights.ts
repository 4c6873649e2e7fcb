// Who is offered which intent on a task; the server decides the same again.
import type { TaskView } from '@practicum/shared/features/tasks/tasks.views'
import type { Me } from '../../providers/me'

export const mayClose = (task: TaskView, { user }: Pick<Me, 'user'>): boolean =>
  task.status === 'incomplete' &&
  task.assignee_id === user.id &&
  (task.published || task.self_assigned) &&
  !user.is_impersonating

export const mayEdit = (task: TaskView, { user, role }: Pick<Me, 'user' | 'role'>): boolean =>
  task.status === 'incomplete' && (task.creator_id === user.id || role === 'coordinator')

/** What a task is called: its words, else what it is about. */
export const titleOf = ({ description, assignable_name }: TaskView, untitled: string): string =>
  description || assignable_name || untitled

export const inSeries = (task: TaskView): boolean => task.tasks_in_series_count > 1

/** A form or a course is completed where it is filled in. */
export const completedElsewhere = (task: TaskView): string | undefined => {
  const linked = task.assignable_type === 'Form' || task.assignable_type === 'CeCourse'
  return linked ? (task.assignable_url ?? undefined) : undefined
}
