// What narrows a list: the search, the quick filters, and the intents that belong to the whole list.
import Close from '@mui/icons-material/Close'
import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { DataProviderContext, useListContext, useTranslate } from 'react-admin'
import type { ListCounting } from '../../providers/data-provider'
import { NOT_PRINTED } from '../print-styles'
import { CountText, countText } from './CountText'
import { type Counts, useCounts } from './use-counts'

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
  /** Fields that narrow the list; they fill the first rows, on a phone one; the intents stand at the end of the last. */
  readonly filters: ReactNode
  /** Beside each other on a phone. */
  readonly order: ReactNode
  readonly columns: ReactNode
  readonly intents: ReactNode
}

export function ListToolbar({ quickFilters, searchable, filters, order, columns, intents }: ListToolbarProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 1.5, mb: 2 }}>
      {searchable && <SearchField />}
      <Box sx={{ ...ONE_ROW, display: { xs: 'flex', md: 'contents' }, width: '100%', '&:empty': { display: 'none' } }}>
        {quickFilters.length > 0 && <QuickChips quickFilters={quickFilters} />}
        {filters}
      </Box>
      <Box className={NOT_PRINTED} sx={AT_THE_END}>
        {order}
        {/* On a phone beside the order, which leaves room for it. */}
        <Box sx={{ display: { xs: 'flex', md: 'contents' }, flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
          {intents}
        </Box>
        <Box sx={{ order: { md: -1 } }}>{columns}</Box>
      </Box>
    </Box>
  )
}

/** They keep together where the filters need more than one row. */
const AT_THE_END = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 1.5,
  ml: { md: 'auto' },
  width: { xs: '100%', md: 'auto' },
} as const

/** On a phone they scroll to the side; else each finds its place by itself. */
const ONE_ROW = { gap: 1, overflowX: 'auto', scrollbarWidth: 'none', p: 0.5, m: -0.5 } as const

export const isOn = ({ filter }: QuickFilter, values: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(filter).every(key => JSON.stringify(values[key]) === JSON.stringify(filter[key]))

function QuickChips({ quickFilters }: { quickFilters: readonly QuickFilter[] }) {
  const { resource } = useListContext()
  const { isCounted } = useContext(DataProviderContext) as unknown as ListCounting
  const counts = useCounts(quickFilters.map(({ filter }) => filter))
  return (
    <Box className={NOT_PRINTED} sx={{ display: 'contents' }}>
      {quickFilters.map((quick, index) => (
        <QuickChip key={quick.label} quick={quick} counted={isCounted(resource)} count={counts?.[index]} />
      ))}
    </Box>
  )
}

interface QuickChipProps {
  readonly quick: QuickFilter
  readonly counted: boolean
  readonly count: Counts[number] | undefined
}

function QuickChip({ quick, counted, count }: QuickChipProps) {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const keys = Object.keys(quick.filter)
  const on = isOn(quick, filterValues)
  const without = Object.fromEntries(Object.entries(filterValues).filter(([key]) => !keys.includes(key)))
  return (
    <Chip
      label={
        <>
          {quick.label}
          {counted && <CountText count={count} />}
        </>
      }
      {...(count && { 'aria-description': translate('app.list.counted', { count: countText(count) }) })}
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
  const field = useRef<HTMLInputElement>(null)
  const asked = useRef(applied)
  const latest = useRef({ filterValues, setFilters })
  latest.current = { filterValues, setFilters }

  const search = useCallback((text: string): void => {
    const { q: _old, ...others } = latest.current.filterValues
    asked.current = text
    latest.current.setFilters(text.trim() === '' ? others : { ...others, q: text })
  }, [])
  useEffect(() => {
    // Whoever typed on while their search was on its way keeps what they typed.
    if (applied !== asked.current) setTyped(applied)
    asked.current = applied
  }, [applied])
  useEffect(() => {
    if (typed === applied) return
    const timer = setTimeout(() => search(typed), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, applied, search])

  const clear = (): void => {
    setTyped('')
    search('')
    field.current?.focus()
  }
  return (
    <TextField
      type="search"
      inputRef={field}
      value={typed}
      onChange={event => setTyped(event.target.value)}
      placeholder={translate('app.list.search')}
      sx={{ width: { xs: '100%', sm: 190 } }}
      slotProps={{
        htmlInput: { 'aria-label': translate('app.list.search') },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" color="action" />
            </InputAdornment>
          ),
          endAdornment: typed !== '' && (
            <InputAdornment position="end">
              <IconButton size="small" edge="end" aria-label={translate('app.list.clear_search')} onClick={clear}>
                <Close fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
