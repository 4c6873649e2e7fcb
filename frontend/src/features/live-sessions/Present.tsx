// Who has joined a session, participants and guests, in the order they came.
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { MeetingDetails } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import { useTranslate } from 'react-admin'
import { InstantText } from '../../ui/DateText'
import { Person } from '../../ui/Person'
import type { NamedPerson } from '../../ui/person-card'
import { TitledPaper } from '../../ui/TitledPaper'

interface Entrant extends NamedPerson {
  readonly joined_at: string
}

export function entrants({ joined, guests }: Pick<MeetingDetails, 'joined' | 'guests'>): readonly Entrant[] {
  const people = joined.map(({ person, joined_at }) => ({ ...person, joined_at }))
  const outsiders = guests.map(guest => ({ ...guest, role_keyname: 'guest' }))
  return [...people, ...outsiders].sort((a, b) => a.joined_at.localeCompare(b.joined_at))
}

/** Nothing before a session has started. */
export function Present({ meeting }: { meeting: MeetingDetails }) {
  const translate = useTranslate()
  if (meeting.started_at === null) return null
  const present = entrants(meeting)
  return (
    <TitledPaper id="session-present" title={translate('live-sessions.present.title')}>
      {present.length === 0 ? (
        <Typography color="textSecondary">{translate('live-sessions.present.nobody')}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {present.map(entrant => (
            <EntrantRow key={entrant.id} entrant={entrant} />
          ))}
        </Box>
      )}
    </TitledPaper>
  )
}

/** A guest's name comes marked as one. */
function EntrantRow({ entrant: { joined_at, ...person } }: { entrant: Entrant }) {
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Person {...person} />
      <Typography component="span" variant="body2" color="textSecondary">
        <InstantText at={joined_at} clock />
      </Typography>
    </Box>
  )
}
