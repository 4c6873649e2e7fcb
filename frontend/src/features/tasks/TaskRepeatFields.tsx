// How a task repeats; fixed once it exists.
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { DayField } from '../../ui/form/DayField'
import type { TaskFormState } from './use-task-form'

export interface TaskRepeatFieldsProps {
  readonly form: TaskFormState
  readonly tomorrow: string
  readonly fixed: boolean
}

export function TaskRepeatFields({ form, tomorrow, fixed }: TaskRepeatFieldsProps) {
  const translate = useTranslate()
  const { values, errors, change } = form
  if (fixed && !values.repeats) return null
  return (
    <Stack spacing={2}>
      <FormControlLabel
        disabled={fixed}
        control={<Checkbox checked={values.repeats} onChange={(_event, repeats) => change({ repeats })} />}
        label={translate('tasks.form.repeats')}
      />
      {fixed && (
        <Typography variant="body2" color="textSecondary">
          {translate('tasks.form.repeat_fixed')}
        </Typography>
      )}
      {values.repeats && (
        <>
          <FormControlLabel
            disabled={fixed}
            control={<Checkbox checked={values.onComplete} onChange={(_event, onComplete) => change({ onComplete })} />}
            label={translate('tasks.form.on_complete')}
          />
          <TextField
            required
            type="number"
            disabled={fixed}
            label={translate('tasks.form.days')}
            value={values.days ?? ''}
            onChange={event => change({ days: event.target.value === '' ? null : Number(event.target.value) })}
            error={errors.days !== undefined}
            helperText={errors.days}
            slotProps={{ htmlInput: { min: 1, step: 1, inputMode: 'numeric' } }}
          />
          {!values.onComplete && (
            <DayField
              required
              disabled={fixed}
              label={translate('tasks.form.until')}
              value={values.until}
              min={tomorrow}
              error={errors.until}
              onChange={until => change({ until })}
            />
          )}
        </>
      )}
    </Stack>
  )
}
