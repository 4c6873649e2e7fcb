// Holds a submit back until the files of the form have arrived, and says when one of them keeps it from being submitted.
import { useEffect, useRef, useState } from 'react'

/** The files that a form sends while it is filled in. */
export interface AwaitedFiles {
  readonly files: readonly AwaitedFile[]
  readonly uploading: boolean
  /** Resolves with the files as they then are, when none is being sent any more. */
  readonly settled: () => Promise<readonly AwaitedFile[]>
}

interface AwaitedFile {
  readonly state: 'creating' | 'paused' | 'created' | 'failed'
}

/** A submit that was asked for waits (`submitOnUpload`) until the files have arrived. */
export type SaveState = 'ready' | 'uploading' | 'submitOnUpload' | 'submitting'

export interface SubmitOnUpload {
  readonly state: SaveState
  /** A submit was held back by a file that failed, and still would be. */
  readonly heldBack: boolean
  readonly submit: (attempt: () => Promise<void>) => Promise<void>
}

const NO_FILES: AwaitedFiles = { files: [], uploading: false, settled: () => Promise.resolve([]) }
const hasFailed = (files: readonly AwaitedFile[]): boolean =>
  files.some(({ state }) => state === 'failed' || state === 'paused')

/** Submits what is complete, once all files have arrived, one at a time; a file that failed keeps it from being submitted. */
export function useSubmitOnUpload(
  uploads: AwaitedFiles | undefined = NO_FILES,
  isComplete: () => Promise<boolean>,
): SubmitOnUpload {
  const [phase, setPhase] = useState<'idle' | 'waiting' | 'submitting'>('idle')
  const [held, setHeld] = useState(false)
  const busy = useRef(false)
  const arrived = async (): Promise<boolean> => {
    if (uploads === NO_FILES) return true
    setPhase('waiting')
    const files = await uploads.settled()
    setHeld(hasFailed(files))
    // What was typed meanwhile counts; whoever closed the form does not want it saved.
    return !hasFailed(files) && (await isComplete())
  }
  const submit = async (attempt: () => Promise<void>): Promise<void> => {
    if (busy.current) return
    busy.current = true
    try {
      if (!(await isComplete()) || !(await arrived())) return
      setPhase('submitting')
      await attempt()
    } finally {
      busy.current = false
      setPhase('idle')
    }
  }
  return {
    state: stateOf(phase, uploads.uploading),
    heldBack: held && hasFailed(uploads.files),
    submit,
  }
}

function stateOf(phase: 'idle' | 'waiting' | 'submitting', uploading: boolean): SaveState {
  if (phase === 'submitting') return 'submitting'
  if (!uploading) return 'ready'
  return phase === 'waiting' ? 'submitOnUpload' : 'uploading'
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
