// How a session stands, in a word on its colour.
import Box from '@mui/material/Box'
import type { MeetingStatus, MeetingView } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import { useTranslate } from 'react-admin'
import { StatusChip, type Tone } from '../../ui/StatusChip'

const TONES: Readonly<Record<MeetingStatus, Tone>> = {
  scheduled: 'info',
  started: 'success',
  ended: 'default',
  canceled: 'error',
}

export function SessionStatusChip({ meeting }: { meeting: MeetingView }) {
  const translate = useTranslate()
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.75 }}>
      <StatusChip
        tone={TONES[meeting.status]}
        weight={meeting.status === 'started' ? 'alert' : 'quiet'}
        label={translate(`live-sessions.status.${meeting.status}`)}
      />
      {meeting.archived_at && <StatusChip tone="default" label={translate('live-sessions.status.archived')} />}
    </Box>
  )
}
