// One question of an exam with what can be chosen, and once it is judged whether that was right.
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import type { CeCourseExam } from '@practicum/shared/features/ce-courses/ce-courses.contract'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import type { Control } from 'react-hook-form'
import { useField } from '../../ui/form/use-field'
import { StatusChip } from '../../ui/StatusChip'
import type { ExamValues } from './exam-form'

interface ExamQuestionProps {
  readonly control: Control<ExamValues>
  readonly question: CeCourseExam['questions'][number]
  readonly index: number
  /** Undefined: it is not judged yet. */
  readonly right: boolean | undefined
}

/** Also once it is judged, and cannot be changed any more. */
const READABLE = {
  '& .MuiFormLabel-root.Mui-disabled, & .MuiFormControlLabel-label.Mui-disabled': { color: 'text.primary' },
} as const

export function ExamQuestion({ control, question, index, right }: ExamQuestionProps) {
  const translate = useTranslate()
  const props = { control, name: `answers.${index}.option_ids` } as const
  const { value = [], onChange, onBlur, ref, error } = useField<ExamValues, string[]>(props)
  const told = useId()
  const { id, text, multiple, options } = question
  const choose = (option: string, chosen: boolean): void => {
    if (!multiple) onChange([option])
    else onChange(chosen ? [...value, option] : value.filter(one => one !== option))
  }
  const Mark = multiple ? Checkbox : Radio
  return (
    <FormControl component="fieldset" error={error !== undefined} disabled={right !== undefined} sx={READABLE}>
      <FormLabel component="legend" sx={{ color: 'text.primary', fontWeight: 600, lineHeight: 1.4 }}>
        {`${index + 1}. ${text}`}
      </FormLabel>
      {multiple && <FormHelperText sx={{ mx: 0 }}>{translate('courses.exam.several')}</FormHelperText>}
      <FormGroup onBlur={onBlur}>
        {options.map((option, nth) => (
          <FormControlLabel
            key={option.id}
            label={option.text}
            control={
              <Mark
                name={id}
                checked={value.includes(option.id)}
                onChange={(_event, chosen) => choose(option.id, chosen)}
                slotProps={{
                  input: {
                    'aria-invalid': error !== undefined,
                    ...(error !== undefined && { 'aria-describedby': told }),
                    ...(nth === 0 && { ref }),
                  },
                }}
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText id={told} sx={{ mx: 0, '&:empty': { display: 'none' } }}>
        {error}
      </FormHelperText>
      {right !== undefined && (
        <Box>
          <StatusChip
            tone={right ? 'success' : 'error'}
            weight={right ? 'done' : 'alert'}
            label={translate(right ? 'courses.exam.right' : 'courses.exam.wrong')}
          />
        </Box>
      )}
    </FormControl>
  )
}
