// How a task repeats; fixed once it exists.
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { addDays } from '@practicum/shared/kernel/dates'
import { type Control, useWatch } from 'react-hook-form'
import { DayField } from '../../ui/form/DayField'
import { NumberField } from '../../ui/form/NumberField'
import { SwitchField } from '../../ui/form/SwitchField'
import { useFields } from '../../ui/form/use-fields'
import type { TaskValues } from './task-form'

export interface TaskRepeatFieldsProps {
  readonly control: Control<TaskValues>
  readonly today: string
  readonly fixed: boolean
}

export function TaskRepeatFields({ control, today, fixed }: TaskRepeatFieldsProps) {
  const { bind, words } = useFields(control, 'tasks.form')
  const repeatOn = useWatch({ control, name: 'repeat_on' })
  if (fixed && repeatOn === 'single') return null
  const kinds = { ...bind('repeat_on'), disabled: fixed }
  return (
    <Stack spacing={2}>
      <SwitchField {...kinds} choices={['single', 'schedule']} />
      {fixed && (
        <Typography variant="body2" color="textSecondary">
          {words('repeat_fixed')}
        </Typography>
      )}
      {repeatOn !== 'single' && (
        <>
          <SwitchField {...kinds} label={words('on_complete')} choices={['schedule', 'complete']} />
          <NumberField {...bind('repeat_days')} disabled={fixed} required />
        </>
      )}
      {repeatOn === 'schedule' && (
        <DayField {...bind('repeat_until')} min={addDays(today, 1)} disabled={fixed} required />
      )}
    </Stack>
  )
}
