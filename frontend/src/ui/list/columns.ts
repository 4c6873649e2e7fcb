// The columns of a list as one reader sees them: which, and in what order; remembered on this device unless the address says so.
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useMemo } from 'react'
import { useListContext, useStore } from 'react-admin'
import { useParameter } from './list-address'

export interface Choosable {
  readonly source: string
  readonly label: string
  readonly sortable?: boolean
  /** Sort by another field than `source`. */
  readonly sortBy?: string
  /** Hidden where a table has no room for all, until somebody chooses it. */
  readonly spare?: boolean
}

export const fieldOf = ({ source, sortBy }: Pick<Choosable, 'source' | 'sortBy'>): string => sortBy ?? source

const NONE: readonly string[] = []

/** As wide has a table room for all its columns. */
export const ROOM_FOR_ALL = '(min-width: 1536px)'

type Sources = readonly string[]

/** Sources that the address names, else those that this device remembers; undefined: nobody has chosen. */
function useSources(parameter: string, key: string): readonly [Sources | undefined, (sources: Sources) => void] {
  const [remembered, remember] = useStore<Sources | undefined>(key)
  const [said, say] = useParameter(parameter)
  const named = useMemo(() => said?.split(',').filter(source => source !== ''), [said])
  return named ? [named, sources => say(sources.join(','))] : [remembered, remember]
}

/** Sources of the columns hidden in a list; where nobody has chosen, those that can be spared. */
export function useHidden(list: string, columns: readonly Choosable[]): readonly [Sources, (hidden: Sources) => void] {
  const spared = useSpared(columns)
  const [chosen, choose] = useSources('hide', `columns.${list}`)
  return [chosen ?? spared, choose]
}

function useSpared(columns: readonly Choosable[]): Sources {
  const cards = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const room = useMediaQuery(ROOM_FOR_ALL)
  const sources = cards || room ? '' : columns.flatMap(({ source, spare }) => (spare ? [source] : [])).join(',')
  return useMemo(() => (sources === '' ? NONE : sources.split(',')), [sources])
}

/** Sources of the columns of a list in the order in which somebody put them; none: as the list has them. */
export function useColumnOrder(list: string): readonly [Sources, (order: Sources) => void] {
  const [chosen, choose] = useSources('columns', `columnorder.${list}`)
  return [chosen ?? NONE, choose]
}

/** The first column names the thing and stays first; what the order does not know of stands at the end. */
export function inOrder<Item extends Choosable>(columns: readonly Item[], order: Sources): readonly Item[] {
  const placeOf = ({ source }: Item): number => (order.includes(source) ? order.indexOf(source) : order.length)
  return [...columns.slice(0, 1), ...columns.slice(1).toSorted((one, other) => placeOf(one) - placeOf(other))]
}

/** The first column names the thing, and the one that the list is sorted by shows its order: both stay. */
export const staysIn = (column: Choosable, index: number, sortedBy: string): boolean =>
  index === 0 || (column.sortable === true && fieldOf(column) === sortedBy)

/** What is seen of the columns, in the order of the reader. */
export function useShownColumns<Item extends Choosable>(list: string, columns: readonly Item[]): readonly Item[] {
  const [hidden] = useHidden(list, columns)
  const [order] = useColumnOrder(list)
  const { sort } = useListContext()
  return inOrder(columns, order).filter(
    (column, index) => staysIn(column, index, sort.field) || !hidden.includes(column.source),
  )
}
