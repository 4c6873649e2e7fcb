// The placements at a supervision site, as far as they concern the reader.
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ItemOf } from '@practicum/shared/contract/row'
import type { listPlacements } from '@practicum/shared/features/placements/placements.contract'
import { useTranslate } from 'react-admin'
import { InstantText } from '../../ui/DateText'
import { ListFrame } from '../../ui/list/ListFrame'
import { EmptyState } from '../../ui/list/ListStates'
import { RowLink } from '../../ui/list/RowLink'

type PlacementView = ItemOf<typeof listPlacements>

const address = ({ id }: PlacementView): string => `/applications/${id}`

export function SitePlacements({ siteId }: { siteId: string }) {
  const translate = useTranslate()
  const label = (field: string): string => translate(`sites.placements.${field}`)
  const status = (placement: PlacementView): string => translate(`placements.status.${placement.status}`)
  const link = (placement: PlacementView) => <RowLink to={address(placement)}>{placement.trainee.name}</RowLink>
  return (
    <ListFrame<PlacementView>
      label={translate('sites.details.placements')}
      resource="placements"
      sort={{ field: 'created_at', order: 'DESC' }}
      filter={{ site_id: siteId }}
      open={address}
      empty={<EmptyState text={label('empty')} />}
      columns={[
        { source: 'trainee', label: label('trainee'), sortable: true, render: link },
        { source: 'supervisor', label: label('supervisor'), render: ({ supervisor }) => supervisor?.name },
        { source: 'status', label: label('status'), sortable: true, render: status },
        {
          ...{ source: 'created_at', label: label('created_at'), sortable: true },
          render: ({ created_at }) => <InstantText at={created_at} />,
        },
      ]}
      card={placement => (
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          {link(placement)}
          <Typography variant="body2" color="textSecondary">
            {[placement.supervisor?.name, status(placement)].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
      )}
    />
  )
}
