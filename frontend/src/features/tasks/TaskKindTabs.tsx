// The two tabs of the task modal: a general task, or an evaluation by a form. An existing task stays of its kind.
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslate } from 'react-admin'
import type { TaskFormState } from './use-task-form'

export interface TaskKindTabsProps {
  readonly form: TaskFormState
  readonly fixed: boolean
}

export function TaskKindTabs({ form, fixed }: TaskKindTabsProps) {
  const translate = useTranslate()
  const { evaluation, course } = form.values
  const locked = fixed || course !== null
  return (
    <Tabs
      value={evaluation ? 'evaluation' : 'general'}
      onChange={(_event, kind: string) => form.change({ evaluation: kind === 'evaluation' })}
      aria-label={translate('tasks.form.tabs.label')}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      <Tab value="general" label={translate('tasks.form.tabs.general')} disabled={locked && evaluation} />
      <Tab value="evaluation" label={translate('tasks.form.tabs.evaluation')} disabled={locked && !evaluation} />
    </Tabs>
  )
}
