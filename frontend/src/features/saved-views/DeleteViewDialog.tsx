// Asks before a saved view is deleted.
import { deleteView, type SavedViewView } from '@practicum/shared/features/saved-views/saved-views.contract'
import { useNotify, useTranslate } from 'react-admin'
import { useIntent } from '../../providers/use-intent'
import { ConfirmDialog } from '../../ui/ConfirmDialog'

export interface DeleteViewDialogProps {
  readonly view: SavedViewView
  readonly onClose: () => void
  readonly onDone: () => void
}

export function DeleteViewDialog({ view, onClose, onDone }: DeleteViewDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const { run, running, refused } = useIntent(deleteView)
  const { id, name, shared } = view
  const remove = async (): Promise<void> => {
    const deleted = await run({ params: { id } }).then(
      () => true,
      () => false,
    )
    if (!deleted) return
    notify('saved-views.deleted', { type: 'success', messageArgs: { name } })
    onClose()
    onDone()
  }
  return (
    <ConfirmDialog
      danger
      title={translate('saved-views.delete.title', { name })}
      consequence={translate(shared ? 'saved-views.delete.shared' : 'saved-views.delete.own')}
      confirm={translate('saved-views.delete.button')}
      running={running}
      refused={refused}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  )
}
