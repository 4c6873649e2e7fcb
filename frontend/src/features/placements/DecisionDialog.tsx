// Asks before a decision on a placement, takes the reason where one is due, and carries it out.
import TextField from '@mui/material/TextField'
import { patchPlacementStatus } from '@practicum/shared/features/placements/placements.contract'
import type { PlacementDetails } from '@practicum/shared/features/placements/placements.views'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useIntent } from '../../providers/use-intent'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import type { PossibleDecision } from './decisions'
import { type KeptReason, useKeptReason } from './use-kept-reason'

export interface DecisionDialogProps {
  readonly placement: PlacementDetails
  readonly decision: PossibleDecision
  readonly onClose: () => void
  /** The server has accepted it; whoever is told here says so, in place of a toast. */
  readonly onDone?: () => void
}

export function DecisionDialog({ placement, decision, onClose, onDone }: DecisionDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const kept = useKeptReason(`${placement.id}/${decision.key}`)
  const reason = kept.reason.trim()
  const [missing, setMissing] = useState(false)
  const { run, running, refused } = useIntent(patchPlacementStatus, ['dashboards'])
  const { key, status, needsReason, danger } = decision
  const names = {
    trainee: placement.trainee.name,
    supervisor: placement.supervisor?.name ?? translate('placements.field.supervisor'),
  }
  const confirm = async (): Promise<void> => {
    if (needsReason && reason === '') return setMissing(true)
    const body = { status, version: placement.version, ...(needsReason && { reason }) }
    const done = await run({ params: { id: placement.id }, body }).catch(() => undefined)
    if (!done) return
    kept.forget()
    if (!onDone) notify(`placements.${key}.told`, { type: 'success' })
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
      refused={refused}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {needsReason && <ReasonField kept={kept} missing={missing && reason === ''} />}
    </ConfirmDialog>
  )
}

function ReasonField({ kept: { reason, type, restored }, missing }: { kept: KeptReason; missing: boolean }) {
  const translate = useTranslate()
  const hint = missing ? 'placements.reason_required' : restored ? 'placements.reason_restored' : undefined
  return (
    <TextField
      autoFocus
      label={translate('placements.reason')}
      value={reason}
      onChange={event => type(event.target.value)}
      error={missing}
      helperText={hint ? translate(hint) : ' '}
      slotProps={{ htmlInput: { maxLength: 2000 } }}
      required
      multiline
      minRows={3}
      fullWidth
      sx={{ mt: 2 }}
    />
  )
}
