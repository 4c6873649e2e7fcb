// Keeps what is attached to a thing fresh while the thing is shown.
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useChannel } from '../../app/live/LiveProvider'
import { createFreshness } from '../../providers/freshness'

/** `features` names those whose reads show the attachments. */
export function useAttachableChannel(type: string, id: string, features: readonly string[]): void {
  const client = useQueryClient()
  const freshness = useMemo(() => createFreshness(client), [client])
  useChannel(`private-attachable-${type}-${id}`, ({ event }) => {
    if (event.startsWith('attachment.')) freshness.touched(features)
  })
}
