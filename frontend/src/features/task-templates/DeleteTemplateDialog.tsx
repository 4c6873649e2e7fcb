// Asks before a template is deleted.
import {
  deleteTaskTemplate,
  type TaskTemplateView,
} from '@practicum/shared/features/task-templates/task-templates.contract'
import { useTranslate } from 'react-admin'
import { useIntent } from '../../providers/use-intent'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useToast } from '../../ui/toast'

export interface DeleteTemplateDialogProps {
  readonly template: TaskTemplateView
  readonly onClose: () => void
  readonly onDone: () => void
}

export function DeleteTemplateDialog({ template, onClose, onDone }: DeleteTemplateDialogProps) {
  const translate = useTranslate()
  const toast = useToast()
  const { run, running, refused } = useIntent(deleteTaskTemplate)
  const { id, name, shared } = template
  const remove = async (): Promise<void> => {
    const deleted = await run({ params: { id } }).then(
      () => true,
      () => false,
    )
    if (!deleted) return
    toast('templates.deleted', { args: { name } })
    onClose()
    onDone()
  }
  return (
    <ConfirmDialog
      danger
      title={translate('templates.delete.title', { name })}
      consequence={translate(shared ? 'templates.delete.shared' : 'templates.delete.own')}
      confirm={translate('templates.delete.button')}
      running={running}
      refused={refused}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  )
}
