// Does one thing at a time, however often it is pressed, and keeps why it failed.
import { useCallback, useRef, useState } from 'react'
import { type ApiFailure, isFailure } from '../../providers/api-failure'

export interface Once {
  readonly running: boolean
  readonly failure: ApiFailure | undefined
  readonly once: (work: () => Promise<void>) => Promise<void>
}

export function useOnce(): Once {
  const [running, setRunning] = useState(false)
  const [failure, fail] = useState<ApiFailure>()
  const busy = useRef(false)
  const once = useCallback(async (work: () => Promise<void>): Promise<void> => {
    if (busy.current) return
    busy.current = true
    setRunning(true)
    fail(undefined)
    try {
      await work()
    } catch (error) {
      if (!isFailure(error)) throw error
      fail(error)
    } finally {
      busy.current = false
      setRunning(false)
    }
  }, [])
  return { running, failure, once }
}
