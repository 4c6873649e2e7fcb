// What is known of a person: their roles and where they have them, their address, and what time it is for them.
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { PersonCard } from '@practicum/shared/features/people/person-card.contract'
import { useTranslate } from 'react-admin'
import { ScreenWords } from '../../providers/screen-words'
import { timeThere, zoneName } from '../../ui/dates'
import { FactList } from '../../ui/Facts'
import { useRoleName } from '../../ui/role-name'
import { StatusChip } from '../../ui/StatusChip'
import { useReader } from '../../ui/use-reader'
import { personCardMessages } from './person-card.messages'

interface PersonFactsProps {
  readonly person: PersonCard
}

export function PersonFacts(props: PersonFactsProps) {
  return (
    <ScreenWords name="person-card" english={personCardMessages}>
      <Known {...props} />
    </ScreenWords>
  )
}

function Known({ person: { email, unverified, timezone, positions } }: PersonFactsProps) {
  const translate = useTranslate()
  const label = (field: string): string => translate(`person-card.${field}`)
  return (
    <>
      {unverified && (
        <Box>
          <StatusChip tone="warning" label={label('unverified')} />
        </Box>
      )}
      <Box
        component="ul"
        aria-label={label('roles')}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}
      >
        {positions.map(position => (
          <Position key={position.position_id} position={position} />
        ))}
      </Box>
      <FactList
        columns="1fr"
        facts={[
          { label: label('email'), value: email && <MuiLink href={`mailto:${email}`}>{email}</MuiLink> },
          { label: label('time'), value: timezone && <TimeThere zone={timezone} /> },
        ]}
      />
    </>
  )
}

function Position({ position }: { position: PersonCard['positions'][number] }) {
  const translate = useTranslate()
  const roleName = useRoleName()
  const { role_keyname: keyname, role_name: name, organization_name, standing } = position
  return (
    <Typography component="li" variant="body2">
      {roleName({ keyname, name })}{' '}
      {standing !== null && standing !== 'active' && (
        <StatusChip tone="default" label={translate(`people.picture.standing.${standing}`)} />
      )}
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {organization_name}
      </Box>
    </Typography>
  )
}

/** Goes on by itself. */
function TimeThere({ zone }: { zone: string }) {
  const reader = useReader()
  return (
    <>
      {timeThere(zone, reader)}{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {zoneName(zone)}
      </Box>
    </>
  )
}

/** About as high as what comes. */
export const PersonSkeleton = () => (
  <Box aria-hidden sx={{ minHeight: 150 }}>
    <Skeleton width="40%" />
    <Skeleton width="65%" />
    <Skeleton width="50%" sx={{ mt: 2 }} />
  </Box>
)
