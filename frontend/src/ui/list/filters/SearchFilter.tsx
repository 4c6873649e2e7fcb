// Narrows a list to one of very many things, found by its name: the search comes when it is first opened, and loses nothing of what is typed before.
import TextField from '@mui/material/TextField'
import { type ReactNode, Suspense, useState } from 'react'
import { FilterChip, useFilterValues } from './FilterChip'
import type { FoundInPanelProps } from './FoundInPanel'

/** What the search of a kind of things is handed. */
export type SearchProps = Pick<FoundInPanelProps<never>, 'label' | 'typed' | 'onTyped' | 'onClose'> & {
  readonly onPick: (id: string) => void
}

export interface SearchFilterProps {
  /** The filter that takes the id. */
  readonly field: string
  readonly label: string
  /** What the one that is chosen is called. */
  readonly name: string
  /** Fetched on demand. */
  readonly search: (props: SearchProps) => ReactNode
}

export function SearchFilter({ field, label, name, search }: SearchFilterProps) {
  const [values, set] = useFilterValues()
  return (
    <FilterChip
      label={label}
      value={values[field] === undefined ? undefined : name}
      onClear={() => set({ [field]: undefined })}
    >
      {close => (
        <Search
          label={label}
          search={search}
          onClose={close}
          onPick={id => {
            set({ [field]: id })
            close()
          }}
        />
      )}
    </FilterChip>
  )
}

interface OpenedProps extends Pick<SearchProps, 'label' | 'onPick' | 'onClose'> {
  readonly search: SearchFilterProps['search']
}

/** What is typed before the search is there is searched for then. */
function Search({ search, ...props }: OpenedProps) {
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
  return <Suspense fallback={early}>{search({ ...props, typed, onTyped: setTyped })}</Suspense>
}
