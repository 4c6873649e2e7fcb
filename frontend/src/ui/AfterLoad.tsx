// Shows what stands below something that loads once that has its height, so that it is not pushed down before the reader's eyes.
import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react'

const FIRST = { predicate: ({ state }: Query): boolean => state.data === undefined }

/** It stands after what it waits for. */
export function AfterLoad({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const loading = useIsFetching(FIRST)
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    // What stands before has asked for everything by now.
    if (loading === 0 && client.isFetching(FIRST) === 0) setLoaded(true)
  }, [loading, client])
  // Rows that have come are drawn in slices, and have their height only then.
  const drawn = useDeferredValue(loaded, false)
  return drawn ? children : null
}

/** One below the other, each once those above it have their height; code that is still on its way hides nothing that stands. */
export function InTurn({ panels }: { panels: readonly ReactNode[] }) {
  const [first, ...others] = panels
  if (first === undefined) return null
  return (
    <>
      {first}
      <AfterLoad>
        <Suspense fallback={null}>
          <InTurn panels={others} />
        </Suspense>
      </AfterLoad>
    </>
  )
}
