// Beside an approval that was just given among others: take it back.
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { type Approved, useUndoApproval } from './use-undo-approval'

export interface UndoApprovalButtonProps {
  readonly approved: Approved
  /** Whose approval, for those who do not see the row. */
  readonly name: string
  readonly onUndone: () => void
}

export function UndoApprovalButton({ approved, name, onUndone }: UndoApprovalButtonProps) {
  const translate = useTranslate()
  const { undo, running } = useUndoApproval()
  return (
    <Button
      size="small"
      loading={running}
      aria-label={translate('placements.queue.undo_of', { name })}
      onClick={() => void undo(approved, onUndone)}
    >
      {translate('app.toast.undo')}
    </Button>
  )
}
