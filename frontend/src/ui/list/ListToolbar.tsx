// What narrows a list: the search, the quick filters, and the intents that belong to the whole list.
import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'

/** Milliseconds after the last key before a search is sent. */
export const SEARCH_DEBOUNCE_MS = 500

export interface QuickFilter {
  readonly label: string
  /** Applied together while the chip is on. */
  readonly filter: Readonly<Record<string, unknown>>
}

export interface ListToolbarProps {
  readonly quickFilters: readonly QuickFilter[]
  readonly searchable: boolean
  /** Fields that narrow the list; they fill the first rows, the intents stand at the end of the last. */
  readonly filters: ReactNode
  readonly columns: ReactNode
  readonly intents: ReactNode
}

export function ListToolbar({ quickFilters, searchable, filters, columns, intents }: ListToolbarProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 1.5, mb: 2 }}>
      {searchable && <SearchField />}
      {quickFilters.map(quick => (
        <QuickChip key={quick.label} quick={quick} />
      ))}
      {filters}
      <Box sx={{ flex: 1 }} />
      {columns}
      {intents}
    </Box>
  )
}

function QuickChip({ quick }: { quick: QuickFilter }) {
  const { filterValues, setFilters } = useListContext()
  const keys = Object.keys(quick.filter)
  const on = keys.every(key => JSON.stringify(filterValues[key]) === JSON.stringify(quick.filter[key]))
  const without = Object.fromEntries(Object.entries(filterValues).filter(([key]) => !keys.includes(key)))
  return (
    <Chip
      label={quick.label}
      variant={on ? 'filled' : 'outlined'}
      color={on ? 'primary' : 'default'}
      onClick={() => setFilters(on ? without : { ...filterValues, ...quick.filter })}
      aria-pressed={on}
    />
  )
}

// `q` is what react-admin's dialect of the API calls the search text.
function SearchField() {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const applied = String(filterValues.q ?? '')
  const [typed, setTyped] = useState(applied)
  const latest = useRef({ filterValues, setFilters })
  latest.current = { filterValues, setFilters }

  useEffect(() => setTyped(applied), [applied])
  useEffect(() => {
    if (typed === applied) return
    const timer = setTimeout(() => {
      const { q: _old, ...others } = latest.current.filterValues
      latest.current.setFilters(typed.trim() === '' ? others : { ...others, q: typed })
    }, SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, applied])

  return (
    <TextField
      type="search"
      value={typed}
      onChange={event => setTyped(event.target.value)}
      placeholder={translate('app.list.search')}
      sx={{ width: { xs: '100%', sm: 260 } }}
      slotProps={{
        htmlInput: { 'aria-label': translate('app.list.search') },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
