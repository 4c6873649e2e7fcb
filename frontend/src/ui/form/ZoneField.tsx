// One time zone of all there are, found by typing a part of its name.
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { zoneNames } from '@practicum/shared/kernel/zones'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from './use-field'

export function ZoneField<Values extends FieldValues>({ label, help, ...props }: FieldProps<Values, string>) {
  const { value, onChange, onBlur, ref, error } = useField<Values, string>(props)
  return (
    <Autocomplete<string, false, true>
      disableClearable
      options={zoneNames}
      value={value}
      onChange={(_event, zone) => onChange(zone)}
      onBlur={onBlur}
      renderInput={params => (
        <TextField
          {...params}
          inputRef={ref}
          label={label}
          required
          error={error !== undefined}
          helperText={error ?? help}
        />
      )}
    />
  )
}
