// Where the keyboard goes on in a column of a board once the card that it stood on has left: from the next card, or from the heading.
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

interface Focus {
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly list: RefObject<HTMLUListElement | null>
  /** For the column. */
  readonly holding: {
    readonly onFocus: (event: FocusEvent) => void
    readonly onBlur: (event: FocusEvent) => void
  }
}

const MENU = 'button[aria-haspopup=menu]'

export function useFocusAfterMove(): Focus {
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const held = useRef(false)
  const nth = useRef(0)
  useEffect(() => {
    // Whoever presses somewhere has left; what is pressed takes the focus only then.
    const release = (): void => {
      held.current = false
    }
    document.addEventListener('pointerdown', release, true)
    return () => document.removeEventListener('pointerdown', release, true)
  }, [])
  useEffect(() => {
    if (!held.current || document.activeElement !== document.body) return
    const cards = list.current?.children ?? []
    const next = cards[Math.min(nth.current, cards.length - 1)]?.querySelector<HTMLElement>(MENU)
    const target = next ?? heading.current
    target?.focus({ preventScroll: true })
  })
  const onFocus = ({ target }: FocusEvent): void => {
    held.current = true
    const at = [...(list.current?.children ?? [])].findIndex(card => card.contains(target))
    if (at >= 0) nth.current = at
  }
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    held.current = relatedTarget === null && held.current
  }
  return { heading, list, holding: { onFocus, onBlur } }
}
