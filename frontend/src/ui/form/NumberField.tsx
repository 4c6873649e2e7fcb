// A field for a whole number: null while it is empty. What is no digit is not taken.
import MuiTextField from '@mui/material/TextField'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from './use-field'

export interface NumberFieldProps<Values extends FieldValues> extends FieldProps<Values, number | null> {
  /** It may be below zero: a minus is taken before the digits. */
  readonly signed?: boolean
}

export function NumberField<Values extends FieldValues>(props: NumberFieldProps<Values>) {
  const { label, help, disabled, required, signed = false } = props
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
        const text = event.target.value.trim()
        // All of a pasted text or nothing: 7.5 without its point would be another number.
        if (!(signed ? SIGNED : DIGITS).test(text)) return
        setTyped(text)
        onChange(numberOf(text))
      }}
      onBlur={onBlur}
      error={error !== undefined}
      helperText={error ?? help}
      // A keyboard of digits alone has no minus.
      slotProps={{ htmlInput: { inputMode: signed ? 'text' : 'numeric', autoComplete: 'off' } }}
    />
  )
}

const DIGITS = /^\d*$/
const SIGNED = /^-?\d*$/

/** A minus alone is the beginning of one, and no number. */
const numberOf = (text: string): number | null => (text === '' ? null : text === '-' ? Number.NaN : Number(text))
const textOf = (value: number | null): string => (value === null || Number.isNaN(value) ? '' : String(value))
