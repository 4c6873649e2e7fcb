// One of a few choices, all of them in sight.
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from './use-field'

export interface ChoiceFieldProps<Values extends FieldValues, Value> extends FieldProps<Values, Value> {
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  /** Side by side. */
  readonly row?: boolean
}

export function ChoiceField<Values extends FieldValues, Value extends string | number>({
  choices,
  row,
  ...props
}: ChoiceFieldProps<Values, Value>) {
  const id = useId()
  const { value, onChange, error, ref, onBlur } = useField<Values, Value>(props)
  const choose = (key: string): void => {
    const chosen = choices.find(choice => String(choice.value) === key)
    if (chosen) onChange(chosen.value)
  }
  return (
    <FormControl error={error !== undefined} disabled={props.disabled ?? false} required={props.required ?? false}>
      <FormLabel id={id}>{props.label}</FormLabel>
      <RadioGroup
        row={row ?? false}
        aria-labelledby={id}
        aria-invalid={error !== undefined}
        value={String(value)}
        onChange={(_event, key) => choose(key)}
        onBlur={onBlur}
      >
        {choices.map((choice, index) => (
          <FormControlLabel
            key={choice.value}
            value={String(choice.value)}
            control={<Radio slotProps={{ input: index === 0 ? { ref } : {} }} />}
            label={choice.label}
          />
        ))}
      </RadioGroup>
      {(error ?? props.help) && <FormHelperText>{error ?? props.help}</FormHelperText>}
    </FormControl>
  )
}
