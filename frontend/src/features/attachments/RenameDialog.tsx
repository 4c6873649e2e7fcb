// Gives a document another name; the file itself keeps its own.
import TextField from '@mui/material/TextField'
import type { AttachmentView } from '@practicum/shared/contract/attached'
import { FILENAME_MAX, renameAttachment } from '@practicum/shared/features/attachments/attachments.contract'
import { type KeyboardEvent, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useIntent } from '../../providers/use-intent'
import { ConfirmDialog } from '../../ui/ConfirmDialog'

export interface RenameDialogProps {
  readonly document: AttachmentView
  /** Features whose reads show it. */
  readonly touches: readonly string[]
  readonly onClose: () => void
}

export function RenameDialog({ document, touches, onClose }: RenameDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const [name, setName] = useState(document.name)
  const { run, running, failure, refused } = useIntent(renameAttachment, touches)
  const wrong = failure?.about('name')
  const rename = async (): Promise<void> => {
    const done = await run({ params: { id: document.id }, body: { name } }).catch(() => undefined)
    if (!done) return
    notify('attachments.renamed', { type: 'success' })
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !running) void rename()
  }
  return (
    <ConfirmDialog
      title={translate('attachments.rename_title')}
      consequence={translate('attachments.rename_text')}
      confirm={translate('attachments.rename_confirm')}
      running={running}
      refused={wrong ? [] : refused}
      onConfirm={() => void rename()}
      onClose={onClose}
    >
      <TextField
        autoFocus
        fullWidth
        required
        label={translate('attachments.name')}
        value={name}
        onChange={event => setName(event.target.value)}
        onFocus={event => event.target.select()}
        onKeyDown={onKeyDown}
        error={wrong !== undefined}
        helperText={wrong ?? ' '}
        slotProps={{ htmlInput: { maxLength: FILENAME_MAX } }}
        sx={{ mt: 2 }}
      />
    </ConfirmDialog>
  )
}
