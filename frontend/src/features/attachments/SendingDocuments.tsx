// Files go out when they are chosen, and belong to the thing once they are sent off.
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { FileKind } from '@practicum/shared/contract/attached'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useUnsavedGuard } from '../../ui/form/use-unsaved-guard'
import { useToast } from '../../ui/toast'
import { DocumentsField } from './DocumentsField'
import type { PendingFile } from './pending-files'
import { useAttaching } from './use-attaching'

interface Props {
  /** The first part of its streams. */
  readonly type: string
  readonly id: string
  /** Names the features whose reads show the attachments. */
  readonly touches: readonly string[]
  /** Absent: images and documents. */
  readonly kinds?: readonly FileKind[]
  /** Keys of words. */
  readonly words: { readonly submit: string; readonly saved: string }
  /** Of the heading above them. */
  readonly level?: 'h2' | 'h3'
  /** What is there already. */
  readonly children?: ReactNode
}

export function SendingDocuments({ type, id, touches, kinds, words, level = 'h2', children }: Props) {
  const translate = useTranslate()
  const toast = useToast()
  const [sending, setSending] = useState(false)
  const { uploads, attachTo } = useAttaching(type, touches, kinds)
  const isHeld = uploads.files.some(({ state }) => state === 'paused' || state === 'failed')
  const send = async (): Promise<void> => {
    setSending(true)
    const allWent = await attachTo([id])
    setSending(false)
    if (allWent) toast(words.saved)
  }
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <DocumentsField uploads={uploads} level={level}>
        {children}
      </DocumentsField>
      {uploads.files.length > 0 && (
        <Button variant="contained" loading={sending} disabled={isHeld} onClick={() => void send()}>
          {translate(words.submit)}
        </Button>
      )}
      {uploads.files.some(wouldBeLost) && <Leaving busy={sending} />}
    </Stack>
  )
}

/** What was refused for good is lost already. */
const wouldBeLost = ({ state, retryable }: PendingFile): boolean => state !== 'failed' || retryable

/** Files are theirs alone until they are sent off: whoever goes elsewhere is asked. Only there while it can be needed, for a page asks one thing at a time. */
function Leaving({ busy }: { busy: boolean }) {
  return useUnsavedGuard({ dirty: true, busy, loses: 'files' }, () => undefined).question
}
