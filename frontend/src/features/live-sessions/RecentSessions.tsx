// The latest past sessions, below those of the next day.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { MeetingView } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import { useGetList, useTranslate } from 'react-admin'
import { worthRetrying } from '../../providers/query-client'
import { InstantText } from '../../ui/DateText'
import { SessionStatusChip } from './SessionStatusChip'
import { SessionTitle } from './SessionTitle'

const SHOWN = 5
const LATEST = {
  pagination: { page: 1, perPage: SHOWN },
  sort: { field: 'start_at', order: 'DESC' as const },
  filter: {},
}

/** Nothing when there are none: the list above says what there is to say. */
export function RecentSessions({ onAll }: { onAll: () => void }) {
  const translate = useTranslate()
  const { data = [], total = 0 } = useGetList<MeetingView>('live-sessions/past', LATEST, {
    retry: worthRetrying,
    onError: () => undefined,
  })
  if (data.length === 0) return null
  return (
    <Box component="section" aria-labelledby="recent-sessions" sx={{ mt: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <Typography component="h2" variant="subtitle1" id="recent-sessions">
          {translate('live-sessions.recent.title')}
        </Typography>
        {total > SHOWN && <Button onClick={onAll}>{translate('live-sessions.recent.all')}</Button>}
      </Box>
      <Paper variant="outlined" component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map(meeting => (
          <Box
            component="li"
            key={meeting.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1.5,
              p: 2,
              borderBottom: 1,
              borderColor: 'divider',
              '&:last-of-type': { borderBottom: 0 },
            }}
          >
            <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
              <SessionTitle meeting={meeting} />
            </Box>
            <Typography component="span" variant="body2" color="textSecondary">
              <InstantText at={meeting.started_at ?? meeting.start_at} clock />
            </Typography>
            <SessionStatusChip meeting={meeting} />
          </Box>
        ))}
      </Paper>
    </Box>
  )
}
