// Selects over the pages of a list: what was ticked on one stays while another is looked at, and all that matches is selected by one press.
import Button from '@mui/material/Button'
import { ALL_ROWS } from '@practicum/shared/contract/paging'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { type RaRecord, useDataProvider, useListContext, useTranslate } from 'react-admin'
import type { ListMeta } from '../../providers/data-provider'
import { useToast } from '../toast'
import { FixedFilter } from './use-counts'

type Id = RaRecord['id']

/** Rows that were shown or asked for, as they were seen last: pages that are left take theirs along. */
const Seen = createContext<Map<Id, RaRecord> | undefined>(undefined)

/** `on`: the list goes over its pages. */
export function OverPages({ on, children }: { on: boolean; children: ReactNode }) {
  const { data = [] } = useListContext()
  const [seen] = useState(() => new Map<Id, RaRecord>())
  if (on) for (const item of data) seen.set(item.id, item)
  return <Seen.Provider value={on ? seen : undefined}>{children}</Seen.Provider>
}

/** Where the boxes of a page leave what is selected on others as it is. */
export const useOverPages = (): boolean => useContext(Seen) !== undefined

/** What is selected, on whatever page, in the order in which it was; of a list that does not go over its pages: on this one. */
export function useSelected<Item extends RaRecord>(): readonly Item[] {
  const { data = [], selectedIds } = useListContext<Item>()
  const seen = useContext(Seen)
  if (!seen) return data.filter(({ id }) => selectedIds.includes(id))
  return selectedIds.flatMap(id => (seen.get(id) as Item | undefined) ?? [])
}

/** What the last press has selected, and under which filters. */
interface Chosen {
  readonly under: string
  readonly ids: readonly Id[]
}

/** Nothing where the list does not go over its pages, where all of it is on this one, and once all is selected. */
export function SelectMatching() {
  const translate = useTranslate()
  const toast = useToast()
  const provider = useDataProvider()
  const seen = useContext(Seen)
  const fixed = useContext(FixedFilter)
  const { resource, data = [], total = 0, meta, filterValues, sort, selectedIds, onSelect } = useListContext()
  const [looking, setLooking] = useState(false)
  const [chosen, setChosen] = useState<Chosen>()
  const under = JSON.stringify(filterValues)
  if (!seen || total <= data.length || isAllOf(chosen, { under, selectedIds })) return null

  const select = async (): Promise<void> => {
    setLooking(true)
    try {
      const pagination = { page: 1, perPage: ALL_ROWS }
      const found = await provider.getList(resource, { pagination, sort, filter: { ...filterValues, ...fixed } })
      for (const item of found.data) seen.set(item.id, item)
      const ids = found.data.map(({ id }) => id)
      setChosen({ under, ids })
      onSelect([...new Set([...selectedIds, ...ids])])
    } catch {
      toast('app.errors.list', { type: 'error' })
    } finally {
      setLooking(false)
    }
  }
  const isMore = total > ALL_ROWS || (meta as ListMeta | undefined)?.relation === 'gte'
  const words = isMore ? 'select_first' : 'select_matching'
  return (
    <Button size="small" loading={looking} onClick={() => void select()}>
      {translate(`app.list.${words}`, { smart_count: Math.min(total, ALL_ROWS) })}
    </Button>
  )
}

function isAllOf(
  chosen: Chosen | undefined,
  { under, selectedIds }: { readonly under: string; readonly selectedIds: readonly Id[] },
): boolean {
  if (chosen?.under !== under) return false
  const selected = new Set(selectedIds)
  return chosen.ids.every(id => selected.has(id))
}
