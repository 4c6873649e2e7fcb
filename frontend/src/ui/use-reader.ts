// For whom dates are written here and now: the person signed in, in the language of the page, minute by minute.
import { useSyncExternalStore } from 'react'
import { useMe } from '../providers/me'
import { useSpoken } from '../providers/spoken'
import { type Reader, readerZone } from './dates'

const MINUTE_MS = 60_000

const waiting = new Set<() => void>()
let clock: ReturnType<typeof setInterval> | undefined

/** One clock for all the dates of a page. */
function onMinute(hear: () => void): () => void {
  waiting.add(hear)
  clock ??= setInterval(() => {
    for (const each of waiting) each()
  }, MINUTE_MS)
  return () => {
    waiting.delete(hear)
    if (waiting.size > 0) return
    clearInterval(clock)
    clock = undefined
  }
}

const minute = (): number => Math.floor(Date.now() / MINUTE_MS)

export function useReader(): Reader {
  const { user } = useMe()
  useSpoken()
  useSyncExternalStore(onMinute, minute)
  return { now: new Date(Date.now()), zone: user.timezone, machine: readerZone() }
}
