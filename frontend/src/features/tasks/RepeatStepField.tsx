// After how many days a task repeats: the usual weeks by one press, anything else as a number.
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useTranslate } from 'react-admin'
import { type Control, useController } from 'react-hook-form'
import * as Form from '../../ui/form/dialog'
import type { FieldProps } from '../../ui/form/use-field'
import { USUAL_WEEKS, WEEK } from './repeat-steps'
import type { TaskValues } from './TaskFields'

interface RepeatStepFieldProps extends FieldProps<TaskValues, number | null> {
  readonly control: Control<TaskValues>
}

export function RepeatStepField(props: RepeatStepFieldProps) {
  const translate = useTranslate()
  const { field } = useController({ control: props.control, name: 'repeat_days' })
  return (
    <div>
      <Form.NumberField {...props} required />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {USUAL_WEEKS.map(weeks => (
          <Choice
            key={weeks}
            label={translate('tasks.form.step_weeks', { smart_count: weeks })}
            chosen={field.value === weeks * WEEK}
            onChoose={() => field.onChange(weeks * WEEK)}
          />
        ))}
      </Box>
    </div>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly chosen: boolean
  readonly onChoose: () => void
}

const Choice = ({ label, chosen, onChoose }: ChoiceProps) => (
  <Chip
    size="small"
    label={label}
    variant={chosen ? 'filled' : 'outlined'}
    color={chosen ? 'primary' : 'default'}
    aria-pressed={chosen}
    onClick={onChoose}
  />
)
