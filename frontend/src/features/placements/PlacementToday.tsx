// A placement in the panel of today: whose it is, where, since when it waits, and its approval.
import Typography from '@mui/material/Typography'
import type { PlacementView } from '@practicum/shared/features/placements/placements.views'
import { useTranslate } from 'react-admin'
import { InstantText } from '../../ui/DateText'
import { RowLink } from '../../ui/list/RowLink'
import { TodayRow } from '../../ui/TodayRow'
import { ApproveButton } from './ApproveButton'

export default function PlacementToday({ item: placement }: { item: PlacementView }) {
  const translate = useTranslate()
  const { trainee, supervision_site: site, ready_at: since } = placement
  return (
    <TodayRow
      beside={
        <>
          {translate('placements.today.ready')} <InstantText at={since} />
        </>
      }
      intents={<ApproveButton placement={placement} />}
    >
      <RowLink to={`/applications/${placement.id}`}>{trainee.name}</RowLink>
      <Typography variant="body2" color="textSecondary">
        {site.name}
      </Typography>
    </TodayRow>
  )
}
