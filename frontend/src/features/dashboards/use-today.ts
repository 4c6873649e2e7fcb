// What waits today: the first of each list that a feature puts there, and what comes next where the day is clear.
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type DataProvider, type RaRecord, useDataProvider } from 'react-admin'
import type { Asked, Day, TodayEntry } from '../../app/dashboard-slots'
import type { Feature } from '../../app/feature'
import type { Me } from '../../providers/me'
import type { Reader } from '../../ui/dates'
import { useReader } from '../../ui/use-reader'

/** So many of each stand in the panel. */
const SHOWN = 4

const SOON_MS = 3 * 3_600_000

export interface TodayPart {
  readonly entry: TodayEntry
  /** The first of them. */
  readonly items: readonly RaRecord[]
  readonly total: number
}

export interface Today {
  readonly day: Day
  /** Those of which something waits. */
  readonly parts: readonly TodayPart[]
  /** The first of each that comes after today; while nothing waits. */
  readonly next: readonly TodayPart[]
  readonly isLoading: boolean
  /** The day is clear, and what comes next is still to come. */
  readonly isNextLoading: boolean
  /** Something could not be loaded: the day may not be clear. */
  readonly failed: boolean
  readonly refetch: () => void
}

export const todayEntriesOf = (features: readonly Feature[], me: Me): readonly TodayEntry[] =>
  features
    .flatMap(({ slots }) => slots?.today ?? [])
    .filter(({ shownTo }) => shownTo?.(me) !== false)
    .toSorted((a, b) => a.order - b.order)

type Now = Pick<Reader, 'now' | 'zone'>

function dayOf({ now, zone }: Now): Day {
  const today = dateIn(zone, now)
  return { today, tomorrow: addDays(today, 1), soon: dateIn(zone, new Date(now.getTime() + SOON_MS)) }
}

/** What the panel asks first. */
export function todayReads(dataProvider: DataProvider, entries: readonly TodayEntry[], now: Now) {
  const day = dayOf(now)
  return entries.map(entry => firstOf(dataProvider, entry.waits(day), SHOWN))
}

export function useToday(entries: readonly TodayEntry[]): Today {
  const day = dayOf(useReader())
  const waiting = useFirst(
    entries.map(entry => [entry, entry.waits(day)]),
    SHOWN,
  )
  const isClear = !waiting.isLoading && !waiting.failed && waiting.parts.length === 0
  const coming = useFirst(
    isClear ? entries.flatMap(entry => (entry.next ? [[entry, entry.next(day)] as const] : [])) : [],
    1,
  )
  const isNextLoading = isClear && coming.isLoading
  const settled = !waiting.isLoading && !isNextLoading
  const stood = useRef(false)
  useEffect(() => {
    if (settled) stood.current = true
  }, [settled])
  return {
    day,
    parts: waiting.parts,
    next: coming.parts,
    // Once it has stood it gives way to nothing: what comes next has room below what is clear.
    isLoading: stood.current ? waiting.isLoading : !settled,
    isNextLoading,
    failed: waiting.failed || coming.failed,
    refetch: () => {
      waiting.refetch()
      coming.refetch()
    },
  }
}

/** A page of a list, kept under the list's own name: what touches the list touches it. */
const firstOf = (dataProvider: DataProvider, { resource, filter, sort }: Asked, most: number) => ({
  queryKey: [resource, 'today', { filter, sort, most }],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    dataProvider.getList(resource, { pagination: { page: 1, perPage: most }, filter, sort, signal }),
})

function useFirst(asked: readonly (readonly [TodayEntry, Asked])[], most: number) {
  const dataProvider = useDataProvider()
  const reads = useQueries({ queries: asked.map(([, one]) => firstOf(dataProvider, one, most)) })
  const parts = asked.flatMap(([entry], index) => {
    const data = reads[index]?.data
    return data && data.data.length > 0 ? [{ entry, items: data.data, total: data.total ?? data.data.length }] : []
  })
  return {
    parts,
    isLoading: reads.some(read => read.isLoading),
    // Without a connection nothing is asked and nothing fails: it waits.
    failed: reads.some(({ data, isError, isPaused }) => (isError || isPaused) && data === undefined),
    refetch: () => {
      for (const read of reads) if (read.isError) void read.refetch()
    },
  }
}
