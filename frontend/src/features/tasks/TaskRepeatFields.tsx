// How a task repeats; fixed once it exists.
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { type Control, useWatch } from 'react-hook-form'
import { DayField } from '../../ui/form/DayField'
import { NumberField } from '../../ui/form/NumberField'
import { SwitchField } from '../../ui/form/SwitchField'
import type { TaskValues } from './task-form'

export interface TaskRepeatFieldsProps {
  readonly control: Control<TaskValues>
  readonly tomorrow: string
  readonly fixed: boolean
}

export function TaskRepeatFields({ control, tomorrow, fixed }: TaskRepeatFieldsProps) {
  const translate = useTranslate()
  const words = (key: string): string => translate(`tasks.form.${key}`)
  const repeatOn = useWatch({ control, name: 'repeat_on' })
  const of = { control, disabled: fixed }
  if (fixed && repeatOn === 'single') return null
  return (
    <Stack spacing={2}>
      <SwitchField {...of} name="repeat_on" label={words('repeats')} choices={['single', 'schedule']} />
      {fixed && (
        <Typography variant="body2" color="textSecondary">
          {words('repeat_fixed')}
        </Typography>
      )}
      {repeatOn !== 'single' && (
        <>
          <SwitchField {...of} name="repeat_on" label={words('on_complete')} choices={['schedule', 'complete']} />
          <NumberField {...of} name="repeat_days" label={words('days')} required />
        </>
      )}
      {repeatOn === 'schedule' && (
        <DayField {...of} name="repeat_until" label={words('until')} min={tomorrow} required />
      )}
    </Stack>
  )
}
