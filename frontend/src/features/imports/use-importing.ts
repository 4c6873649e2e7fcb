// Sends a file and begins its import; both under ids that stay with the file, so that pressing again repeats and does not double.
import { receiveUpload } from '@practicum/shared/features/attachments/attachments.contract'
import { startImport } from '@practicum/shared/features/imports/starting.contract'
import { useRef, useState } from 'react'
import { v7 as newId } from 'uuid'
import { useIdlePause } from '../../providers/activity'
import { isFailure } from '../../providers/api-failure'
import { useApi } from '../../providers/session'
import { useFailureWords, useIntent } from '../../providers/use-intent'
import type { CsvFile } from './csv-file'

/** What was sent of a file that was chosen. */
interface FileUpload {
  readonly file: CsvFile
  readonly uuid: string
  hasArrived: boolean
}

export function useImporting(kind: string, onStarted: (id: string) => void) {
  const api = useApi()
  const words = useFailureWords()
  const { run, running, refused } = useIntent(startImport)
  const [sending, setSending] = useState(false)
  const [failed, setFailed] = useState<readonly string[]>([])
  useIdlePause(sending)
  const upload = useRef<FileUpload>(undefined)
  const send = async (file: CsvFile): Promise<string | undefined> => {
    if (upload.current?.file !== file) upload.current = { file, uuid: newId(), hasArrived: false }
    const sent = upload.current
    if (sent.hasArrived) return sent.uuid
    const { name: filename, bytes } = file
    const { signal } = new AbortController()
    setSending(true)
    await api
      .sendFile(receiveUpload, { params: { uuid: sent.uuid }, filename, bytes, onProgress: () => undefined, signal })
      .then(
        () => {
          sent.hasArrived = true
        },
        (error: unknown) => setFailed(words(error)),
      )
    setSending(false)
    return sent.hasArrived ? sent.uuid : undefined
  }
  const start = async (file: CsvFile, columns: Readonly<Record<string, string>>): Promise<void> => {
    setFailed([])
    const upload_uuid = await send(file)
    if (upload_uuid === undefined) return
    await run({ body: { kind, upload_uuid, columns } }).then(
      ({ id }) => onStarted(id),
      (error: unknown) => {
        // The file as it was sent will not do, or is not there any more.
        if (isFailure(error) && error.about('upload_uuid') !== undefined) upload.current = undefined
      },
    )
  }
  return { start, sending, busy: sending || running, refused: [...failed, ...refused] }
}
