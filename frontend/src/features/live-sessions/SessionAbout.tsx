// The facts of one session, and who is in it.
import Event from '@mui/icons-material/EventOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type MeetingDetails, meetingCalendar } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import { SCHEDULE_TYPES } from '@practicum/shared/features/live-sessions/live-sessions.fields'
import { useTranslate } from 'react-admin'
import { useFailures } from '../../app/failures/FailureProvider'
import { useApi } from '../../providers/session'
import { takeFile } from '../../providers/take-file'
import { urlOf } from '../../providers/urls'
import { InstantText } from '../../ui/DateText'
import { RailFacts } from '../../ui/Facts'
import { Person } from '../../ui/Person'
import { GuestLink } from './GuestLink'
import { Minutes } from './SessionList'

export function SessionFacts({ meeting }: { meeting: MeetingDetails }) {
  const translate = useTranslate()
  const label = (field: string): string => translate(`live-sessions.field.${field}`)
  const { owner, guest_emails, guest_url, dial_in_phone, dial_in_code } = meeting
  const planned = meeting.schedule_type === SCHEDULE_TYPES.scheduled
  const over = meeting.status === 'ended' || meeting.status === 'canceled'
  return (
    <RailFacts
      facts={[
        { label: label('planned'), value: planned ? <InstantText at={meeting.start_at} clock /> : null },
        { label: label('duration'), value: <Minutes minutes={meeting.duration} /> },
        { label: label('began'), value: meeting.started_at && <InstantText at={meeting.started_at} clock /> },
        { label: label('ended'), value: meeting.ended_at && <InstantText at={meeting.ended_at} clock /> },
        { label: label('host'), value: <Person {...owner} /> },
        { label: label('participants'), value: <Participants meeting={meeting} /> },
        { label: label('sound'), value: meeting.audio_only ? translate('live-sessions.audio_only') : null },
        { label: label('dial_in'), value: [dial_in_phone, dial_in_code].filter(part => part !== null).join(' · ') },
        { label: label('calendar'), value: meeting.start_at && <AddToCalendar id={meeting.id} /> },
        { label: label('guest_emails'), value: guest_emails.join(', ') },
        { label: label('guest_link'), value: guest_url && !over ? <GuestLink path={guest_url} /> : null },
      ]}
    />
  )
}

/** Fetched and not linked to: the entry is in the language of the page, which a link could not ask for. */
function AddToCalendar({ id }: { id: string }) {
  const translate = useTranslate()
  const api = useApi()
  const { report } = useFailures()
  const take = (): void => void takeFile(api, urlOf(meetingCalendar.path, { id })).catch(report)
  return (
    <Button size="small" startIcon={<Event />} onClick={take} sx={{ ml: -0.5, py: 0 }}>
      {translate('live-sessions.add_to_calendar')}
    </Button>
  )
}

function Participants({ meeting }: { meeting: MeetingDetails }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {meeting.users.map(person => (
        <li key={person.position_id}>
          <Person {...person} />
        </li>
      ))}
    </Box>
  )
}
