// The keys of the queue: single letters, as long as nobody is typing and no question is open.
import { useEffect, useRef } from 'react'

export type QueueKeys = Readonly<Record<'a' | 'r' | 'j' | 'k', () => void>>

const TYPING = 'input, textarea, select, [contenteditable]'

const isKey = (key: string): key is keyof QueueKeys => ['a', 'r', 'j', 'k'].includes(key)

export function useQueueKeys(keys: QueueKeys, enabled: boolean): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    if (!enabled) return
    const pressed = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase()
      const typing = event.target instanceof Element && event.target.closest(TYPING) !== null
      if (typing || event.ctrlKey || event.metaKey || event.altKey || !isKey(key)) return
      event.preventDefault()
      latest.current[key]()
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [enabled])
}
