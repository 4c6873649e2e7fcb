// Sends the files that a person chooses, at once and side by side, and says how far each has come.
import { type FileKind, USUAL_KINDS } from '@practicum/shared/contract/attached'
import { useEffect, useRef, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { v7 as newId } from 'uuid'
import { useIdlePause } from '../../providers/activity'
import type { ApiFailure } from '../../providers/api-failure'
import { useMe } from '../../providers/me'
import { useApi } from '../../providers/session'
import { pendingAgain } from './kept-files'
import { changed, isUploading, type PendingFile, pendingFile } from './pending-files'
import { type RemoteFile, Sendings, type SendingsHost } from './sendings'

export interface Uploads {
  readonly files: readonly PendingFile[]
  readonly uploading: boolean
  /** Those that are taken. */
  readonly kinds: readonly FileKind[]
  readonly add: (files: readonly File[]) => void
  readonly addRemote: (file: RemoteFile) => void
  readonly pause: (uuid: string) => void
  /** Goes on with one that waits, or tries one again that failed. */
  readonly retry: (uuid: string) => void
  /** Stops sending it, too. */
  readonly remove: (uuid: string) => void
  /** They belong to something now, and leave the list. */
  readonly attached: (uuids: readonly string[]) => void
  /** Puts what a draft has kept in place of the files; nothing where there is no draft. */
  readonly restore: (kept?: readonly unknown[]) => void
  /** Resolves with the files as they then are, when none is being sent any more. */
  readonly settled: () => Promise<readonly PendingFile[]>
}

/** `objectClass`: what the files are going to be attached to. */
export function useUploads(objectClass: string, kinds: readonly FileKind[] = USUAL_KINDS): Uploads {
  const api = useApi()
  const { files, filesNow, setFiles, settled } = useFiles()
  const update = (uuid: string, part: Partial<PendingFile>): void => setFiles(changed(filesNow(), uuid, part))
  const { user, position } = useMe()
  const place = `${user.id} ${position.organization_id} ${objectClass}`
  const sendings = useSendings({ api, objectClass, place, onProgress: update, ...useEnds(update) })
  return {
    files,
    kinds,
    uploading: usePausingWhile(isUploading(files)),
    settled,
    add: chosen => {
      for (const file of chosen) {
        const pending = { ...pendingFile(sendings.begunAs(file) ?? newId(), file, kinds), pausable: true } as const
        setFiles([...filesNow(), pending])
        if (pending.state === 'creating') sendings.begin(pending.uuid, file)
      }
    },
    addRemote: remote => {
      const pending = pendingFile(newId(), remote, kinds)
      setFiles([...filesNow(), pending])
      if (pending.state === 'creating') sendings.beginRemote(pending.uuid, remote)
    },
    pause: uuid => {
      sendings.pause(uuid)
      update(uuid, { state: 'paused', left: undefined })
    },
    retry: uuid => {
      update(uuid, { state: 'creating' })
      void sendings.goOn(uuid)
    },
    remove: uuid => {
      sendings.giveUp(uuid)
      setFiles(filesNow().filter(file => file.uuid !== uuid))
    },
    attached: uuids => {
      for (const uuid of uuids) sendings.finish(uuid)
      setFiles(filesNow().filter(({ uuid }) => !uuids.includes(uuid)))
    },
    restore: (kept = []) => {
      sendings.stopAll()
      setFiles(pendingAgain(kept, Date.now()))
    },
  }
}

/** For as long as the field is there. */
function useSendings(host: SendingsHost): Sendings {
  const latest = useRef(host)
  latest.current = host
  const [sendings] = useState(() => new Sendings(() => latest.current))
  useEffect(() => () => sendings.stopAll(), [sendings])
  return sendings
}

/** What is shown and told of a file that has arrived, or failed. */
function useEnds(update: (uuid: string, part: Partial<PendingFile>) => void) {
  const notify = useNotify()
  const translate = useTranslate()
  return {
    onDone: (uuid: string, name: string): void => {
      update(uuid, { state: 'created', progress: 1, left: undefined, arrivedAt: new Date().toISOString() })
      notify('attachments.uploaded', { type: 'success', messageArgs: { name } })
    },
    onFailed: (uuid: string, failure: ApiFailure | undefined): void => {
      const why = failure?.errors[0]?.message ?? translate('attachments.refused_failed')
      update(uuid, { state: 'failed', left: undefined, why, retryable: failure?.status !== 422 })
      notify(why, { type: 'error' })
    },
  }
}

/** Nobody is idle while a file of theirs is on its way. */
function usePausingWhile(uploading: boolean): boolean {
  useIdlePause(uploading)
  return uploading
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
