// A part of the list around: its rows narrowed further, in its order, more of them on request.
import type { TotalRelation } from '@practicum/shared/contract/paging'
import { useContext, useState } from 'react'
import { type RaRecord, useGetList, useListContext } from 'react-admin'
import type { ListMeta } from '../../providers/data-provider'
import { worthRetrying } from '../../providers/query-client'
import { FixedFilter } from './use-counts'

/** So many at first, and with each press so many more. */
export const PART = 10

export interface Part<Item> {
  readonly items: readonly Item[]
  readonly total: number | undefined
  readonly relation: TotalRelation
  readonly pending: boolean
  readonly failed: boolean
  readonly refetch: () => void
  readonly more: (() => void) | undefined
}

export function usePart<Item extends RaRecord>(filter: Readonly<Record<string, unknown>>): Part<Item> {
  const { resource, filterValues, sort } = useListContext()
  const fixed = useContext(FixedFilter)
  const [pages, setPages] = useState(1)
  const { data, total, meta, isPending, isPaused, error, refetch } = useGetList<Item>(
    resource,
    { pagination: { page: 1, perPage: PART * pages }, sort, filter: { ...filterValues, ...fixed, ...filter } },
    { retry: worthRetrying, onError: () => undefined, placeholderData: before => before },
  )
  const items = data ?? []
  const failed = (error !== null || isPaused) && !data
  return {
    items,
    total,
    relation: (meta as ListMeta | undefined)?.relation ?? 'eq',
    pending: isPending && !failed,
    failed,
    refetch: () => void refetch(),
    more: total !== undefined && items.length < total ? () => setPages(pages + 1) : undefined,
  }
}
