// Whether somebody is at this page: what the page asks for by itself, after a push or on a timer, must not pass for their doing.
import { useEffect } from 'react'

export const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const

/** What follows a movement of the hand within this time, in milliseconds, follows from it. */
const AT_HAND_MS = 10_000

const pauses = new Set<symbol>()

/** Holds the timers while something goes on in which nobody moves a hand: a film, an upload, the saving of a session. */
export function useIdlePause(going: boolean): void {
  useEffect(() => {
    if (!going) return
    const pause = Symbol('pause')
    pauses.add(pause)
    return () => void pauses.delete(pause)
  }, [going])
}

export const isPaused = (): boolean => pauses.size > 0

/** Answers whether somebody is there. Whoever has just opened or reloaded the page is. */
export function watchActivity(): () => boolean {
  let last = Date.now()
  const active = (): void => {
    last = Date.now()
  }
  for (const name of ACTIVITY) window.addEventListener(name, active, { passive: true, capture: true })
  return () => isPaused() || Date.now() - last < AT_HAND_MS
}
