// Narrows a list to one of many things, found by a part of its name, such as an organization of all.
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { FilterChip, useFilterValues } from './FilterChip'

export interface LongChoiceFilterProps {
  /** The filter that takes the id. */
  readonly field: string
  readonly label: string
  /** Undefined until they have been read. */
  readonly choices: readonly { readonly id: string; readonly name: string }[] | undefined
  readonly failed: boolean
  /** Said where none is called what is typed. */
  readonly none: string
}

export function LongChoiceFilter({ field, label, choices, failed, none }: LongChoiceFilterProps) {
  const translate = useTranslate()
  const [values, set] = useFilterValues()
  const chosen = values[field]
  const name = choices?.find(({ id }) => id === chosen)?.name ?? translate('app.list.filter.looking')
  return (
    <FilterChip
      label={label}
      value={chosen === undefined ? undefined : name}
      onClear={() => set({ [field]: undefined })}
    >
      {close => (
        <Autocomplete
          options={choices ?? []}
          openOnFocus
          loading={choices === undefined && !failed}
          loadingText={translate('app.list.filter.looking')}
          noOptionsText={failed ? translate('app.errors.list') : none}
          getOptionLabel={one => one.name}
          getOptionKey={one => one.id}
          onChange={(_event, one) => {
            if (one) set({ [field]: one.id })
            close()
          }}
          renderInput={params => <TextField {...params} label={label} autoFocus />}
        />
      )}
    </FilterChip>
  )
}
