// Says that a placement was approved, and offers to take that back at once.
import { useToast } from '../../ui/toast'
import { type Approved, useUndoApproval } from './use-undo-approval'

export function useApprovedToast(): (approved: Approved) => void {
  const toast = useToast()
  const { undo } = useUndoApproval()
  return approved =>
    toast('placements.approve.success', { offer: { label: 'app.toast.undo', run: () => void undo(approved) } })
}
