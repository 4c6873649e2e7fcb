// Narrows the list to one organization, found by its name: for those who see all of them.
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { organizationNames } from '@practicum/shared/features/organizations/organizations.contract'
import { useTranslate } from 'react-admin'
import { useRead } from '../../providers/use-query'
import { FilterChip, useFilterValues } from '../../ui/list/filters/FilterChip'

const FIELD = 'organization_id'

export default function OrganizationFilter() {
  const translate = useTranslate()
  const [values, set] = useFilterValues()
  const read = useRead(organizationNames, {})
  const all = read.data?.data ?? []
  const chosen = values[FIELD]
  const name = all.find(({ id }) => id === chosen)?.name ?? translate('app.list.filter.looking')
  const label = translate('invitations.field.organization_id')
  return (
    <FilterChip
      label={label}
      value={chosen === undefined ? undefined : name}
      onClear={() => set({ [FIELD]: undefined })}
    >
      {close => (
        <Autocomplete
          options={all}
          openOnFocus
          loading={read.isLoading}
          loadingText={translate('app.list.filter.looking')}
          noOptionsText={translate(read.isError ? 'app.errors.list' : 'invitations.find_organization')}
          getOptionLabel={one => one.name}
          getOptionKey={one => one.id}
          onChange={(_event, one) => {
            if (one) set({ [FIELD]: one.id })
            close()
          }}
          renderInput={params => <TextField {...params} label={label} autoFocus />}
        />
      )}
    </FilterChip>
  )
}
