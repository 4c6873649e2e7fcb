// Sends the files that a person chooses, at once and side by side, and says how far each has come.
import { receiveUpload } from '@practicum/shared/features/attachments/attachments.contract'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { v7 as newId } from 'uuid'
import { useIdlePause } from '../../providers/activity'
import { isFailure } from '../../providers/api-failure'
import { useApi } from '../../providers/session'
import { pendingAgain } from './kept-files'
import { changed, isUploading, type PendingFile, pendingFile } from './pending-files'

export interface Uploads {
  readonly files: readonly PendingFile[]
  readonly uploading: boolean
  readonly add: (files: readonly File[]) => void
  readonly retry: (uuid: string) => void
  /** Stops sending it, too. */
  readonly remove: (uuid: string) => void
  /** Puts what a draft has kept in place of the files; nothing where there is no draft. */
  readonly restore: (kept?: readonly unknown[]) => void
  /** Resolves with the files as they then are, when none is being sent any more. */
  readonly settled: () => Promise<readonly PendingFile[]>
}

interface Sending {
  readonly file: File
  stop: AbortController
}

export function useUploads(): Uploads {
  const api = useApi()
  const translate = useTranslate()
  const { files, filesNow, setFiles, settled } = useFiles()
  const sendings = useRef(new Map<string, Sending>())
  useEffect(() => () => stopAll(sendings.current), [])

  const update = (uuid: string, part: Partial<PendingFile>): void => setFiles(changed(filesNow(), uuid, part))
  const send = async (uuid: string): Promise<void> => {
    const sending = sendings.current.get(uuid)
    if (!sending) return
    const { file, stop } = sending
    const onProgress = (progress: number): void => update(uuid, { progress })
    const { signal } = stop
    try {
      await api.sendFile(receiveUpload, { params: { uuid }, filename: file.name, bytes: file, onProgress, signal })
      update(uuid, { state: 'created', progress: 1, arrivedAt: new Date().toISOString() })
    } catch (error) {
      if (!isFailure(error)) throw error
      const why = error.errors[0]?.message ?? translate('attachments.refused_failed')
      update(uuid, { state: 'failed', why, retryable: error.status !== 422 })
    }
  }
  const remove = (uuid: string): void => {
    sendings.current.get(uuid)?.stop.abort()
    sendings.current.delete(uuid)
    setFiles(filesNow().filter(file => file.uuid !== uuid))
  }
  return {
    files,
    uploading: usePausingWhile(isUploading(files)),
    settled,
    remove,
    add: chosen => {
      const added = chosen.map(file => ({ file, pending: pendingFile(newId(), file) }))
      setFiles([...filesNow(), ...added.map(({ pending }) => pending)])
      for (const { file, pending } of added) {
        if (pending.state !== 'creating') continue
        sendings.current.set(pending.uuid, { file, stop: new AbortController() })
        void send(pending.uuid)
      }
    },
    retry: uuid => {
      update(uuid, { state: 'creating', progress: 0 })
      void send(uuid)
    },
    restore: (kept = []) => {
      stopAll(sendings.current)
      setFiles(pendingAgain(kept, Date.now()))
    },
  }
}

/** Nobody is idle while a file of theirs is on its way. */
function usePausingWhile(uploading: boolean): boolean {
  useIdlePause(uploading)
  return uploading
}

function stopAll(sendings: Map<string, Sending>): void {
  for (const { stop } of sendings.values()) stop.abort()
  sendings.clear()
}

/** The list of files, as shown and as it is this very moment, for work that outlives a rendering. */
function useFiles() {
  const [files, show] = useState<readonly PendingFile[]>([])
  const now = useRef(files)
  const waiting = useRef<((files: readonly PendingFile[]) => void)[]>([])
  const setFiles = (next: readonly PendingFile[]): void => {
    now.current = next
    show(next)
    if (isUploading(next)) return
    for (const resolve of waiting.current.splice(0)) resolve(next)
  }
  const settled = (): Promise<readonly PendingFile[]> =>
    isUploading(now.current) ? new Promise(resolve => void waiting.current.push(resolve)) : Promise.resolve(now.current)
  return { files, filesNow: () => now.current, setFiles, settled }
}
