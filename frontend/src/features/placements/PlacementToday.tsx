// A placement in the panel of today: whose it is, where, since when it waits, and its approval.
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { PlacementView } from '@practicum/shared/features/placements/placements.views'
import { useTranslate } from 'react-admin'
import { InstantText } from '../../ui/DateText'
import { RowLink } from '../../ui/list/RowLink'
import { PersonAvatar } from '../../ui/Person'
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
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <PersonAvatar {...trainee} />
        <Box sx={{ minWidth: 0 }}>
          <RowLink to={`/applications/${placement.id}`}>{trainee.name}</RowLink>
          <Typography variant="body2" color="textSecondary">
            {site.name}
          </Typography>
        </Box>
      </Box>
    </TodayRow>
  )
}
