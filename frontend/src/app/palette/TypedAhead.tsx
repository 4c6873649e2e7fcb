// Takes in what is typed while the palette is still on its way, so that nothing of it is lost, nor taken for single keys.
import { type RefObject, useEffect, useRef } from 'react'

export interface TypedAheadProps {
  readonly typed: RefObject<string>
  readonly onClose: () => void
}

export function TypedAhead({ typed, onClose }: TypedAheadProps) {
  const latest = useRef(onClose)
  latest.current = onClose
  useEffect(() => {
    typed.current = ''
    const pressed = (event: KeyboardEvent): void => {
      const after = afterKey(typed.current, event)
      if (after === undefined) return
      event.preventDefault()
      event.stopImmediatePropagation()
      typed.current = after
      if (event.key === 'Escape') latest.current()
    }
    window.addEventListener('keydown', pressed, { capture: true })
    return () => window.removeEventListener('keydown', pressed, { capture: true })
  }, [typed])
  return null
}

/** Undefined for a key that writes nothing. */
function afterKey(typed: string, { key, altKey, ctrlKey, metaKey }: KeyboardEvent): string | undefined {
  if (altKey || ctrlKey || metaKey) return undefined
  if (key === 'Escape') return ''
  if (key === 'Backspace') return typed.slice(0, -1)
  return [...key].length === 1 ? typed + key : undefined
}
