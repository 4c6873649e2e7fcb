// Narrows a list to one person, found by their name among those whom the reader works with.
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import type { PopperProps } from '@mui/material/Popper'
import TextField from '@mui/material/TextField'
import type { Role } from '@practicum/shared/access/roles'
import { type AvailableUser, availableUsers } from '@practicum/shared/features/people/people.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useRead } from '../../../providers/use-query'
import { useSettled } from '../../use-settled'
import { FilterChip, useFilterValues } from './FilterChip'

const OFFERED = 20
const TYPING_MS = 300

export interface PersonFilterProps {
  /** The filter that takes the id. */
  readonly field: string
  readonly label: string
  /** Absent: every role. */
  readonly roles?: readonly Role[]
}

export function PersonFilter({ field, label, roles }: PersonFilterProps) {
  const translate = useTranslate()
  const [values, set] = useFilterValues()
  const id = values[field]
  const known = useRead(availableUsers, { query: { ids: [String(id)] } }, { enabled: typeof id === 'string' })
  const name = known.data?.[0]?.name ?? translate(known.data ? 'app.list.filter.somebody' : 'app.list.filter.looking')
  return (
    <FilterChip label={label} value={id === undefined ? undefined : name} onClear={() => set({ [field]: undefined })}>
      {close => (
        <PersonSearch
          label={label}
          roles={roles}
          onClose={close}
          onPick={person => {
            set({ [field]: person.id })
            close()
          }}
        />
      )}
    </FilterChip>
  )
}

/** Whom one may choose stands in the panel itself, not in another layer over it. */
const InPlace = ({ children }: Pick<PopperProps, 'children'>) => (
  <Box sx={{ mt: 1, '& .MuiPaper-root': { boxShadow: 'none' } }}>
    {typeof children === 'function' ? children({ placement: 'bottom' }) : children}
  </Box>
)

interface PersonSearchProps {
  readonly label: string
  readonly roles: readonly Role[] | undefined
  readonly onPick: (person: AvailableUser) => void
  readonly onClose: () => void
}

function PersonSearch({ label, roles, onPick, onClose }: PersonSearchProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const wanted = typed.trim()
  const search = useSettled(wanted, TYPING_MS)
  const query = { limit: OFFERED, ...(search !== '' && { search }), ...(roles && { roles: [...roles] }) }
  const found = useRead(availableUsers, { query })
  // Who works in two positions is one person here.
  const people = [...new Map((found.data ?? []).map(person => [person.id, person])).values()]
  return (
    <Autocomplete<AvailableUser>
      open
      slots={{ popper: InPlace }}
      options={search === wanted ? people : []}
      value={null}
      inputValue={typed}
      onInputChange={(_event, value, reason) => reason !== 'reset' && setTyped(value)}
      onChange={(_event, person) => person && onPick(person)}
      // Its list takes the key that closes the panel.
      onClose={(_event, why) => why === 'escape' && onClose()}
      filterOptions={all => all}
      getOptionLabel={person => person.name}
      getOptionKey={person => person.id}
      loading={found.isLoading || search !== wanted}
      loadingText={translate('app.list.filter.looking')}
      noOptionsText={translate('app.list.filter.nobody')}
      renderInput={params => <TextField {...params} label={label} autoFocus />}
    />
  )
}
