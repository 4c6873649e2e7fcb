// One of all countries that have telephone numbers, in the browser's own menu.
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { callableCountries } from '@practicum/shared/features/two-factor/two-factor.form'
import { useId, useMemo } from 'react'
import type { BoundText } from '../../ui/form/use-first-form'
import { useLanguage } from '../../ui/language'

export function CallingCountry({ label, value, error, onChange }: BoundText & { readonly label: string }) {
  const id = useId()
  const language = useLanguage()
  const countries = useMemo(() => namedIn(language), [language])
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
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </NativeSelect>
      {error && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
    </FormControl>
  )
}

function namedIn(language: string): readonly { readonly code: string; readonly name: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const { compare } = new Intl.Collator(language)
  return callableCountries()
    .map(code => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => compare(a.name, b.name))
}
