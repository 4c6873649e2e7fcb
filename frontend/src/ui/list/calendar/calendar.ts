// A list by day, as a feature describes it, and which days of it are seen at once.
import { addDays, endOfWeek, startOfWeek } from '@practicum/shared/kernel/dates'
import type { RaRecord } from 'react-admin'
import { groupedBy, type Some } from '../../grouped-by'

/** What it means that a thing is there that day: late is seen first, over steps back. */
export type EntryTone = 'late' | 'open' | 'now' | 'over'

export interface CalendarEntry {
  readonly title: string
  /** How it stands, in a word. */
  readonly status: string
  readonly tone: EntryTone
  /** `YYYY-MM-DD` for all of a day, or an instant. */
  readonly start: string
  /** Of an instant: where it ends. */
  readonly end?: string
}

/** On a calendar, with where it leads. */
export interface LinkedEntry extends CalendarEntry {
  readonly id: string
  readonly to: string
}

/** Things that stand on a day alike, such as one task for six people, are one there. */
export interface Alike<Item> {
  readonly key: (item: Item) => string
  /** What several of one day are together, and where all of them are seen; `first` is what the first would be alone. */
  readonly joined: (first: LinkedEntry, items: Some<Item>) => LinkedEntry
}

export interface CalendarContent<Item> {
  /** The filter of its days: `<days>_from` and `<days>_to`. */
  readonly days: string
  /** What the list is sorted by to be in their order. */
  readonly sortBy: string
  /** Its things have a time of day, not a day alone. */
  readonly timed: boolean
  /** Other lists of the same things that stand on it too. */
  readonly also?: readonly string[]
  /** Undefined of what has no day. */
  readonly entry: (item: Item) => CalendarEntry | undefined
  readonly alike?: Alike<Item>
}

/** What stands on a calendar of `items`; `open`: where one thing leads. */
export function entriesOf<Item extends RaRecord>(
  items: readonly Item[],
  { entry, alike }: Pick<CalendarContent<Item>, 'entry' | 'alike'>,
  open: (item: Item) => string,
): readonly LinkedEntry[] {
  const dated = items.flatMap(item => {
    const own = entry(item)
    return own ? [{ item, entry: { ...own, id: String(item.id), to: open(item) } }] : []
  })
  if (!alike) return dated.map(({ entry }) => entry)
  return groupedBy(dated, one => `${one.entry.start} ${alike.key(one.item)}`).map(([, [first, ...others]]) =>
    others.length === 0 ? first.entry : alike.joined(first.entry, [first.item, ...others.map(({ item }) => item)]),
  )
}

export const SCALES = ['month', 'week', 'agenda'] as const
export type Scale = (typeof SCALES)[number]

export const isScale = (text: string | undefined): text is Scale => SCALES.some(scale => scale === text)

/** Days from the first to the last, both `YYYY-MM-DD`. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

/** So many days an agenda shows. */
export const AGENDA_DAYS = 28

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`
const lastOfMonth = (day: string): string => addDays(firstOfMonth(addDays(firstOfMonth(day), 31)), -1)

/** What is seen around a day: whole weeks from Monday on, or the days that follow. */
export function rangeOf(scale: Scale, day: string): DayRange {
  if (scale === 'agenda') return { from: day, to: addDays(day, AGENDA_DAYS - 1) }
  if (scale === 'week') return { from: startOfWeek(day), to: endOfWeek(day) }
  return { from: startOfWeek(firstOfMonth(day)), to: endOfWeek(lastOfMonth(day)) }
}

/** The day that the button to the next or to the one before leads to. */
export function dayAfter(scale: Scale, day: string, step: 1 | -1): string {
  if (scale === 'agenda') return addDays(day, step * AGENDA_DAYS)
  if (scale === 'week') return addDays(day, step * 7)
  return firstOfMonth(step === 1 ? addDays(lastOfMonth(day), 1) : addDays(firstOfMonth(day), -1))
}

export const isDay = (text: string | undefined): text is string =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))
