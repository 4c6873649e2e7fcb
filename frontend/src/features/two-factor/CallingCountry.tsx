// One of all countries that have telephone numbers, in the browser's own menu.
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { useCallingCountries } from '../../ui/form/calling-countries'
import type { BoundText } from '../../ui/form/use-first-form'

export function CallingCountry({ label, value, error, onChange }: BoundText & { readonly label: string }) {
  const id = useId()
  const countries = useCallingCountries()
  return (
    <FormControl error={error !== undefined} fullWidth>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <NativeSelect
        value={value}
        onChange={event => onChange(event.target.value)}
        input={<OutlinedInput notched label={label} />}
        inputProps={{ id, autoComplete: 'country', 'aria-describedby': error ? `${id}-error` : undefined }}
      >
        {countries.map(({ id: code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </NativeSelect>
      {error && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
    </FormControl>
  )
}
