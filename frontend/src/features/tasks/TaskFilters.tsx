// What a list of tasks is narrowed by: the other person, when it is due, and how it stands.
import { TASK_STATUSES } from '@practicum/shared/features/tasks/tasks.views'
import { useTranslate } from 'react-admin'
import { ChoiceFilter } from '../../ui/list/filters/ChoiceFilter'
import { DaysFilter } from '../../ui/list/filters/DaysFilter'
import { PersonFilter } from '../../ui/list/filters/PersonFilter'

export function TaskFilters({ type }: { type: 'assigned' | 'created' }) {
  const translate = useTranslate()
  const other = type === 'assigned' ? 'creator' : 'assignee'
  const label = (field: string): string => translate(`tasks.field.${field}`)
  return (
    <>
      <PersonFilter key={other} field={`${other}_id`} label={label(other)} />
      <DaysFilter field="due" label={label('due_date')} />
      <ChoiceFilter
        field="status"
        label={label('status')}
        choices={TASK_STATUSES.map(value => ({ value, label: translate(`tasks.status.${value}`) }))}
      />
    </>
  )
}
