// Asks before a decision on a placement, takes the reason where one is due, and carries it out.
import TextField from '@mui/material/TextField'
import { patchPlacementStatus } from '@practicum/shared/features/placements/placements.contract'
import type { PlacementDetails } from '@practicum/shared/features/placements/placements.views'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useIntent } from '../../providers/use-intent'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import type { PossibleDecision } from './decisions'

export interface DecisionDialogProps {
  readonly placement: PlacementDetails
  readonly decision: PossibleDecision
  readonly onClose: () => void
  /** The server has accepted it. */
  readonly onDone?: () => void
}

export function DecisionDialog({ placement, decision, onClose, onDone }: DecisionDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const { run, running, failure } = useIntent(patchPlacementStatus, ['dashboards'])
  const { key, status, needsReason, danger } = decision
  const names = {
    trainee: placement.trainee.name,
    supervisor: placement.supervisor?.name ?? translate('placements.field.supervisor'),
  }
  const confirm = async (): Promise<void> => {
    if (needsReason && reason.trim() === '') return setMissing(true)
    const body = { status, version: placement.version, ...(needsReason && { reason: reason.trim() }) }
    const done = await run({ params: { id: placement.id }, body }).catch(() => undefined)
    if (!done) return
    notify(`placements.${key}.told`, { type: 'success' })
    onClose()
    onDone?.()
  }
  return (
    <ConfirmDialog
      title={translate(`placements.${key}.title`)}
      consequence={translate(`placements.${key}.text`, names)}
      confirm={translate(`placements.${key}.button`)}
      danger={danger}
      running={running}
      refused={failure?.lines ?? []}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {needsReason && (
        <TextField
          autoFocus
          label={translate('placements.reason')}
          value={reason}
          onChange={event => setReason(event.target.value)}
          error={missing && reason.trim() === ''}
          helperText={missing && reason.trim() === '' ? translate('placements.reason_required') : ' '}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
          required
          multiline
          minRows={3}
          fullWidth
          sx={{ mt: 2 }}
        />
      )}
    </ConfirmDialog>
  )
}
