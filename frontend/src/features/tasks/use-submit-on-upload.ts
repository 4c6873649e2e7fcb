// Holds a submit back until the files of the form have arrived, and says when one of them keeps it from being submitted.
import { useEffect, useRef, useState } from 'react'
import { hasFailed, type SaveState, saveState, type Uploads } from '../attachments/documents'

export interface SubmitOnUpload {
  readonly state: SaveState
  /** A submit was held back by a file that failed, and still would be. */
  readonly heldBack: boolean
  readonly submit: <Result>(attempt: () => Promise<Result>) => Promise<Result | undefined>
}

/** Submits what is complete, once all files have arrived, one at a time; a file that failed keeps it from being submitted. */
export function useSubmitOnUpload(uploads: Uploads, isComplete: () => boolean): SubmitOnUpload {
  const [phase, setPhase] = useState<'idle' | 'waiting' | 'submitting'>('idle')
  const [held, setHeld] = useState(false)
  const busy = useRef(false)
  const submit = async <Result>(attempt: () => Promise<Result>): Promise<Result | undefined> => {
    if (busy.current || !isComplete()) return undefined
    busy.current = true
    setPhase('waiting')
    try {
      const files = await uploads.settled()
      setHeld(hasFailed(files))
      // What was typed meanwhile counts; whoever closed the form does not want it saved.
      if (hasFailed(files) || !isComplete()) return undefined
      setPhase('submitting')
      return await attempt()
    } finally {
      busy.current = false
      setPhase('idle')
    }
  }
  const { uploading } = uploads
  const state = saveState({
    uploading,
    requested: phase === 'waiting' && uploading,
    submitting: phase === 'submitting',
  })
  return { state, heldBack: held && hasFailed(uploads.files), submit }
}

/** The value as it is this very moment, for work that outlives a rendering; `shown` while the component is. */
export function useLatest<Value>(value: Value): () => { readonly value: Value; readonly shown: boolean } {
  const latest = useRef({ value, shown: true })
  latest.current = { ...latest.current, value }
  useEffect(() => {
    latest.current = { ...latest.current, shown: true }
    return () => {
      latest.current = { ...latest.current, shown: false }
    }
  }, [])
  return () => latest.current
}
