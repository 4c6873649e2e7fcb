// One of the lists of sessions, on its page and on dashboards.
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { MeetingView } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { InstantText } from '../../ui/DateText'
import { useDayGrouping } from '../../ui/list/day-groups'
import { ListFrame, type Shows } from '../../ui/list/ListFrame'
import { EmptyState } from '../../ui/list/ListStates'
import { Person } from '../../ui/Person'
import { SessionFilters } from './SessionFilters'
import { SessionStatusChip } from './SessionStatusChip'
import { SessionTitle, sessionAddress } from './SessionTitle'
import { useSessionCalendar } from './session-calendar'

export type SessionListKind = 'upcoming' | 'scheduled' | 'past' | 'archived'

export interface SessionListProps {
  readonly kind: SessionListKind
  readonly intents?: ReactNode
  readonly searchable?: boolean
}

/** What is still to come is read from the next one on, what is over from the last one back. */
const ORDER = { upcoming: 'ASC', scheduled: 'ASC', past: 'DESC', archived: 'DESC' } as const

const instantOf = ({ start_at }: MeetingView): string | null => start_at

export function SessionList({ kind, intents, searchable = true }: SessionListProps) {
  const translate = useTranslate()
  const label = (field: string): string => translate(`live-sessions.field.${field}`)
  const grouping = useDayGrouping<MeetingView>({
    field: 'start_at',
    label: translate('live-sessions.by_day'),
    instantOf,
  })
  const calendar = useSessionCalendar(kind)
  return (
    <ListFrame<MeetingView>
      label={translate(`live-sessions.tabs.${kind}`)}
      resource={`live-sessions/${kind}`}
      sort={{ field: 'start_at', order: ORDER[kind] }}
      searchable={searchable}
      filters={searchable && <SessionFilters kind={kind} />}
      open={sessionAddress}
      grouping={grouping}
      {...(searchable && { calendar })}
      intents={intents}
      empty={<EmptyState text={translate(`live-sessions.empty.${kind}`)} />}
      columns={[
        {
          source: 'title',
          label: label('title'),
          sortable: true,
          render: meeting => <SessionTitle meeting={meeting} />,
        },
        {
          source: 'start_at',
          label: label('start'),
          sortable: true,
          render: meeting => <InstantText at={meeting.start_at} clock />,
        },
        { source: 'duration', label: label('duration'), render: meeting => <Minutes minutes={meeting.duration} /> },
        {
          source: 'owner',
          label: label('host'),
          render: ({ owner }) => <Person {...owner} />,
        },
        { source: 'users', label: label('participants'), align: 'right', render: ({ users }) => users.length },
        { source: 'status', label: label('status'), render: meeting => <SessionStatusChip meeting={meeting} /> },
      ]}
      card={(meeting, shows) => <SessionCard meeting={meeting} shows={shows} />}
    />
  )
}

function SessionCard({ meeting, shows }: { meeting: MeetingView; shows: Shows }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      <SessionTitle meeting={meeting} />
      <Typography variant="body2" color="textSecondary">
        {shows('start_at') && <InstantText at={meeting.start_at} clock />}
        {shows('start_at') && shows('duration') && ' · '}
        {shows('duration') && <Minutes minutes={meeting.duration} />}
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}>
        {shows('owner') && <Person {...meeting.owner} />}
        {shows('status') && <SessionStatusChip meeting={meeting} />}
      </Box>
    </Box>
  )
}

export function Minutes({ minutes }: { minutes: number }) {
  const translate = useTranslate()
  return <>{translate('live-sessions.minutes', { smart_count: minutes })}</>
}
