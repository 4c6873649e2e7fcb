// A list of placements, on its page and on dashboards.

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { PlacementView } from '@practicum/shared/features/placements/placements.views'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { ListFrame } from '../../ui/list/ListFrame'
import { EmptyState } from '../../ui/list/ListStates'
import { RowLink } from '../../ui/list/RowLink'
import { Person } from '../../ui/Person'
import { ApproveSelectedButton } from './ApproveSelectedButton'
import { isReady } from './decisions'
import { PlacementStatusChip } from './PlacementStatusChip'
import { mayDecide } from './placement-rights'
import { ReviewQueueButton } from './ReviewQueueButton'
import { StatusDate } from './StatusDate'

const address = (placement: PlacementView): string => `/applications/${placement.id}`

/** `reviewOnly`: what waits for a decision, without filters, for dashboards. */
export function PlacementList({ reviewOnly = false }: { reviewOnly?: boolean }) {
  const translate = useTranslate()
  const me = useMe()
  const quick = [
    { label: translate('placements.filter.open'), filter: { status: 'open' } },
    { label: translate('placements.filter.ready'), filter: { status: 'ready' } },
    { label: translate('placements.filter.submitted'), filter: { status: 'submitted' } },
    { label: translate('placements.filter.signature'), filter: { signature_required: true } },
    { label: translate('placements.filter.approved'), filter: { status: 'approved' } },
    { label: translate('placements.filter.denied'), filter: { status: 'denied' } },
    { label: translate('placements.filter.archived'), filter: { archived: true } },
  ]
  return (
    <ListFrame<PlacementView>
      label={translate(reviewOnly ? 'placements.tab' : 'placements.title')}
      resource="placements"
      sort={{ field: 'updated_at_zulu', order: 'DESC' }}
      quickFilters={reviewOnly ? [] : quick}
      searchable={!reviewOnly}
      open={address}
      empty={<EmptyState text={translate(`placements.empty.${reviewOnly ? 'review' : 'list'}`)} />}
      {...(reviewOnly && { filter: { needs_review: true } })}
      {...(mayDecide(me) && reviewOnly && { intents: <ReviewQueueButton /> })}
      {...(mayDecide(me) && { bulk: <ApproveSelectedButton />, selectable: isReady })}
      columns={[
        {
          source: 'trainee',
          label: translate('placements.field.trainee'),
          sortable: true,
          render: placement => <Person id={placement.trainee.id} name={placement.trainee.name} />,
        },
        {
          source: 'supervision_site',
          label: translate('placements.field.site'),
          sortable: true,
          render: placement => <Site placement={placement} />,
        },
        {
          source: 'supervisor',
          label: translate('placements.field.supervisor'),
          render: placement => placement.supervisor?.name ?? translate('placements.nobody'),
        },
        {
          source: 'status',
          label: translate('placements.field.status'),
          sortable: true,
          render: placement => <PlacementStatusChip placement={placement} />,
        },
        {
          source: 'status_date',
          sortBy: 'updated_at_zulu',
          sortable: true,
          label: translate('placements.field.since'),
          render: placement => <StatusDate placement={placement} />,
        },
      ]}
      card={placement => (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
          <Site placement={placement} />
          <Box sx={{ display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}>
            <Person id={placement.trainee.id} name={placement.trainee.name} />
            <Typography component="span" variant="body2" color="textSecondary">
              <StatusDate placement={placement} />
            </Typography>
          </Box>
          <PlacementStatusChip placement={placement} />
        </Box>
      )}
    />
  )
}

function Site({ placement }: { placement: PlacementView }) {
  return <RowLink to={address(placement)}>{placement.supervision_site.name}</RowLink>
}
