// What is drawn a slice at a time, so that a slow phone answers meanwhile, instead of in one go.
import { startTransition, useEffect, useState } from 'react'

/**
 * Follows `wanted` a slice at a time; `at` is what it is drawn with first.
 * A deferred value would do that too, but every answer that comes in between would have it begin anew.
 */
export function useInSlices(wanted: boolean, at = false): boolean {
  const [drawn, draw] = useState(at)
  useEffect(() => startTransition(() => draw(wanted)), [wanted])
  return wanted && drawn
}
