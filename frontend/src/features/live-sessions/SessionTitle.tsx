// The title of a session in a list, leading to its page.
import type { MeetingView } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import { RowLink } from '../../ui/list/RowLink'

export const sessionAddress = ({ id }: Pick<MeetingView, 'id'>): string => `/livesessions/${id}`

export const SessionTitle = ({ meeting }: { meeting: MeetingView }) => (
  <RowLink to={sessionAddress(meeting)}>{meeting.title}</RowLink>
)
