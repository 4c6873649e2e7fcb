// Which row of a list is looked at beside it, and the keys that go from one to the next.
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { isCommand, isSomethingAbove, isWithin, useSingleKeysOn, useSomethingAbove } from '../keyboard'

export interface Peeked {
  readonly on: boolean
  readonly item: RaRecord | undefined
  readonly show: (item: RaRecord) => void
  /** Opens beside the first row, or closes. */
  readonly toggle: () => void
}

const NOTHING: Peeked = { on: false, item: undefined, show: () => undefined, toggle: () => undefined }

export const PeekContext = createContext(NOTHING)

export const usePeeked = (): Peeked => useContext(PeekContext)

/** How its row looks. */
export const lookedAt = (item: RaRecord, peeked: RaRecord | undefined): { readonly bgcolor?: string } =>
  item.id === peeked?.id ? { bgcolor: 'action.selected' } : {}

/** Where a key does something else: Enter presses, arrows scroll what stands beside the list. */
const OWN: Readonly<Record<string, string>> = {
  enter: 'a, button, input, [role=tab]',
  arrowdown: 'aside',
  arrowup: 'aside',
}

type Asked = 'open' | 'close' | 1 | -1

const LETTERS: Readonly<Record<string, Asked>> = { j: 1, k: -1 }
const KEYS: Readonly<Record<string, Asked>> = {
  arrowdown: 1,
  arrowup: -1,
  enter: 'open',
  escape: 'close',
}

export interface PeekOptions {
  readonly enabled: boolean
  /** Undefined while they are asked for. */
  readonly items: readonly RaRecord[] | undefined
  /** Its group is open. */
  readonly isShown: (item: RaRecord) => boolean
  readonly open: (item: RaRecord) => void
}

/** J opens it too. */
export function usePeek({ enabled, items, isShown, open }: PeekOptions): Peeked {
  const [letters] = useSingleKeysOn()
  const [item, setId] = useLookedAt(enabled, items)
  const stepped = (step: 1 | -1): RaRecord | undefined => rowAfter(item, step, items ?? [], isShown)
  const show = useCallback((shown: RaRecord) => setId(shown.id), [setId])
  const press = (event: KeyboardEvent): void => {
    const asked = askedBy(event, item !== undefined, letters)
    if (asked === undefined) return
    event.preventDefault()
    if (asked === 'close') setId(undefined)
    else if (asked !== 'open') setId(stepped(asked)?.id)
    else if (item) open(item)
  }
  const toggle = (): void => setId(item ? undefined : stepped(1)?.id)
  const latest = useRef({ press, toggle })
  latest.current = { press, toggle }
  useEffect(() => {
    if (!enabled) return
    const hear = (event: KeyboardEvent): void => {
      if (isCommand(event) && !isSomethingAbove()) latest.current.press(event)
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [enabled])
  // The same as long as another row is not looked at: all rows hear of it.
  return useMemo(() => ({ on: item !== undefined, item, show, toggle: () => latest.current.toggle() }), [item, show])
}

type Id = RaRecord['id'] | undefined

/** Kept by its id: what is refetched is shown as it is now. What has left the page is forgotten, but not under a form that is open above it. */
function useLookedAt(enabled: boolean, items: PeekOptions['items']): readonly [RaRecord | undefined, (id: Id) => void] {
  const [id, setId] = useState<Id>()
  const shown = useRef<RaRecord>(undefined)
  const isHeld = useSomethingAbove() && id !== undefined && shown.current?.id === id
  const found = id === undefined ? undefined : items?.find(item => item.id === id)
  const item = (enabled ? found : undefined) ?? (isHeld ? shown.current : undefined)
  shown.current = item
  const isGone = id !== undefined && items !== undefined && !found && !item
  useEffect(() => {
    if (isGone) setId(undefined)
  }, [isGone])
  return [item, setId]
}

/** The next one that is shown, before the first and after the last none but itself. */
function rowAfter(
  item: RaRecord | undefined,
  step: 1 | -1,
  items: readonly RaRecord[],
  isShown: PeekOptions['isShown'],
): RaRecord | undefined {
  const at = items.findIndex(({ id }) => id === item?.id)
  const onward = step > 0 ? items.slice(at + 1) : items.slice(0, Math.max(at, 0)).reverse()
  return onward.find(isShown) ?? item
}

/** `on`: a row is looked at; else J alone says anything. `letters`: they are not turned off. */
function askedBy(event: KeyboardEvent, on: boolean, letters: boolean): Asked | undefined {
  const key = event.key.toLowerCase()
  if (letters && key in LETTERS) return on || key === 'j' ? LETTERS[key] : undefined
  const own = OWN[key]
  return on && !(own && isWithin(event, own)) ? KEYS[key] : undefined
}
