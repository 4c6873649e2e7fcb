// What is shown of something long that is read from its end: the newest, and as many of those before as were asked for.
import { useState } from 'react'

interface Item {
  readonly id: string
}

/** Oldest first; throws the failure of the call. */
export type Earlier<T extends Item> = (before: string) => Promise<readonly T[]>

interface Shown<T extends Item> {
  readonly shown: readonly T[]
  readonly asking: 'no' | 'yes' | 'failed'
  readonly showEarlier: () => void
}

export function useEarlier<T extends Item>(newest: readonly T[], earlier: Earlier<T>): Shown<T> {
  const [kept, setKept] = useState({ newest, shown: newest })
  const [asking, setAsking] = useState<Shown<T>['asking']>('no')
  const shown = kept.newest === newest ? kept.shown : refreshed(kept.shown, newest)
  if (kept.newest !== newest) setKept({ newest, shown })
  const showEarlier = async (): Promise<void> => {
    setAsking('yes')
    try {
      const before = await earlier(shown[0]?.id ?? '')
      setKept(known => ({ ...known, shown: [...without(before, known.shown), ...known.shown] }))
      setAsking('no')
    } catch {
      setAsking('failed')
    }
  }
  return { shown, asking, showEarlier: () => void showEarlier() }
}

/** Those asked for stay, unless so many have come since that those in between are not known. */
function refreshed<T extends Item>(shown: readonly T[], newest: readonly T[]): readonly T[] {
  const before = without(shown, newest)
  return before.length === shown.length ? newest : [...before, ...newest]
}

function without<T extends Item>(items: readonly T[], others: readonly T[]): readonly T[] {
  const ids = new Set(others.map(({ id }) => id))
  return items.filter(({ id }) => !ids.has(id))
}
