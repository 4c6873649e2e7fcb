// The order of tags as somebody puts it: shown at once, saved behind it, and as it was where that is refused.
import { orderSiteTags } from '@practicum/shared/features/supervision-sites/site-tags.contract'
import type { SiteTagView } from '@practicum/shared/features/supervision-sites/site-tags.view'
import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useIntent } from '../../providers/use-intent'

interface Moved {
  readonly ids: readonly string[]
  readonly name: string
  readonly place: number
}

/** `reread`: answers once the tags have been read again. */
export function useTagOrder(tags: readonly SiteTagView[], reread: () => Promise<unknown>) {
  const translate = useTranslate()
  const { run, refused } = useIntent(orderSiteTags)
  const [wanted, setWanted] = useState<readonly string[]>([])
  const [said, setSaid] = useState('')
  const save = async ({ ids, name, place }: Moved, isLast: () => boolean): Promise<void> => {
    await run({ body: { ids: [...ids] } })
    setSaid(translate('sites.tag.moved', { name, place }))
    if (!isLast()) return
    await reread()
    // From here on the order is what was read, also where others have changed it.
    setWanted(now => (now === ids ? [] : now))
  }
  const send = useOneAtATime(save, () => setWanted([]))
  const placeOf = ({ id }: SiteTagView): number => (wanted.includes(id) ? wanted.indexOf(id) : wanted.length)
  const shown = tags.toSorted((one, other) => placeOf(one) - placeOf(other))
  const move = ({ id, name }: SiteTagView, by: 1 | -1): void => {
    const ids = shown.map(tag => tag.id)
    const from = ids.indexOf(id)
    const next = ids.toSpliced(from, 1).toSpliced(from + by, 0, id)
    setWanted(next)
    void send({ ids: next, name, place: from + by + 1 })
  }
  return { shown, move, said, refused }
}

type Save = (moved: Moved, isLast: () => boolean) => Promise<void>

/** What is moved while another order is on its way waits for that, and of several the last one is sent: it holds the others. */
function useOneAtATime(save: Save, onRefused: () => void): (moved: Moved) => Promise<void> {
  const waiting = useRef<Moved>(undefined)
  const running = useRef(false)
  return async moved => {
    waiting.current = moved
    if (running.current) return
    running.current = true
    while (waiting.current) {
      const next = waiting.current
      waiting.current = undefined
      await save(next, () => waiting.current === undefined).catch(() => {
        waiting.current = undefined
        onRefused()
      })
    }
    running.current = false
  }
}
