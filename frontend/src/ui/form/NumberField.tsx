// A field for a number: null while it is empty, and no number while something else stands in it.
import MuiTextField from '@mui/material/TextField'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from './use-field'

export function NumberField<Values extends FieldValues>(props: FieldProps<Values, number | null>) {
  const { label, help, disabled, required } = props
  const { value, onChange, error, ref, onBlur } = useField<Values, number | null>(props)
  const [typed, setTyped] = useState(textOf(value))
  return (
    <MuiTextField
      fullWidth
      label={label}
      inputRef={ref}
      disabled={disabled ?? false}
      required={required ?? false}
      // What was put into the form otherwise, by a draft, goes before what was typed.
      value={Object.is(numberOf(typed), value) ? typed : textOf(value)}
      onChange={event => {
        setTyped(event.target.value)
        onChange(numberOf(event.target.value))
      }}
      onBlur={onBlur}
      error={error !== undefined}
      helperText={error ?? help}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
    />
  )
}

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text))
const textOf = (value: number | null): string => (value === null || Number.isNaN(value) ? '' : String(value))
