// A list of placements, on its page and on dashboards.

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { PlacementView } from '@practicum/shared/features/placements/placements.views'
import { Suspense, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { shortDay } from '../../ui/dates'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import type { Grouping } from '../../ui/list/grouping'
import { type Column, ListFrame, type Shows } from '../../ui/list/ListFrame'
import { EmptyState } from '../../ui/list/ListStates'
import type { PeekContent } from '../../ui/list/Peek'
import { RowLink } from '../../ui/list/RowLink'
import { Standing } from '../../ui/list/Standing'
import { Person } from '../../ui/Person'
import { isSelectable } from './decisions'
import { PlacementBulk } from './PlacementBulk'
import { PlacementFilters } from './PlacementFilters'
import { PlacementStatusChip } from './PlacementStatusChip'
import { PlacementsIntent } from './PlacementsIntent'
import { ProposedSupervisor } from './ProposedSupervisor'
import { usePlacementBoard } from './placement-board'
import { placementName } from './placement-name'
import { mayDecide } from './placement-rights'
import { RemindPlacementIcon } from './RemindPlacementButton'
import { StatusDate } from './StatusDate'

const address = (placement: PlacementView): string => `/applications/${placement.id}`

/** Comes with the first one that is looked at. */
const PlacementPeek = lazyWithRetry(() => import('./PlacementPeek'))

const PEEK: PeekContent<PlacementView> = {
  name: placementName,
  body: placement => (
    <Suspense fallback={null}>
      <PlacementPeek key={placement.id} placement={placement} />
    </Suspense>
  ),
}

/** `reviewOnly`: what waits for a decision, without filters, for dashboards. */
export function PlacementList({ reviewOnly = false }: { reviewOnly?: boolean }) {
  const translate = useTranslate()
  const me = useMe()
  const grouping = useStatusGrouping()
  const lasting = useDayColumns()
  const board = usePlacementBoard(placement => <Site placement={placement} />)
  const quick = [
    { label: translate('placements.filter.open'), filter: { status: 'open' } },
    { label: translate('placements.filter.ready'), filter: { status: 'ready' } },
    { label: translate('placements.filter.submitted'), filter: { status: 'submitted' } },
    { label: translate('placements.filter.signature'), filter: { signature_required: true } },
    { label: translate('placements.filter.waiting'), filter: { waiting: true } },
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
      filters={!reviewOnly && <PlacementFilters />}
      open={address}
      grouping={grouping}
      peek={PEEK}
      {...(!reviewOnly && { board })}
      empty={<EmptyState text={translate(`placements.empty.${reviewOnly ? 'review' : 'list'}`)} />}
      {...(reviewOnly && { filter: { needs_review: true } })}
      {...(reviewOnly && { intents: <PlacementsIntent /> })}
      {...(mayDecide(me) && { bulk: <PlacementBulk />, selectable: isSelectable })}
      columns={[
        {
          source: 'trainee',
          label: translate('placements.field.trainee'),
          sortable: true,
          render: placement => <Person {...placement.trainee} />,
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
          render: placement => <Supervisor placement={placement} />,
        },
        {
          source: 'status',
          label: translate('placements.field.status'),
          sortable: true,
          render: standing,
        },
        {
          source: 'status_date',
          sortBy: 'updated_at_zulu',
          sortable: true,
          label: translate('placements.field.since'),
          render: placement => <StatusDate placement={placement} />,
        },
        ...lasting,
      ]}
      card={(placement, shows) => (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, alignItems: 'flex-start' }}>
          {shows('supervision_site') && <Site placement={placement} />}
          <Box sx={{ display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1, width: '100%' }}>
            <Person {...placement.trainee} />
            {shows('status_date') && (
              <Typography component="span" variant="body2" color="textSecondary">
                <StatusDate placement={placement} />
              </Typography>
            )}
          </Box>
          {shows('status') && standing(placement)}
          <Days placement={placement} shows={shows} />
        </Box>
      )}
    />
  )
}

/** With the bell for whoever has to wait before it can be decided. */
const standing = (placement: PlacementView) => (
  <Standing
    status={<PlacementStatusChip placement={placement} />}
    remind={<RemindPlacementIcon placement={placement} />}
  />
)

/** The days that each lasts. */
function useDayColumns(): readonly Column<PlacementView>[] {
  const translate = useTranslate()
  const column = (source: 'start_at' | 'end_at', word: string): Column<PlacementView> => ({
    ...{ source, label: translate(`placements.field.${word}`), sortable: true, spare: true },
    render: placement => shortDay(placement[source]),
  })
  return [column('start_at', 'first_day'), column('end_at', 'last_day')]
}

/** On a card, as far as their columns are chosen. */
function Days({ placement: { start_at, end_at }, shows }: { placement: PlacementView; shows: Shows }) {
  const days = [shows('start_at') && shortDay(start_at), shows('end_at') && shortDay(end_at)].filter(Boolean)
  if (days.length === 0) return null
  return (
    <Typography variant="body2" color="textSecondary">
      {days.join(' – ')}
    </Typography>
  )
}

function useStatusGrouping(): Grouping<PlacementView> {
  const translate = useTranslate()
  return useMemo(
    () => ({
      label: translate('placements.by_status'),
      field: 'status',
      keyOf: ({ status }) => status,
      headingOf: status => ({ words: translate(`placements.status.${status}`) }),
    }),
    [translate],
  )
}

/** Whoever is proposed and not here yet is somebody. */
function Supervisor({ placement: { supervisor, proposed_supervisor: proposed } }: { placement: PlacementView }) {
  const translate = useTranslate()
  if (proposed) return <ProposedSupervisor proposed={proposed} brief />
  return supervisor ? <Person {...supervisor} /> : translate('placements.nobody')
}

function Site({ placement }: { placement: PlacementView }) {
  return <RowLink to={address(placement)}>{placement.supervision_site.name}</RowLink>
}
