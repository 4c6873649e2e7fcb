// Shows what stands below something that loads once that has its height, so that it is not pushed down before the reader's eyes.
import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react'

const FIRST = { predicate: ({ state }: Query): boolean => state.data === undefined }

/** It stands after what it waits for, and is drawn with the rows that have come: in slices, which is when those have their height. */
export function AfterLoad({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    if (loaded) return
    let due = false
    const look = (): void => {
      if (due || client.isFetching(FIRST) > 0) return
      due = true
      // Of answers that came together some are still to be told to whoever asked: that has its turn first.
      notifyManager.schedule(() => startTransition(() => setLoaded(true)))
    }
    // What stands before has asked for everything by now.
    look()
    // Not by the library's hook: each of its counts is drawn at once, and whatever is being drawn in slices begins anew.
    return client.getQueryCache().subscribe(notifyManager.batchCalls(look))
  }, [loaded, client])
  return loaded ? children : null
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
