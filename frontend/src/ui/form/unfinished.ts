// Half of a date or of an address is no value: its field says so when it is left, and the form is not submitted with it.
import { createContext, type RefObject, useContext, useEffect, useRef, useState } from 'react'

/** Asks a field whether it is half filled in; it then says so itself. */
type Check = () => boolean
type Checks = Set<Check>

const UnfinishedContext = createContext<Checks | undefined>(undefined)
export const UnfinishedProvider = UnfinishedContext.Provider

/** For a form: what its fields answer through the provider. */
export function useUnfinishedFields(): { readonly checks: Checks; readonly someUnfinished: () => boolean } {
  const [checks] = useState<Checks>(() => new Set())
  // Each is asked, since each marks itself.
  return { checks, someUnfinished: () => [...checks].filter(check => check()).length > 0 }
}

/** For a field: `check` is asked at each submit. */
export function useUnfinishedCheck(check: Check): void {
  const checks = useContext(UnfinishedContext)
  const latest = useRef(check)
  latest.current = check
  useEffect(() => {
    const asked = (): boolean => latest.current()
    checks?.add(asked)
    return () => void checks?.delete(asked)
  }, [checks])
}

export interface Unfinished {
  /** Of the field's input, which holds what is written in all its parts. */
  readonly input: RefObject<HTMLInputElement | null>
  readonly unfinished: boolean
  /** The field was left. */
  readonly left: () => void
  /** There is a new value. */
  readonly settled: () => void
  /** Something was put in that makes no value, and was not taken. */
  readonly refused: () => void
}

/** For a field of several parts: it is unfinished while something is written that makes no value. */
export function useUnfinished(value: string | null): Unfinished {
  const input = useRef<HTMLInputElement>(null)
  const [unfinished, setUnfinished] = useState(false)
  const check = (): boolean => {
    const half = value === null && (input.current?.value ?? '') !== ''
    setUnfinished(half)
    return half
  }
  useUnfinishedCheck(check)
  return { input, unfinished, left: check, settled: () => setUnfinished(false), refused: () => setUnfinished(true) }
}
