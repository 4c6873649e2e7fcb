// A box to be ticked: yes or no, or one of two values of a choice.
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from './use-field'

export interface SwitchFieldProps<Values extends FieldValues, Value> extends FieldProps<Values, Value> {
  /** The values while it is not ticked, and when it is; absent: false and true. */
  readonly choices?: readonly [off: Value, on: Value]
}

export function SwitchField<Values extends FieldValues, Value = boolean>({
  choices: [off, on] = [false as Value, true as Value],
  ...props
}: SwitchFieldProps<Values, Value>) {
  const { value, onChange, error, ref, onBlur } = useField<Values, Value>(props)
  return (
    <FormControl error={error !== undefined} disabled={props.disabled ?? false}>
      <FormControlLabel
        control={
          <Checkbox
            checked={value !== off}
            onChange={(_event, ticked) => onChange(ticked ? on : off)}
            onBlur={onBlur}
            slotProps={{ input: { ref, 'aria-invalid': error !== undefined } }}
          />
        }
        label={props.label}
      />
      {(error ?? props.help) && <FormHelperText>{error ?? props.help}</FormHelperText>}
    </FormControl>
  )
}
