// The facts of one session, and who is in it.
import Box from '@mui/material/Box'
import type { MeetingDetails } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import { SCHEDULE_TYPES } from '@practicum/shared/features/live-sessions/live-sessions.fields'
import { useTranslate } from 'react-admin'
import { InstantText } from '../../ui/DateText'
import { Facts } from '../../ui/Facts'
import { Person } from '../../ui/Person'
import { GuestLink } from './GuestLink'
import { Minutes } from './SessionList'

export function SessionAbout({ meeting }: { meeting: MeetingDetails }) {
  const translate = useTranslate()
  const label = (field: string): string => translate(`live-sessions.field.${field}`)
  const { owner, guest_emails, guest_url, dial_in_phone, dial_in_code } = meeting
  const planned = meeting.schedule_type === SCHEDULE_TYPES.scheduled
  const over = meeting.status === 'ended' || meeting.status === 'canceled'
  return (
    <Facts
      facts={[
        { label: label('planned'), value: planned ? <InstantText at={meeting.start_at} /> : null },
        { label: label('duration'), value: <Minutes minutes={meeting.duration} /> },
        { label: label('began'), value: meeting.started_at && <InstantText at={meeting.started_at} /> },
        { label: label('ended'), value: meeting.ended_at && <InstantText at={meeting.ended_at} /> },
        { label: label('host'), value: <Person id={owner.id} name={owner.name} /> },
        { label: label('participants'), value: <Participants meeting={meeting} /> },
        { label: label('sound'), value: meeting.audio_only ? translate('live-sessions.audio_only') : null },
        { label: label('dial_in'), value: [dial_in_phone, dial_in_code].filter(part => part !== null).join(' · ') },
        { label: label('guest_emails'), value: guest_emails.join(', ') },
        { label: label('guest_link'), value: guest_url && !over ? <GuestLink path={guest_url} /> : null },
      ]}
    />
  )
}

function Participants({ meeting }: { meeting: MeetingDetails }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {meeting.users.map(({ id, position_id, name }) => (
        <li key={position_id}>
          <Person id={id} name={name} />
        </li>
      ))}
    </Box>
  )
}
