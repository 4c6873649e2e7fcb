// Hears single keys, as long as nobody is typing, nothing is open above the page, and the person has not turned them off.
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { isCommand, isSomethingAbove, OWN_ROW_KEYS, useSingleKeysOn } from '../../ui/keyboard'
import type { MenuItem } from '../menu'
import { LETTER_MS, type Meaning, meaningOf } from './single-keys'

const ROW = 'main [data-row-link]'

export function useSingleKeys(items: readonly MenuItem[], opening: Pick<Means, 'openSheet' | 'openSearch'>): void {
  const navigate = useNavigate()
  const [on] = useSingleKeysOn()
  const latest = useRef<Means>({ on, items, navigate, ...opening })
  latest.current = { on, items, navigate, ...opening }
  useEffect(() => {
    const pressed = listenerOf(() => latest.current)
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [])
}

interface Means {
  readonly on: boolean
  readonly items: readonly MenuItem[]
  readonly openSheet: () => void
  readonly openSearch: () => void
  readonly navigate: (to: string) => unknown
}

function listenerOf(means: () => Means): (event: KeyboardEvent) => void {
  let letterUntil = 0
  return event => {
    const { on, items } = means()
    if (!on || !isCommand(event) || isSomethingAbove()) return
    const meaning = meaningOf(event.key, event.timeStamp < letterUntil, items)
    letterUntil = meaning.kind === 'await-letter' ? event.timeStamp + LETTER_MS : 0
    if (carriedOut(meaning, means())) event.preventDefault()
  }
}

function carriedOut(meaning: Meaning, { openSheet, openSearch, navigate }: Means): boolean {
  if (meaning.kind === 'sheet') openSheet()
  else if (meaning.kind === 'search') openSearch()
  else if (meaning.kind === 'go') void navigate(meaning.to)
  else if (meaning.kind === 'row') return focusRow(meaning.step)
  return meaning.kind !== 'nothing' && meaning.kind !== 'await-letter'
}

/** From the row that has the focus, or from before the first; not where a list hears these keys itself. */
function focusRow(step: 1 | -1): boolean {
  if (document.querySelector(`main [${OWN_ROW_KEYS}]`) !== null) return false
  const rows = [...document.querySelectorAll<HTMLElement>(ROW)]
  const here = rows.indexOf(document.activeElement as HTMLElement)
  const next = here < 0 && step < 0 ? undefined : rows[here + step]
  next?.focus()
  next?.scrollIntoView?.({ block: 'nearest' })
  return next !== undefined
}
