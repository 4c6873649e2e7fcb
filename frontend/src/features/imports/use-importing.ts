// Sends a file and begins its import; both under ids of the attempt, so that pressing again repeats and does not double.
import { receiveUpload } from '@practicum/shared/features/attachments/attachments.contract'
import { startImport } from '@practicum/shared/features/imports/starting.contract'
import { useState } from 'react'
import { v7 as newId } from 'uuid'
import { useIdlePause } from '../../providers/activity'
import { useApi } from '../../providers/session'
import { useFailureWords, useIntent } from '../../providers/use-intent'
import type { CsvFile } from './csv-file'

export function useImporting(kind: string, onStarted: (id: string) => void) {
  const api = useApi()
  const words = useFailureWords()
  const { run, running, refused } = useIntent(startImport)
  const [sending, setSending] = useState(false)
  const [failed, setFailed] = useState<readonly string[]>([])
  useIdlePause(sending)
  const send = async ({ name, bytes }: CsvFile): Promise<string | undefined> => {
    const uuid = newId()
    setSending(true)
    const { signal } = new AbortController()
    const sent = await api
      .sendFile(receiveUpload, { params: { uuid }, filename: name, bytes, onProgress: () => undefined, signal })
      .then(
        () => uuid,
        (error: unknown) => void setFailed(words(error)),
      )
    setSending(false)
    return sent
  }
  const start = async (file: CsvFile, columns: Readonly<Record<string, string>>): Promise<void> => {
    setFailed([])
    const upload_uuid = await send(file)
    if (upload_uuid === undefined) return
    await run({ body: { kind, upload_uuid, columns } }).then(
      ({ id }) => onStarted(id),
      () => undefined,
    )
  }
  return { start, sending, busy: sending || running, refused: [...failed, ...refused] }
}
