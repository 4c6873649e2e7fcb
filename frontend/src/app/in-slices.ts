// What is drawn a slice at a time, so that a slow phone answers meanwhile, instead of in one go.
import { useDeferredValue, useEffect } from 'react'

/** A screen has stood: those that come after it are drawn by the router a slice at a time, and need no skeleton before. */
let stood = false

/** False at first, until the browser has time. */
export const useInSlices = (): boolean => useDeferredValue(true, false)

/** As {@link useInSlices} for the first screen of a page; true at once for those after it. */
export function useFirstInSlices(): boolean {
  const begun = useDeferredValue(true, stood)
  useEffect(() => {
    if (begun) stood = true
  }, [begun])
  return begun
}
