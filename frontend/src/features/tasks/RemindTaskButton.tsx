// Reminds whoever a task is assigned to: on its page, and as a bell in its row.
import { remindTask } from '@practicum/shared/features/tasks/task-intents.contract'
import type { TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import { useMe } from '../../providers/me'
import { RemindButton, type RemindButtonProps, RemindIcon } from '../../ui/RemindButton'
import { useToldIntent } from '../../ui/use-told-intent'
import { mayRemind } from './task-rights'

export function RemindTaskButton({ task }: { task: TaskSummary }) {
  const props = useReminding(task)
  return mayRemind(task, useMe()) ? <RemindButton {...props} /> : null
}

export function RemindTaskIcon({ task }: { task: TaskSummary }) {
  const props = useReminding(task)
  return mayRemind(task, useMe()) ? <RemindIcon {...props} /> : null
}

function useReminding({ id, assignee: { name }, reminded_at }: TaskSummary): RemindButtonProps {
  const { run, running } = useToldIntent(remindTask)
  const remind = (): Promise<void> => run({ params: { id } }, () => ['app.remind.done', { args: { names: name } }])
  return { remindedAt: reminded_at, names: name, running, onRemind: () => void remind() }
}
