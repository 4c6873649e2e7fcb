// The part of the address that says how a list is shown: what its screens keep of it, and how two of them compare.
import { filterIn, LIST_PARAMETERS, type ListParameter } from '@practicum/shared/contract/list-address'
import { useCallback, useRef } from 'react'
import type { SortPayload } from 'react-admin'
import { useLocation, useNavigate } from 'react-router'

/** Beside those of every list: the saved view that is open, and the day that a calendar shows. */
export const SAVED = 'saved'
/** In its place: none is, and the list is not opened with its default again. */
export const NO_VIEW = 'none'
const OWN: readonly string[] = [...LIST_PARAMETERS, SAVED, 'date']

/** What react-admin writes itself when a filter, the order or the page are changed. */
const REACT_ADMINS: readonly string[] = ['filter', 'sort', 'order']

/** What the query of a list keeps when its filter, order or page are changed. */
export function keepParameters(search: string, current: string): string {
  const before = new URLSearchParams(current)
  const next = new URLSearchParams(search)
  const kept = OWN.filter(name => !REACT_ADMINS.includes(name) && before.has(name) && !next.has(name))
  if (kept.length === 0) return search
  for (const name of kept) next.set(name, before.get(name) ?? '')
  return `?${next}`
}

/** One parameter of the address, and how to set it without leaving a trace in the history; undefined takes it away. */
export function useParameter(name: string): readonly [string | undefined, (value: string | undefined) => void] {
  const location = useLocation()
  const navigate = useNavigate()
  const latest = useRef(location)
  latest.current = location
  const set = useCallback(
    (value: string | undefined) => {
      const { search, hash } = latest.current
      const next = new URLSearchParams(search)
      if (value === undefined) next.delete(name)
      else next.set(name, value)
      void navigate({ search: `?${next}`, hash }, { replace: true })
    },
    [name, navigate],
  )
  return [new URLSearchParams(location.search).get(name) ?? undefined, set]
}

/** What the address narrows a list to in one field. */
export function useFilterIn(field: string): unknown {
  const { search } = useLocation()
  return filterIn(new URLSearchParams(search))?.[field]
}

/** How a list is shown where its address does not say. */
export interface UsualLook {
  readonly sort: SortPayload
  readonly hidden: readonly string[]
  readonly columnOrder: readonly string[]
  readonly density: string
}

/** How a list is shown, in one way of writing: equal where the same is seen. */
export function lookOf(search: string, usual: UsualLook): string {
  const query = new URLSearchParams(search)
  const said: Readonly<Record<ListParameter, string | null>> = {
    filter: filterOf(query),
    ...orderOf(query, usual.sort),
    group: query.get('group'),
    fold: query.get('fold'),
    view: query.get('view'),
    scale: query.get('scale'),
    hide: (query.get('hide')?.split(',') ?? [...usual.hidden]).sort().join(','),
    columns: columnsOf(query, usual.columnOrder),
    density: query.get('density') ?? usual.density,
  }
  const shown = Object.entries(said).filter((entry): entry is [string, string] => entry[1] !== null)
  return new URLSearchParams(shown).toString()
}

function filterOf(query: URLSearchParams): string | null {
  const filter = Object.entries(filterIn(query) ?? {}).sort(([one], [other]) => one.localeCompare(other))
  return filter.length === 0 ? null : JSON.stringify(Object.fromEntries(filter))
}

/** Nothing where they stand as the list has them. */
const columnsOf = (query: URLSearchParams, usual: readonly string[]): string | null =>
  (query.get('columns') ?? usual.join(',')) || null

/** Nothing where it is the usual one. */
function orderOf(query: URLSearchParams, usual: SortPayload): Record<'sort' | 'order', string | null> {
  const sort = query.get('sort') ?? usual.field
  const order = query.get('order') ?? usual.order
  return sort === usual.field && order === usual.order ? { sort: null, order: null } : { sort, order }
}
