// Narrows the directory to sites around a postal code.
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { MILES, MILES_AT_FIRST } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { FilterChip, useFilterValues } from '../../ui/list/filters/FilterChip'

const ZIP = /^\d{5}$/
const textOf = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise)

export function NearFilter() {
  const translate = useTranslate()
  const [{ near_zip, within_miles }, set] = useFilterValues()
  const zip = textOf(near_zip, '')
  const miles = textOf(within_miles, MILES_AT_FIRST)
  return (
    <FilterChip
      label={translate('sites.map.near')}
      value={zip === '' ? undefined : translate('sites.map.near_value', { miles, zip })}
      onClear={() => set({ near_zip: undefined, within_miles: undefined })}
    >
      {close => (
        <Around
          {...{ zip, miles }}
          onApply={chosen => {
            set({ near_zip: chosen.zip, within_miles: chosen.miles })
            close()
          }}
        />
      )}
    </FilterChip>
  )
}

interface Chosen {
  readonly zip: string
  readonly miles: string
}

function Around({ zip, miles, onApply }: Chosen & { onApply: (chosen: Chosen) => void }) {
  const translate = useTranslate()
  const [typed, setTyped] = useState(zip)
  const [chosen, setChosen] = useState(miles)
  const [tried, setTried] = useState(false)
  const fits = ZIP.test(typed.trim())
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (fits) onApply({ zip: typed.trim(), miles: chosen })
  }
  return (
    <form noValidate onSubmit={submit} style={{ display: 'contents' }}>
      <TextField
        autoFocus
        size="small"
        label={translate('sites.map.zip')}
        value={typed}
        error={tried && !fits}
        helperText={translate('sites.map.zip_help')}
        onChange={event => setTyped(event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 5 } }}
      />
      <TextField
        select
        size="small"
        label={translate('sites.map.miles')}
        value={chosen}
        onChange={event => setChosen(event.target.value)}
      >
        {MILES.map(value => (
          <MenuItem key={value} value={value}>
            {value}
          </MenuItem>
        ))}
      </TextField>
      <Button type="submit" variant="contained" size="small">
        {translate('sites.map.apply')}
      </Button>
    </form>
  )
}
