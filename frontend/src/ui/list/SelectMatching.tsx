// All that matches is selected by one press, on whatever page of the list it stands.
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { useToast } from '../toast'
import { type Id, useSeen } from './over-pages'
import { useMatching } from './use-matching'

/** What the last press has selected, and under which filters. */
interface Chosen {
  readonly under: string
  readonly ids: readonly Id[]
}

/** Nothing where the list does not go over its pages, where all of it is on this one, and once all is selected. */
export default function SelectMatching() {
  const translate = useTranslate()
  const toast = useToast()
  const seen = useSeen()
  const { count, isMore, read } = useMatching()
  const { data = [], total = 0, filterValues, selectedIds, onSelect } = useListContext()
  const [looking, setLooking] = useState(false)
  const [chosen, setChosen] = useState<Chosen>()
  const under = JSON.stringify(filterValues)
  if (!seen || total <= data.length || isAllOf(chosen, { under, selectedIds })) return null

  const select = async (): Promise<void> => {
    setLooking(true)
    try {
      const found = await read()
      for (const item of found) seen.set(item.id, item)
      const ids = found.map(({ id }) => id)
      setChosen({ under, ids })
      onSelect([...new Set([...selectedIds, ...ids])])
    } catch {
      toast('app.errors.list', { type: 'error' })
    } finally {
      setLooking(false)
    }
  }
  const words = isMore ? 'select_first' : 'select_matching'
  return (
    <Button size="small" loading={looking} onClick={() => void select()}>
      {translate(`app.list.${words}`, { smart_count: count })}
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
