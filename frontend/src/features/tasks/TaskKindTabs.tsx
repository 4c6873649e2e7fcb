// The two tabs of the task modal: a general task, or an evaluation by a form. What exists, or is about a course, stays of its kind.
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslate } from 'react-admin'
import { type Control, useController } from 'react-hook-form'
import type { TaskValues } from './task-form'

export interface TaskKindTabsProps {
  readonly control: Control<TaskValues>
  readonly fixed: boolean
}

export function TaskKindTabs({ control, fixed }: TaskKindTabsProps) {
  const translate = useTranslate()
  const { field } = useController({ control, name: 'assignable_type' })
  const evaluation = field.value === 'Form'
  return (
    <Tabs
      value={evaluation ? 'evaluation' : 'general'}
      onChange={(_event, kind: string) => field.onChange(kind === 'evaluation' ? 'Form' : null)}
      aria-label={translate('tasks.form.tabs.label')}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      <Tab value="general" label={translate('tasks.form.tabs.general')} disabled={fixed && evaluation} />
      <Tab value="evaluation" label={translate('tasks.form.tabs.evaluation')} disabled={fixed && !evaluation} />
    </Tabs>
  )
}
