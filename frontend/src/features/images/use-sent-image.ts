// Sends an image, and says how far it has come.
import { receiveImage } from '@practicum/shared/features/attachments/attachments.contract'
import { useEffect, useRef, useState } from 'react'
import { v7 as newId } from 'uuid'
import { useIdlePause } from '../../providers/activity'
import { useApi } from '../../providers/session'

export interface SentImage {
  /** The part that has left, from 0 to 1; undefined while nothing is being sent. */
  readonly progress: number | undefined
  /** Resolves with the uuid under which it was received; throws {@link ApiFailure}. */
  readonly send: (file: File) => Promise<string>
}

export function useSentImage(): SentImage {
  const api = useApi()
  const stop = useRef(new AbortController())
  const [progress, setProgress] = useState<number>()
  useIdlePause(progress !== undefined)
  useEffect(() => () => stop.current.abort(), [])
  const send = async (file: File): Promise<string> => {
    const uuid = newId()
    setProgress(0)
    try {
      const { signal } = stop.current
      await api.sendFile(receiveImage, {
        params: { uuid },
        filename: file.name,
        bytes: file,
        onProgress: setProgress,
        signal,
      })
      return uuid
    } finally {
      setProgress(undefined)
    }
  }
  return { progress, send }
}
