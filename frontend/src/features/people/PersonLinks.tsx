// Where features lead from a person: the same links that the palette offers.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { PersonCard } from '@practicum/shared/features/people/person-card.contract'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { usePersonLinks } from './person-links'

interface PersonLinksProps {
  readonly person: PersonCard
  readonly onFollow: () => void
}

export function PersonLinks({ person, onFollow }: PersonLinksProps) {
  const translate = useTranslate()
  const links = usePersonLinks(person)
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
