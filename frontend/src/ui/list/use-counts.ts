// How many rows the list around would have under each of several filters, beside those it has now; as fresh as its rows.
import type { ListCounts } from '@practicum/shared/contract/list-counts'
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { DataProviderContext, useListContext } from 'react-admin'
import type { ListCounting } from '../../providers/data-provider'
import { worthRetrying } from '../../providers/query-client'

type Filter = Readonly<Record<string, unknown>>

/** What always narrows the list around, and stands in no address. */
export const FixedFilter = createContext<Filter>({})

export type Counts = ListCounts['counts']

/** Undefined while they are asked for, where a list is not counted, and while it is searched: every count would be another search. */
export function useCounts(filters: readonly Filter[]): Counts | undefined {
  const { resource, filterValues } = useListContext()
  const fixed = useContext(FixedFilter)
  // The hook makes a promise of every answer.
  const { counts, isCounted } = useContext(DataProviderContext) as unknown as ListCounting
  const asked = filters.map(filter => ({ ...filterValues, ...fixed, ...filter }))
  const { data } = useQuery({
    queryKey: [resource, 'counts', asked],
    queryFn: ({ signal }) => counts(resource, asked, signal),
    enabled: filters.length > 0 && isCounted(resource) && filterValues.q === undefined,
    retry: worthRetrying,
    placeholderData: before => before,
  })
  return filterValues.q === undefined ? data?.counts : undefined
}
