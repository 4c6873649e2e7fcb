// All that a list is narrowed to, on whatever page it stands.
import { ALL_ROWS } from '@practicum/shared/contract/paging'
import { useContext } from 'react'
import { type RaRecord, useDataProvider, useListContext } from 'react-admin'
import type { ListMeta } from '../../providers/data-provider'
import { FixedFilter } from './use-counts'

interface Matching<Item extends RaRecord> {
  /** So many are read; of more the first ones. */
  readonly count: number
  /** There are others. */
  readonly isMore: boolean
  /** In the order of the list. */
  readonly read: () => Promise<readonly Item[]>
}

export function useMatching<Item extends RaRecord>(): Matching<Item> {
  const provider = useDataProvider()
  const fixed = useContext(FixedFilter)
  const { resource, total = 0, meta, filterValues, sort } = useListContext()
  return {
    count: Math.min(total, ALL_ROWS),
    isMore: total > ALL_ROWS || (meta as ListMeta | undefined)?.relation === 'gte',
    read: async () => {
      const pagination = { page: 1, perPage: ALL_ROWS }
      const filter = { ...filterValues, ...fixed }
      return (await provider.getList<Item>(resource, { pagination, sort, filter })).data
    },
  }
}
