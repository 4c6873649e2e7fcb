// A field for text, on one line or several.
import MuiTextField, { type TextFieldProps as MuiTextFieldProps } from '@mui/material/TextField'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from './use-field'

export interface TextFieldProps<Values extends FieldValues>
  extends FieldProps<Values, string>,
    Pick<MuiTextFieldProps, 'autoComplete' | 'autoFocus' | 'multiline' | 'onFocus' | 'sx' | 'type'> {
  readonly minRows?: number
  readonly max?: number
}

export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { control: _control, name: _name, deps: _deps, help, max, disabled, required, ...shown } = props
  const { value, onChange, error, ref, onBlur } = useField<Values, string>(props)
  return (
    <MuiTextField
      {...shown}
      fullWidth
      inputRef={ref}
      disabled={disabled ?? false}
      required={required ?? false}
      value={value}
      onChange={event => onChange(event.target.value)}
      onBlur={onBlur}
      error={error !== undefined}
      helperText={error ?? help}
      slotProps={{ htmlInput: { maxLength: max } }}
    />
  )
}
