// The order of tags as somebody puts it: shown at once, saved behind it, and as it was where that is refused.
import { orderSiteTags } from '@practicum/shared/features/supervision-sites/site-tags.contract'
import type { SiteTagView } from '@practicum/shared/features/supervision-sites/site-tags.view'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useIntent } from '../../providers/use-intent'

export function useTagOrder(tags: readonly SiteTagView[]) {
  const translate = useTranslate()
  const { run, refused } = useIntent(orderSiteTags)
  const [wanted, setWanted] = useState<readonly string[]>([])
  const [said, setSaid] = useState('')
  const placeOf = ({ id }: SiteTagView): number => (wanted.includes(id) ? wanted.indexOf(id) : wanted.length)
  const shown = tags.toSorted((one, other) => placeOf(one) - placeOf(other))
  const move = ({ id, name }: SiteTagView, by: 1 | -1): void => {
    const ids = shown.map(tag => tag.id)
    const from = ids.indexOf(id)
    const next = ids.toSpliced(from, 1).toSpliced(from + by, 0, id)
    setWanted(next)
    run({ body: { ids: next } }).then(
      () => setSaid(translate('sites.tag.moved', { name, place: from + by + 1 })),
      () => setWanted([]),
    )
  }
  return { shown, move, said, refused }
}
