// Tells that the code of what stands before it has come, so that what stands below may follow.
import { useLayoutEffect } from 'react'

export function Stands({ onStanding }: { onStanding: (standing: boolean) => void }) {
  // Before it is painted: nothing is seen in a place that it leaves at once.
  useLayoutEffect(() => onStanding(true), [onStanding])
  return null
}
