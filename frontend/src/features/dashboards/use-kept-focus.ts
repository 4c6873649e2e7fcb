// Who works with the keyboard stays in the panel of today when the row they acted on has gone from it.
import { type RefObject, useEffect, useRef } from 'react'
import type { TodayPart } from './use-today'

/** Answers what the panel is held by. */
export function useKeptFocus(
  heading: RefObject<HTMLElement | null>,
  parts: readonly TodayPart[],
): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  const held = useRef(false)
  useEffect(() => {
    const within = (): boolean => panel.current?.contains(document.activeElement) ?? false
    const come = (): void => {
      held.current = within()
    }
    const gone = ({ target }: FocusEvent): void => {
      // Known a moment later: whether it was left, or has been taken away.
      setTimeout(() => {
        if (target instanceof Element && target.isConnected && !target.matches(':disabled')) come()
      })
    }
    document.addEventListener('focusin', come)
    document.addEventListener('focusout', gone)
    return () => {
      document.removeEventListener('focusin', come)
      document.removeEventListener('focusout', gone)
    }
  }, [])
  useEffect(() => {
    if (parts && held.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
  }, [parts, heading])
  return panel
}
