// After how many days a task repeats: the usual weeks by one press, anything else as a number.
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useTranslate } from 'react-admin'
import * as Form from '../../ui/form/dialog'
import { type FieldProps, useField } from '../../ui/form/use-field'
import { USUAL_WEEKS, WEEK } from './repeat-steps'
import type { TaskValues } from './TaskFields'

export function RepeatStepField(props: FieldProps<TaskValues, number | null>) {
  const translate = useTranslate()
  const { value, onChange } = useField<TaskValues, number | null>(props)
  return (
    <div>
      <Form.NumberField {...props} required />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {USUAL_WEEKS.map(weeks => (
          <Choice
            key={weeks}
            label={translate('tasks.form.step_weeks', { smart_count: weeks })}
            chosen={value === weeks * WEEK}
            onChoose={() => onChange(weeks * WEEK)}
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
