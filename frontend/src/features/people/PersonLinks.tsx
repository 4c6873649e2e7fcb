// Where features lead from a person: the same links that the palette offers.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { AvailableUser } from '@practicum/shared/features/people/people.contract'
import type { PersonCard } from '@practicum/shared/features/people/person-card.contract'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { useFeatures } from '../../app/feature'
import { useMe } from '../../providers/me'

interface PersonLinksProps {
  readonly person: PersonCard
  readonly onFollow: () => void
}

export function PersonLinks({ person, onFollow }: PersonLinksProps) {
  const translate = useTranslate()
  const links = useLinks(person)
  if (links.length === 0) return null
  return (
    <Box component="ul" sx={{ ...LINKS, borderColor: 'divider' }}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Button component={Link} to={to} onClick={onFollow} fullWidth sx={{ justifyContent: 'flex-start' }}>
            {translate(label)}
          </Button>
        </li>
      ))}
    </Box>
  )
}

const LINKS = { listStyle: 'none', m: 0, mx: -1, p: 0, pt: 1, borderTop: 1 } as const

/** From whoever can be reached, in each of their roles; where two lead to the same place, once. */
function useLinks({ id, name, positions }: PersonCard) {
  const me = useMe()
  const links = useFeatures().flatMap(({ slots }) => slots?.personLinks ?? [])
  const found = positions
    .filter(({ available }) => available)
    .map(
      ({ position_id, role_keyname, role_name }): AvailableUser => ({ id, name, position_id, role_keyname, role_name }),
    )
    .flatMap(person =>
      links.filter(({ shownTo }) => shownTo(person, me)).map(({ label, to }) => ({ label, to: to(person) })),
    )
  return found.filter(({ to }, at) => found.findIndex(other => other.to === to) === at)
}
