// A list of rows in whatever state it is: its rows or its skeleton, what went wrong, or that there is nothing.
import { PAGE_SIZES, type PageSize } from '@practicum/shared/contract/paging'
import type { ReactNode } from 'react'
import { ListBase, type RaRecord, RouterProviderContext, type SortPayload, useListContext } from 'react-admin'
import { worthRetrying } from '../../providers/query-client'
import { useInSlices } from '../in-slices'
import { inItsTab } from './in-its-tab'
import { ListPager } from './ListPager'
import { ListFailed, ListSkeleton, NothingFound, RowsOrOld } from './ListStates'
import { Unhurried, useOldRows } from './Unhurried'
import { FixedFilter } from './use-counts'

export interface ListSourceProps {
  readonly resource: string
  readonly sort: SortPayload
  readonly perPage?: PageSize
  /** Always applied, not shown, not in the address. */
  readonly filter?: Readonly<Record<string, unknown>> | undefined
  /** False: something else asks for what is shown. */
  readonly enabled?: boolean
  readonly children: ReactNode
}

const NONE = {}

/** The rows of a resource for all that stands in it; their state lives in the address. */
export function ListSource({
  resource,
  sort,
  perPage = PAGE_SIZES[0],
  filter,
  enabled = true,
  children,
}: ListSourceProps) {
  return (
    <RouterProviderContext.Provider value={inItsTab}>
      <FixedFilter.Provider value={filter ?? NONE}>
        <ListBase
          resource={resource}
          sort={sort}
          perPage={perPage}
          storeKey={false}
          disableAuthentication
          queryOptions={{ retry: worthRetrying, onError: () => undefined, enabled }}
          {...(filter && { filter })}
        >
          {children}
        </ListBase>
      </FixedFilter.Provider>
    </RouterProviderContext.Provider>
  )
}

export interface ListShownProps<Item extends RaRecord> {
  /** Shown when there is nothing at all. */
  readonly empty: ReactNode
  readonly children: (items: readonly Item[]) => ReactNode
}

// A failed load is shown in the list itself, not in a toast beside it. Without a connection nothing is even asked.
export function ListShown<Item extends RaRecord>({ empty, children }: ListShownProps<Item>) {
  const { data, isPending, isPaused, isPlaceholderData, error, total, filterValues, refetch } = useListContext<Item>()
  // The first rows are drawn a slice at a time: what is around them answers meanwhile.
  const drawn = useInSlices(!isPending)
  const unanswered = isPending || isPlaceholderData
  const old = useOldRows()
  if ((error && !data) || (unanswered && isPaused)) return <ListFailed onRetry={() => void refetch()} />
  if (!drawn) return <ListSkeleton />
  return (
    <>
      <RowsOrOld old={old}>
        {total === 0 ? (
          <NothingThere filtered={Object.keys(filterValues).length > 0} empty={empty} />
        ) : (
          <Unhurried>{children(data ?? [])}</Unhurried>
        )}
      </RowsOrOld>
      {/* Whoever turns pages waits for none of them. */}
      <ListPager />
    </>
  )
}

const NothingThere = ({ filtered, empty }: { filtered: boolean; empty: ReactNode }) =>
  filtered ? <NothingFound /> : empty
