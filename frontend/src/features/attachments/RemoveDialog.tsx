// Asks before a document is taken off its thing: deleted, or withdrawn where it was signed.
import type { AttachmentView } from '@practicum/shared/contract/attached'
import { detach } from '@practicum/shared/features/attachments/attachments.contract'
import { useNotify, useTranslate } from 'react-admin'
import { useIntent } from '../../providers/use-intent'
import { ConfirmDialog } from '../../ui/ConfirmDialog'

/** Their keys. `button` and `text` name the document. */
export interface RemovalWords {
  readonly button: string
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly done: string
}

export const DELETED: RemovalWords = {
  button: 'attachments.remove',
  title: 'attachments.remove_title',
  text: 'attachments.remove_text',
  confirm: 'attachments.remove_confirm',
  done: 'attachments.removed',
}

interface RemoveDialogProps {
  readonly document: AttachmentView
  readonly touches: readonly string[]
  readonly words: RemovalWords
  readonly onClose: () => void
}

export function RemoveDialog({ document, touches, words, onClose }: RemoveDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const { run, running, refused } = useIntent(detach, touches)
  const remove = (): Promise<void> =>
    run({ params: { id: document.id } }).then(
      () => {
        // At once: those of a screen are gone with it.
        notify(translate(words.done), { type: 'success' })
        onClose()
      },
      () => undefined,
    )
  return (
    <ConfirmDialog
      danger
      title={translate(words.title)}
      consequence={translate(words.text, { name: document.name })}
      confirm={translate(words.confirm)}
      running={running}
      refused={refused}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  )
}
