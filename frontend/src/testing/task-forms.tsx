// The task modal as it is opened for others, for oneself, and for a task that exists; for specs.
import type { CourseTitle } from '@practicum/shared/features/ce-courses/ce-courses.contract'
import type { TaskDetails } from '@practicum/shared/features/tasks/tasks.views'
import EditTaskFormDialog from '../features/tasks/EditTaskFormDialog'
import NewTaskFormDialog from '../features/tasks/NewTaskFormDialog'
import { aTaskInFull } from './fixtures'

export interface TaskFormProps {
  readonly mode: 'create' | 'self' | 'edit'
  /** What is otherwise in the task that is edited. */
  readonly task?: Partial<TaskDetails> | undefined
  readonly course?: CourseTitle
  readonly onClose?: () => void
}

export const TaskForm = ({ mode, task, onClose = () => undefined, ...about }: TaskFormProps) =>
  mode === 'edit' ? (
    <EditTaskFormDialog task={aTaskInFull(task)} onClose={onClose} />
  ) : (
    <NewTaskFormDialog {...{ mode, onClose, ...about }} />
  )
