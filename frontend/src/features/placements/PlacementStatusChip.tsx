// How a placement stands: its status in the specification's colours, and whether a signature is missing.
import Box from '@mui/material/Box'
import type { PlacementStatus, PlacementView } from '@practicum/shared/features/placements/placements.views'
import { useTranslate } from 'react-admin'
import { StatusChip, type Weight } from '../../ui/StatusChip'
import { STATUS_TONES } from './status-tones'

const WEIGHTS: Partial<Record<PlacementStatus, Weight>> = { approved: 'done', denied: 'alert' }
const DECIDED: readonly PlacementStatus[] = ['approved', 'denied']

export function PlacementStatusChip({
  placement,
}: {
  placement: Pick<PlacementView, 'status' | 'archived_at' | 'signature_required'> &
    Partial<Pick<PlacementView, 'waiting_place'>>
}) {
  const translate = useTranslate()
  const { status, archived_at, signature_required, waiting_place: place = null } = placement
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.75 }}>
      <StatusChip
        tone={STATUS_TONES[status]}
        weight={WEIGHTS[status] ?? 'quiet'}
        label={translate(`placements.status.${status}`)}
      />
      {archived_at && <StatusChip tone="default" label={translate('placements.status.archived')} />}
      {signature_required && !DECIDED.includes(status) && (
        <StatusChip tone="warning" label={translate('placements.signature')} />
      )}
      {place !== null && <StatusChip tone="warning" label={translate('placements.waiting', { place })} />}
    </Box>
  )
}
