// The title of a session in a list, leading to its page.
import Typography from '@mui/material/Typography'
import type { MeetingView } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import { Link } from 'react-router'

export const sessionAddress = ({ id }: Pick<MeetingView, 'id'>): string => `/livesessions/${id}`

export function SessionTitle({ meeting }: { meeting: MeetingView }) {
  return (
    <Typography
      component={Link}
      to={sessionAddress(meeting)}
      onClick={event => event.stopPropagation()}
      variant="body2"
      sx={{
        color: 'text.primary',
        fontWeight: 550,
        textDecoration: 'none',
        overflowWrap: 'anywhere',
        '&:hover': { textDecoration: 'underline' },
      }}
    >
      {meeting.title}
    </Typography>
  )
}
