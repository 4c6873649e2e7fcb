// All that matches is selected by one press, on whatever page of the list it stands.
import Button from '@mui/material/Button'
import { ALL_ROWS } from '@practicum/shared/contract/paging'
import { useContext, useState } from 'react'
import { useDataProvider, useListContext, useTranslate } from 'react-admin'
import type { ListMeta } from '../../providers/data-provider'
import { useToast } from '../toast'
import { type Id, useSeen } from './over-pages'
import { FixedFilter } from './use-counts'

/** What the last press has selected, and under which filters. */
interface Chosen {
  readonly under: string
  readonly ids: readonly Id[]
}

/** Nothing where the list does not go over its pages, where all of it is on this one, and once all is selected. */
export default function SelectMatching() {
  const translate = useTranslate()
  const toast = useToast()
  const provider = useDataProvider()
  const seen = useSeen()
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
