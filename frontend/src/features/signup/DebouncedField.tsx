// A field for text that is taken half a second after the last key, and at once when the field is left or goes.
import MuiTextField from '@mui/material/TextField'
import { useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { TextFieldProps } from '../../ui/form/TextField'
import { useField } from '../../ui/form/use-field'

/** In milliseconds. */
export const DEBOUNCED_MS = 500

export function DebouncedField<Values extends FieldValues>(
  props: Pick<TextFieldProps<Values>, 'control' | 'name' | 'label' | 'help' | 'required' | 'max' | 'autoComplete'>,
) {
  const { label, help, max, required, autoComplete } = props
  const { value, onChange, onBlur, ref, error } = useField<Values, string>(props)
  const [typed, setTyped] = useState<string>()
  const waiting = useRef<() => void>(undefined)
  waiting.current = typed === undefined ? undefined : () => onChange(typed)
  const take = (): void => {
    waiting.current?.()
    setTyped(undefined)
  }
  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(take, DEBOUNCED_MS)
    return () => clearTimeout(timer)
  })
  useEffect(() => () => waiting.current?.(), [])
  return (
    <MuiTextField
      {...{ label, autoComplete }}
      fullWidth
      inputRef={ref}
      required={required ?? false}
      value={typed ?? value}
      onChange={event => setTyped(event.target.value)}
      onBlur={() => {
        take()
        onBlur()
      }}
      error={error !== undefined}
      helperText={error ?? help}
      slotProps={{ htmlInput: { maxLength: max } }}
    />
  )
}
