// The keys of the queue: single letters, as long as nobody is typing, no question is open, and the person has not turned them off.
import { useEffect, useRef } from 'react'
import { isCommand, useSingleKeysOn } from '../../ui/keyboard'

export type QueueKeys = Readonly<Record<'a' | 'r' | 'j' | 'k' | 'u', () => void>>

const isKey = (key: string): key is keyof QueueKeys => ['a', 'r', 'j', 'k', 'u'].includes(key)

export function useQueueKeys(keys: QueueKeys, enabled: boolean): void {
  const [letters] = useSingleKeysOn()
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    if (!enabled || !letters) return
    const pressed = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase()
      if (!isKey(key) || !isCommand(event)) return
      event.preventDefault()
      latest.current[key]()
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [enabled, letters])
}
