// What selected rows stand for: asked for when something is to be done with all of it.
import { ALL_ROWS } from '@practicum/shared/contract/paging'
import { useContext } from 'react'
import { type RaRecord, useDataProvider, useListContext } from 'react-admin'
import { UNFOLDED, useFolds } from './folding'
import { FixedFilter } from './use-counts'

/** As many at once as the longest page has rows. */
export const BULK_MAX = ALL_ROWS

export interface OneOf<Item> {
  readonly item: Item
  /** Of the row that it was selected by. */
  readonly row: RaRecord['id']
}

export interface Unfolded<Item> {
  readonly all: readonly OneOf<Item>[]
  /** So many more were selected than can be done at once. */
  readonly beyond: number
}

export function useUnfolded<Item extends RaRecord>(): (items: readonly Item[]) => Promise<Unfolded<Item>> {
  const provider = useDataProvider()
  const { resource, filterValues, sort } = useListContext()
  const fixed = useContext(FixedFilter)
  const { folding } = useFolds() ?? {}
  const pagination = { page: 1, perPage: BULK_MAX }

  const unfold = async (item: Item): Promise<{ data: readonly Item[]; total: number }> => {
    const row = folding?.of(item)
    if (!folding || !row) return { data: [item], total: 1 }
    const filter = { ...filterValues, ...fixed, ...UNFOLDED, [folding.field]: row.id }
    const { data, total = data.length } = await provider.getList<Item>(resource, { pagination, sort, filter })
    return { data, total }
  }
  return async items => {
    const parts = await Promise.all(items.map(async item => ({ row: item.id, ...(await unfold(item)) })))
    const all = parts.flatMap(({ row, data }) => data.map(item => ({ item, row })))
    const total = parts.reduce((sum, part) => sum + part.total, 0)
    return { all: all.slice(0, BULK_MAX), beyond: Math.max(0, total - BULK_MAX) }
  }
}
