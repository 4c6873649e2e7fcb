// The saved views of a list: which there are, which one is open, and how it differs from what is shown.
import { type SavedViewView, viewsOfList } from '@practicum/shared/features/saved-views/saved-views.contract'
import type { UseQueryResult } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { useRead } from '../../providers/use-query'
import { lookOf, NO_VIEW, SAVED, useParameter } from '../../ui/list/list-address'
import type { ListViewsProps } from '../../ui/list/list-views'

type Fetched = 'data' | 'isPending' | 'isError' | 'isPaused' | 'failureCount'

export const useViewsOf = (list: string): Pick<UseQueryResult<ViewsOfList>, Fetched> =>
  useRead(viewsOfList, { query: { list } })

interface ViewsOfList {
  readonly data: readonly SavedViewView[]
  readonly default_id: string | null
}

/** Where a list shows what a view keeps, and says that it does. */
export function addressOf({ list, query, tab, id }: Pick<SavedViewView, 'list' | 'query' | 'tab' | 'id'>): string {
  const next = new URLSearchParams(query)
  next.set(SAVED, id)
  return `${list}?${next}${tab === '' ? '' : `#${tab}`}`
}

export interface Views {
  readonly views: readonly SavedViewView[]
  readonly defaultId: string | null
  readonly pending: boolean
  /** They could not be fetched. */
  readonly failed: boolean
  readonly open: SavedViewView | undefined
  /** What is shown is no longer what the open one keeps. */
  readonly changed: boolean
  /** What is shown now, to be kept. */
  readonly shown: Pick<SavedViewView, 'query' | 'tab'>
  readonly show: (view: SavedViewView) => void
  readonly showNone: () => void
}

export function useViews({ list, usual }: ListViewsProps): Views {
  const { data, isPending, isError } = useViewsOf(list)
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const [saved] = useParameter(SAVED)
  const views = data?.data ?? []
  const open = views.find(({ id }) => id === saved)
  const shown = { query: lookOf(search, usual), tab: hash.slice(1) }
  const changed = open !== undefined && (lookOf(open.query, usual) !== shown.query || open.tab !== shown.tab)
  return {
    views,
    defaultId: data?.default_id ?? null,
    pending: isPending,
    failed: isError,
    open,
    changed,
    shown,
    show: view => void navigate(addressOf(view)),
    showNone: () => void navigate({ search: `?${SAVED}=${NO_VIEW}`, hash }),
  }
}
