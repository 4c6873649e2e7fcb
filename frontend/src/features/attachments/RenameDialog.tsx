// Gives a document another name; the file itself keeps its own.
import type { AttachmentView } from '@practicum/shared/contract/attached'
import { FILENAME_MAX } from '@practicum/shared/contract/attached'
import { renameAttachment } from '@practicum/shared/features/attachments/attachments.contract'
import { useNotify, useTranslate } from 'react-admin'
import { requestOf } from '../../providers/use-intent'
import { QuestionForm } from '../../ui/form/QuestionForm'
import { TextField } from '../../ui/form/TextField'
import { useContractForm } from '../../ui/form/use-contract-form'

export interface RenameDialogProps {
  readonly document: AttachmentView
  /** Features whose reads show it. */
  readonly touches: readonly string[]
  readonly onClose: () => void
}

export function RenameDialog({ document, touches, onClose }: RenameDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const form = useContractForm({
    values: { name: document.name },
    request: body => requestOf(renameAttachment, { params: { id: document.id }, body }),
    touches,
    onSaved: () => {
      notify('attachments.renamed', { type: 'success' })
      onClose()
    },
  })
  return (
    <QuestionForm
      form={form}
      title={translate('attachments.rename_title')}
      consequence={translate('attachments.rename_text')}
      confirm={translate('attachments.rename_confirm')}
      onClose={onClose}
    >
      <TextField
        control={form.control}
        name="name"
        label={translate('attachments.name')}
        help=" "
        max={FILENAME_MAX}
        required
        autoFocus
        onFocus={event => event.target.select()}
        sx={{ mt: 2 }}
      />
    </QuestionForm>
  )
}
