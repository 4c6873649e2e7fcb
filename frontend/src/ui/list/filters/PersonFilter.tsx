// Narrows a list to one person, found by their name among those whom the reader works with.
import TextField from '@mui/material/TextField'
import type { Role } from '@practicum/shared/access/roles'
import { availableUsers } from '@practicum/shared/features/people/people.contract'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useRead } from '../../../providers/use-query'
import { lazyWithRetry } from '../../lazy-with-retry'
import { FilterChip, useFilterValues } from './FilterChip'
import type { PersonSearchProps } from './PersonSearch'

/** With the field that offers people, which no list needs before. */
const PersonSearch = lazyWithRetry(() => import('./PersonSearch'))

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
        <Search
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

/** What is typed before the search is there is searched for then. */
function Search(props: Omit<PersonSearchProps, 'typed' | 'onTyped'>) {
  const [typed, setTyped] = useState('')
  const early = (
    <TextField
      autoFocus
      label={props.label}
      value={typed}
      onChange={event => setTyped(event.target.value)}
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
    />
  )
  return (
    <Suspense fallback={early}>
      <PersonSearch {...props} typed={typed} onTyped={setTyped} />
    </Suspense>
  )
}
