// One question of those who sign up, with the field that its type asks for.
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import MuiTextField from '@mui/material/TextField'
import type { SurveyQuestion } from '@practicum/shared/features/signup-questions/survey.contract'
import { useId } from 'react'
import type { Control } from 'react-hook-form'
import { MonthField } from '../../ui/form/MonthField'
import { type BoundField, useField } from '../../ui/form/use-field'
import type { AnswerValue, ExperienceForm } from './experience-values'
import { useExperienceWords } from './experience-words'

interface QuestionFieldProps {
  readonly control: Control<ExperienceForm>
  readonly question: SurveyQuestion
  /** Below the question. */
  readonly note?: string | undefined
}

interface Shown extends BoundField<AnswerValue> {
  readonly question: SurveyQuestion
  /** Of the label, and of what is said of the field. */
  readonly label: string
  readonly told: string
  readonly change: (changes: Partial<AnswerValue>) => void
}

export function QuestionField({ control, question, note }: QuestionFieldProps) {
  const field = useField<ExperienceForm, AnswerValue>({ control, name: `answers.${question.id}` })
  const id = useId()
  const [label, told] = [`${id}-label`, `${id}-told`]
  const { body, required, fieldtype } = question
  const { error, value } = field
  const shown: Shown = {
    ...{ ...field, question, label, told },
    change: changes => field.onChange({ ...value, ...changes }),
  }
  const isGroup = fieldtype.name === 'single' || fieldtype.name === 'multiple'
  return (
    <FormControl fullWidth error={error !== undefined} component={isGroup ? 'fieldset' : 'div'}>
      {fieldtype.name !== 'agree' && (
        <FormLabel
          id={label}
          component={isGroup ? 'legend' : 'div'}
          required={required}
          sx={{ mb: 0.75, color: 'text.primary', fontWeight: 500, lineHeight: 1.4 }}
        >
          {body}
        </FormLabel>
      )}
      {note && <FormHelperText sx={{ mx: 0, mt: 0, mb: 1 }}>{note}</FormHelperText>}
      <Answer {...shown} />
      <FormHelperText id={told} sx={{ mx: 0, '&:empty': { display: 'none' } }}>
        {error}
      </FormHelperText>
    </FormControl>
  )
}

function Answer(shown: Shown) {
  switch (shown.question.fieldtype.name) {
    case 'single':
      return <OneValue {...shown} />
    case 'multiple':
      return <SomeValues {...shown} />
    case 'agree':
      return <Agreement {...shown} />
    case 'monthYearDate':
      return (
        <MonthField
          value={shown.value.value_date}
          onChange={value_date => shown.change({ value_date })}
          label={shown.label}
          told={shown.told}
          isWrong={shown.error !== undefined}
        />
      )
    case 'numeric':
      return <Text {...shown} text={digitsOf(shown)} take={text => takeDigits(shown, text)} />
    default:
      return <Text {...shown} text={shown.value.value_text} take={value_text => shown.change({ value_text })} />
  }
}

const wrongOf = ({ error, told }: Shown) => ({
  'aria-invalid': error !== undefined,
  ...(error !== undefined && { 'aria-describedby': told }),
})

const digitsOf = ({ value: { value_int } }: Shown): string => (value_int === null ? '' : String(value_int))

const DIGITS_MAX = 6
/** All of a pasted text or nothing. */
const takeDigits = ({ change }: Shown, text: string): void => {
  if (/^\d*$/.test(text.trim())) change({ value_int: text.trim() === '' ? null : Number(text) })
}

interface TextProps extends Shown {
  readonly text: string
  readonly take: (text: string) => void
}

const LINE_MAX = 200
const TEXT_MAX = 4000

function Text(props: TextProps) {
  const { question, text, take, label, onBlur, ref, error } = props
  const { name } = question.fieldtype
  const isLong = name === 'text'
  const isNumber = name === 'numeric'
  return (
    <MuiTextField
      fullWidth
      hiddenLabel
      multiline={isLong}
      {...(isLong && { minRows: 3 })}
      value={text}
      onChange={event => take(event.target.value)}
      onBlur={onBlur}
      inputRef={ref}
      error={error !== undefined}
      slotProps={{
        htmlInput: {
          ...wrongOf(props),
          'aria-labelledby': label,
          'aria-required': question.required,
          maxLength: isLong ? TEXT_MAX : isNumber ? DIGITS_MAX : LINE_MAX,
          ...(isNumber && { inputMode: 'numeric' as const, autoComplete: 'off' }),
        },
      }}
      {...(isNumber && { sx: { maxWidth: 160 } })}
    />
  )
}

function OneValue(props: Shown) {
  const { question, value, change, label, onBlur, ref } = props
  const [chosen = ''] = value.value_ids
  return (
    <>
      <RadioGroup
        aria-labelledby={label}
        value={chosen}
        onChange={(_event, one) => change({ value_ids: [one] })}
        onBlur={onBlur}
      >
        {question.values.map(({ id, value: text }, index) => (
          <FormControlLabel
            key={id}
            value={id}
            label={text}
            control={<Radio slotProps={{ input: { ...wrongOf(props), ...(index === 0 && { ref }) } }} />}
          />
        ))}
      </RadioGroup>
      <OtherText {...props} />
    </>
  )
}

function SomeValues(props: Shown) {
  const { question, value, change, onBlur, ref } = props
  const { value_ids: chosen } = value
  const toggle = (id: string, ticked: boolean): void =>
    change({ value_ids: ticked ? [...chosen, id] : chosen.filter(one => one !== id) })
  return (
    <>
      <FormGroup onBlur={onBlur} sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {question.values.map(({ id, value: text }, index) => (
          <FormControlLabel
            key={id}
            label={text}
            control={
              <Checkbox
                checked={chosen.includes(id)}
                onChange={(_event, ticked) => toggle(id, ticked)}
                slotProps={{ input: { ...wrongOf(props), ...(index === 0 && { ref }) } }}
              />
            }
          />
        ))}
      </FormGroup>
      <OtherText {...props} />
    </>
  )
}

/** Asked for by a value that leaves it open. */
function OtherText({ question, value, change }: Shown) {
  const words = useExperienceWords()
  const isOpen = question.values.some(({ id, is_other }) => is_other && value.value_ids.includes(id))
  if (!isOpen) return null
  return (
    <MuiTextField
      fullWidth
      label={words.other}
      value={value.other_text}
      onChange={event => change({ other_text: event.target.value })}
      error={false}
      slotProps={{ htmlInput: { maxLength: 500 } }}
      sx={{ mt: 1.5 }}
    />
  )
}

function Agreement(props: Shown) {
  const { question, value, change, onBlur, ref } = props
  return (
    <FormControlLabel
      required={question.required}
      label={question.body}
      control={
        <Checkbox
          checked={value.value_int === 1}
          onChange={(_event, ticked) => change({ value_int: ticked ? 1 : null })}
          onBlur={onBlur}
          slotProps={{ input: { ref, ...wrongOf(props), required: false } }}
        />
      }
    />
  )
}
