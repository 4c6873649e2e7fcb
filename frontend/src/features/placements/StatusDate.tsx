// Since when a placement stands as it does, in the list.
import { shownStatusDate } from '@practicum/shared/features/placements/placements.status-date'
import type { PlacementView } from '@practicum/shared/features/placements/placements.views'
import { useMe } from '../../providers/me'
import { Exact } from '../../ui/DateText'
import { exactInstant } from '../../ui/dates'
import { useLanguage } from '../../ui/language'

export function StatusDate({ placement: { status_date } }: { placement: PlacementView }) {
  const { user } = useMe()
  return (
    <Exact value={status_date} exact={exactInstant(status_date, user.timezone)}>
      {shownStatusDate(status_date, user.timezone, useLanguage())}
    </Exact>
  )
}
