// A live session in the panel of today: when it begins, a countdown, and the way in once it runs.
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { MeetingView } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { InstantText } from '../../ui/DateText'
import { TodayRow } from '../../ui/TodayRow'
import { Countdown } from './Countdown'
import JoinInPlace from './JoinInPlace'
import { SessionStatusChip } from './SessionStatusChip'
import { SessionTitle } from './SessionTitle'
import { hosts } from './session-rights'

/** Whether one can join is known a moment later: the button finds its place. */
const ROOM = {
  minHeight: 36,
  minWidth: 112,
  display: 'flex',
  alignItems: 'center',
  justifyContent: { xs: 'flex-start', sm: 'flex-end' },
} as const

export default function SessionToday({ item: meeting }: { item: MeetingView }) {
  const translate = useTranslate()
  const hosting = hosts(meeting, useMe())
  const host = hosting
    ? translate('live-sessions.you_host')
    : translate('live-sessions.hosted_by', { name: meeting.owner.name })
  const runs = meeting.status === 'started'
  return (
    <TodayRow
      beside={
        runs ? <SessionStatusChip meeting={meeting} /> : <Countdown at={meeting.start_at} title={meeting.title} />
      }
      intents={
        runs && (
          <Box sx={ROOM}>
            <JoinInPlace id={meeting.id} at={meeting.started_at ?? meeting.start_at} />
          </Box>
        )
      }
    >
      <SessionTitle meeting={meeting} />
      <Typography variant="body2" color="textSecondary">
        <InstantText at={meeting.start_at} clock /> · {host}
      </Typography>
    </TodayRow>
  )
}
