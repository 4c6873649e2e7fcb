// The two tabs of the task modal: a general task, or an evaluation by a form. What exists, or is about a course, stays of its kind.
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import type { TaskView } from '@practicum/shared/features/tasks/tasks.views'
import { useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from '../../ui/form/use-field'

type Kind = TaskView['assignable_type']

export interface TaskKindTabsProps<Values extends FieldValues> extends FieldProps<Values, Kind> {
  readonly fixed: boolean
}

export function TaskKindTabs<Values extends FieldValues>({ fixed, ...props }: TaskKindTabsProps<Values>) {
  const translate = useTranslate()
  const { value, onChange } = useField<Values, Kind>(props)
  const evaluation = value === 'Form'
  return (
    <Tabs
      value={evaluation ? 'evaluation' : 'general'}
      onChange={(_event, kind: string) => onChange(kind === 'evaluation' ? 'Form' : null)}
      aria-label={translate('tasks.form.tabs.label')}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      <Tab value="general" label={translate('tasks.form.tabs.general')} disabled={fixed && evaluation} />
      <Tab value="evaluation" label={translate('tasks.form.tabs.evaluation')} disabled={fixed && !evaluation} />
    </Tabs>
  )
}
