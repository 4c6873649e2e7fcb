// A row of today stays while it is in somebody's hands, also when what it shows has gone from its list.
import { useCallback, useMemo, useState } from 'react'
import type { RaRecord } from 'react-admin'
import type { TodayEntry } from '../../app/dashboard-slots'
import type { TodayPart } from './use-today'

export type Keep = (entry: TodayEntry, item: RaRecord, held: boolean) => void

interface Kept {
  readonly entry: TodayEntry
  readonly item: RaRecord
}

export function useKeptRows(parts: readonly TodayPart[]): {
  readonly parts: readonly TodayPart[]
  readonly keep: Keep
} {
  const [kept, setKept] = useState<Kept>()
  const keep = useCallback<Keep>((entry, item, held) => {
    setKept(before => {
      if (held) return { entry, item }
      return before?.item.id === item.id ? undefined : before
    })
  }, [])
  const shown = useMemo(() => (kept ? withKept(parts, kept) : parts), [parts, kept])
  return { parts: shown, keep }
}

function withKept(parts: readonly TodayPart[], { entry, item }: Kept): readonly TodayPart[] {
  const part = parts.find(one => one.entry.key === entry.key)
  if (part?.items.some(({ id }) => id === item.id)) return parts
  const whole = { entry, items: [...(part?.items ?? []), item], total: (part?.total ?? 0) + 1 }
  return [...parts.filter(one => one !== part), whole].toSorted((a, b) => a.entry.order - b.entry.order)
}
