// One field of a public form with its error beside it; lighter than a text field that can also be a menu.
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId } from 'react'

export interface FieldProps {
  readonly label: string
  readonly type: 'email' | 'password' | 'text' | 'tel'
  readonly autoComplete: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
  readonly maxLength?: number
  readonly inputMode?: 'numeric' | 'text'
  readonly onKeyDown?: (event: KeyboardEvent) => void
  readonly onPaste?: (event: ClipboardEvent) => void
  readonly autoFocus?: boolean
  readonly end?: ReactNode
}

export function Field({ label, type, autoComplete, value, error, onChange, ...more }: FieldProps) {
  const id = useId()
  const { maxLength, inputMode, onKeyDown, onPaste, autoFocus = false, end } = more
  return (
    <FormControl error={error !== undefined} fullWidth>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        type={type}
        autoComplete={autoComplete}
        value={value}
        onChange={event => onChange(event.target.value)}
        endAdornment={end}
        autoFocus={autoFocus}
        inputProps={{ maxLength, inputMode, onKeyDown, onPaste }}
        aria-describedby={error ? `${id}-error` : undefined}
        required
      />
      {error && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
    </FormControl>
  )
}
