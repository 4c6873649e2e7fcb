// What stands on a calendar: every row of the list around it that falls on its days, page by page up to a bound.
import { useQueries } from '@tanstack/react-query'
import { useContext } from 'react'
import { type DataProvider, type RaRecord, useDataProvider, useListContext } from 'react-admin'
import { worthRetrying } from '../../../providers/query-client'
import { FixedFilter } from '../use-counts'
import type { CalendarContent, DayRange } from './calendar'

const PAGE = 100
/** Of each list. Who has more on these days narrows the list, or looks at fewer of them. */
export const MOST_ENTRIES = 500

export interface Entries<Item> {
  readonly items: readonly Item[]
  readonly pending: boolean
  readonly failed: boolean
  /** There are more than are shown. */
  readonly more: boolean
  readonly refetch: () => void
}

interface Read<Item> {
  readonly items: readonly Item[]
  readonly more: boolean
}

export function useEntries<Item extends RaRecord>(calendar: CalendarContent<Item>, range: DayRange): Entries<Item> {
  const { resource, filterValues } = useListContext()
  const fixed = useContext(FixedFilter)
  const provider = useDataProvider()
  const { days, sortBy, also = [] } = calendar
  const { [days]: _period, ...narrowed } = filterValues
  const filter = { ...narrowed, ...fixed, [`${days}_from`]: range.from, [`${days}_to`]: range.to }
  const reads = useQueries({
    queries: [resource, ...also].map(list => ({
      queryKey: [list, 'calendar', sortBy, filter],
      queryFn: ({ signal }: { signal: AbortSignal }) => everyRow<Item>(provider, list, { sortBy, filter, signal }),
      retry: worthRetrying,
    })),
  })
  return {
    items: each(reads.flatMap(({ data }) => data?.items ?? [])),
    pending: reads.some(({ isPending, isPaused }) => isPending && !isPaused),
    failed: reads.some(({ data, error, isPaused }) => !data && (error !== null || isPaused)),
    more: reads.some(({ data }) => data?.more === true),
    refetch: () => {
      for (const { refetch } of reads) void refetch()
    },
  }
}

/** What stands in several of the lists, once. */
const each = <Item extends RaRecord>(items: readonly Item[]): readonly Item[] => [
  ...new Map(items.map(item => [item.id, item])).values(),
]

interface Asked {
  readonly sortBy: string
  readonly filter: Readonly<Record<string, unknown>>
  readonly signal: AbortSignal
}

async function everyRow<Item extends RaRecord>(
  provider: DataProvider,
  list: string,
  { sortBy, filter, signal }: Asked,
): Promise<Read<Item>> {
  const items: Item[] = []
  const sort = { field: sortBy, order: 'ASC' as const }
  for (let page = 1; items.length < MOST_ENTRIES; page++) {
    const { data } = await provider.getList<Item>(list, { pagination: { page, perPage: PAGE }, sort, filter, signal })
    items.push(...data)
    if (data.length < PAGE) return { items, more: false }
  }
  return { items, more: true }
}
