// Who guides a training: to the page that coordinators have of each of their faculty.
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import type { PersonRef } from '@practicum/shared/contract/shapes'
import { Link as RouterLink } from 'react-router'
import { useMe } from '../../providers/me'
import { Person } from '../../ui/Person'

export function Guides({ people }: { people: readonly PersonRef[] }) {
  const { role } = useMe()
  return (
    <Stack spacing={1}>
      {people.map(person =>
        role === 'coordinator' ? (
          <Link
            key={person.id}
            component={RouterLink}
            to={`/faculty/${person.id}`}
            sx={{ justifySelf: 'start', alignSelf: 'start' }}
          >
            {person.name}
          </Link>
        ) : (
          <Person key={person.id} {...person} />
        ),
      )}
    </Stack>
  )
}
