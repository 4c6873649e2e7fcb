// Keeps what is attached to a thing fresh while the thing is shown.
import { useChannel } from '../../app/live/LiveProvider'
import { useFreshness } from '../../providers/use-freshness'

/** `features` names those whose reads show the attachments. */
export function useAttachableChannel(type: string, id: string, features: readonly string[]): void {
  const freshness = useFreshness()
  useChannel(`private-attachable-${type}-${id}`, ({ event }) => {
    if (event.startsWith('attachment.')) freshness.touched(features)
  })
}
