// The order of things as somebody puts it: shown at once, saved behind it, and as it was where that is refused.
import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'

interface Ordered {
  readonly id: string
  readonly name: string
}

interface Moved {
  readonly ids: readonly string[]
  readonly name: string
  readonly place: number
}

interface Ordering {
  readonly save: (ids: string[]) => Promise<unknown>
  /** Answers once they have been read again. */
  readonly reread: () => Promise<unknown>
  /** Key of the words for one that was moved, which tell its `name` and its `place`. */
  readonly moved: string
}

export interface Order<T> {
  readonly shown: readonly T[]
  readonly move: (one: T, by: 1 | -1) => void
  /** What was moved last, and whither; empty before. */
  readonly said: string
}

export function useOrder<T extends Ordered>(things: readonly T[], { save, reread, moved }: Ordering): Order<T> {
  const translate = useTranslate()
  const [wanted, setWanted] = useState<readonly string[]>([])
  const [said, setSaid] = useState('')
  const keep = async ({ ids, name, place }: Moved, isLast: () => boolean): Promise<void> => {
    await save([...ids])
    setSaid(translate(moved, { name, place }))
    if (!isLast()) return
    await reread()
    // From here on the order is what was read, also where others have changed it.
    setWanted(now => (now === ids ? [] : now))
  }
  const send = useOneAtATime(keep, () => setWanted([]))
  const placeOf = ({ id }: T): number => (wanted.includes(id) ? wanted.indexOf(id) : wanted.length)
  const shown = things.toSorted((one, other) => placeOf(one) - placeOf(other))
  const move = ({ id, name }: T, by: 1 | -1): void => {
    const ids = shown.map(one => one.id)
    const from = ids.indexOf(id)
    const next = ids.toSpliced(from, 1).toSpliced(from + by, 0, id)
    setWanted(next)
    void send({ ids: next, name, place: from + by + 1 })
  }
  return { shown, move, said }
}

type Keep = (moved: Moved, isLast: () => boolean) => Promise<void>

/** What is moved while another order is on its way waits for that, and of several the last one is sent: it holds the others. */
function useOneAtATime(keep: Keep, onRefused: () => void): (moved: Moved) => Promise<void> {
  const waiting = useRef<Moved>(undefined)
  const running = useRef(false)
  return async moved => {
    waiting.current = moved
    if (running.current) return
    running.current = true
    while (waiting.current) {
      const next = waiting.current
      waiting.current = undefined
      await keep(next, () => waiting.current === undefined).catch(() => {
        waiting.current = undefined
        onRefused()
      })
    }
    running.current = false
  }
}
