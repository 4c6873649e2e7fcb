// Watches for activity in every tab of this browser and says how long the person has been idle.
import { useEffect, useRef, useState } from 'react'
import { ACTIVITY, isPaused } from '../../providers/activity'
import { type IdleLimits, type IdleState, idleState } from './idle-clock'

/** The message by which tabs tell one another that somebody is there. */
export const RESET_MESSAGE = 'reset-auto-logout-timers'
/** Activity is told to other tabs at most this often. */
export const ANNOUNCE_EVERY_MS = 5_000
const LOOK_EVERY_MS = 1_000
/** `onActivity` is called at most every {@link ANNOUNCE_EVERY_MS}. */
export function useIdle(limits: IdleLimits, onActivity: () => void): { state: IdleState; stay: () => void } {
  const [state, setState] = useState<IdleState>({ kind: 'active' })
  const clock = useRef({ last: Date.now(), announcedAt: 0, onActivity, stay: (): void => undefined })
  clock.current.onActivity = onActivity
  const { timeout, warning } = limits

  useEffect(() => {
    const tabs = new BroadcastChannel(RESET_MESSAGE)
    const heard = (): void => {
      clock.current.last = Date.now()
    }
    const active = (): void => {
      const now = Date.now()
      clock.current.last = now
      if (now - clock.current.announcedAt < ANNOUNCE_EVERY_MS) return
      clock.current.announcedAt = now
      tabs.postMessage(RESET_MESSAGE)
      clock.current.onActivity()
    }
    const look = (): void => {
      // A film or an upload is use, and the server has to hear of it.
      if (isPaused()) active()
      const idleFor = (Date.now() - clock.current.last) / 1000
      setState(before => same(before, idleState(idleFor, { timeout, warning })))
    }
    clock.current.stay = () => {
      active()
      look()
    }
    tabs.addEventListener('message', heard)
    for (const name of ACTIVITY) window.addEventListener(name, active, { passive: true, capture: true })
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => {
      clearInterval(timer)
      tabs.close()
      for (const name of ACTIVITY) window.removeEventListener(name, active, { capture: true })
    }
  }, [timeout, warning])

  return { state, stay: () => clock.current.stay() }
}

const same = (before: IdleState, now: IdleState): IdleState =>
  before.kind === now.kind && before.kind !== 'warned' ? before : now
