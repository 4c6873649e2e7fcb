// The decisions on one placement: one button for each that is possible now, each asking first and saying what follows.
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import {
  archivePlacement,
  type PlacementDetails,
  patchPlacementStatus,
  setPlacementRecurring,
} from '@practicum/shared/features/placements/placements.contract'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useIntent } from '../../providers/use-intent'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { decisionsOn, type PossibleDecision } from './decisions'

export function DecisionButtons({ placement }: { placement: PlacementDetails }) {
  const [asked, setAsked] = useState<PossibleDecision>()
  const translate = useTranslate()
  return (
    <>
      <ToggleButtons placement={placement} />
      {decisionsOn(placement).map(decision => (
        <Button
          key={decision.key}
          variant={decision.primary ? 'contained' : 'outlined'}
          color={decision.danger ? 'error' : 'primary'}
          onClick={() => setAsked(decision)}
        >
          {translate(`placements.${decision.key}.button`)}
        </Button>
      ))}
      {asked && <DecisionDialog placement={placement} decision={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

interface DecisionDialogProps {
  readonly placement: PlacementDetails
  readonly decision: PossibleDecision
  readonly onClose: () => void
}

function DecisionDialog({ placement, decision, onClose }: DecisionDialogProps) {
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

function ToggleButtons({ placement }: { placement: PlacementDetails }) {
  const translate = useTranslate()
  const notify = useNotify()
  const archive = useIntent(archivePlacement, ['dashboards'])
  const recurring = useIntent(setPlacementRecurring)
  const params = { id: placement.id }
  const archived = placement.archived_at !== null
  const tell = (message: string) => () => notify(message, { type: 'success' })
  const refuse = (): void => notify(archive.failure?.lines.join(' ') ?? 'app.failure.title', { type: 'error' })
  return (
    <>
      <Button
        loading={archive.running}
        onClick={() =>
          void archive
            .run({ params, body: { archived: !archived } })
            .then(tell(archived ? 'placements.archive.undone' : 'placements.archive.told'), refuse)
        }
      >
        {translate(archived ? 'placements.archive.undo' : 'placements.archive.button')}
      </Button>
      <Button
        loading={recurring.running}
        onClick={() =>
          void recurring
            .run({ params, body: { recurring: !placement.recurring } })
            .then(tell('placements.recurring.told'), refuse)
        }
      >
        {translate(placement.recurring ? 'placements.recurring.off' : 'placements.recurring.on')}
      </Button>
    </>
  )
}
