// The specification's colours of the stages of a placement: of its chip, and of its column in pictures.
import type { PlacementStatus } from '@practicum/shared/features/placements/placements.views'
import type { Tone } from '../../ui/StatusChip'

export const STATUS_TONES: Readonly<Record<PlacementStatus, Tone>> = {
  open: 'warning',
  submitted: 'info',
  ready: 'primary',
  approved: 'success',
  denied: 'error',
}
