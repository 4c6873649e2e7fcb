// A field for hours to a quarter: null while it is empty. What can be no number is not taken; a comma is as good as a point.
import MuiTextField from '@mui/material/TextField'
import { HOURS_STEP } from '@practicum/shared/features/training-plans/training-plans.fields'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from '../../ui/form/use-field'
import { useLanguage } from '../../ui/language'

export function HoursField<Values extends FieldValues>(props: FieldProps<Values, number | null>) {
  const translate = useTranslate()
  const point = new Intl.NumberFormat(useLanguage()).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value
  const textOf = (value: number | null): string => (value === null ? '' : String(value).replace('.', point ?? '.'))
  const { value, onChange, error, ref, onBlur } = useField<Values, number | null>(props)
  const [typed, setTyped] = useState(textOf(value))
  const uneven = error !== undefined && value !== null && !Number.isInteger(value / HOURS_STEP)
  return (
    <MuiTextField
      fullWidth
      size="small"
      label={props.label}
      inputRef={ref}
      required={props.required ?? false}
      // What was put into the form otherwise, by a draft, goes before what was typed.
      value={hoursIn(typed) === value ? typed : textOf(value)}
      onChange={event => {
        const text = event.target.value.trim()
        if (!HOURS.test(text)) return
        setTyped(text)
        onChange(hoursIn(text))
      }}
      onBlur={onBlur}
      error={error !== undefined}
      helperText={uneven ? translate('plans.form.hours_fault') : error}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
    />
  )
}

const HOURS = /^\d*[.,]?\d*$/

/** A point alone is the beginning of a number, and none yet. */
const hoursIn = (text: string): number | null => (/\d/.test(text) ? Number(text.replace(',', '.')) : null)
