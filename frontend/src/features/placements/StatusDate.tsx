// Since when a placement stands as it does, in the list.
import { shownStatusDate } from '@practicum/shared/features/placements/placements.status-date'
import type { PlacementView } from '@practicum/shared/features/placements/placements.views'
import { useMe } from '../../providers/me'

export function StatusDate({ placement: { status_date } }: { placement: PlacementView }) {
  const { user } = useMe()
  return (
    <time dateTime={status_date} title={status_date}>
      {shownStatusDate(status_date, user.timezone)}
    </time>
  )
}
