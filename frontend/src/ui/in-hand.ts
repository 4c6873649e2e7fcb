// Tells what holds a row that somebody is at it: a question about it is open, and must not close under their hands.
import { createContext, useContext, useEffect, useRef } from 'react'

export const InHand = createContext<(held: boolean) => void>(() => undefined)

export function useInHand(held: boolean): void {
  const tell = useContext(InHand)
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  useEffect(() => {
    if (!held) return undefined
    latest.current(true)
    return () => latest.current(false)
  }, [held])
}
