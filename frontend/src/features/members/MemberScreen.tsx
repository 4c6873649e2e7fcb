// The page of one person: who they are here, and what can be done with them.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { getPerson, type PersonCard } from '@practicum/shared/features/people/person-card.contract'
import { Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useLocation, useParams } from 'react-router'
import { type PersonPagePart, useFeatures } from '../../app/feature'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { PageHeader } from '../../ui/PageHeader'
import { PersonAvatar } from '../../ui/Person'
import { ReadFrame } from '../../ui/ReadFrame'
import { TitledPaper } from '../../ui/TitledPaper'
import { PersonFacts } from '../people/PersonFacts'
import { usePersonLinks } from '../people/person-links'
import { memberScreenMessages } from './member-screen.messages'
import { SendMailAgain } from './SendMailAgain'

export default function MemberScreen() {
  return (
    <ScreenWords name="membership" english={memberScreenMessages}>
      <Page />
    </ScreenWords>
  )
}

function Page() {
  const { id = '' } = useParams()
  const read = useRead(getPerson, { params: { id } })
  return <ReadFrame read={read}>{person => <Shown key={person.id} person={person} />}</ReadFrame>
}

/** Who they are stands beside what there is of them, and above it where there is no room. */
const WITH_FACE = {
  ...{ display: 'grid', alignItems: 'start', gap: 2 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '320px minmax(0, 1fr)' },
}

function Shown({ person }: { person: PersonCard }) {
  return (
    <>
      <PageHeader back={useBack(person)} title={person.name} intents={<SendMailAgain person={person} />} />
      <Box sx={WITH_FACE}>
        <Paper variant="outlined" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, p: { xs: 2, md: 3 } }}>
          <PersonAvatar {...person} size={96} />
          <Box sx={{ display: 'grid', gap: 2, flex: '1 1 200px' }}>
            <PersonFacts person={person} />
          </Box>
        </Paper>
        <Stack spacing={2}>
          <Parts person={person} />
          <Work person={person} />
        </Stack>
      </Box>
    </>
  )
}

/** What features have to say of them; each is fetched by itself. */
function Parts({ person }: { person: PersonCard }) {
  const me = useMe()
  const concerns = ({ of, roles, shownTo }: PersonPagePart): boolean =>
    person.positions.some(({ role_keyname }) => of.includes(role_keyname)) &&
    roles.includes(me.role) &&
    (shownTo?.(me) ?? true)
  return useFeatures().map(({ name, slots: { personPage } = {} }) =>
    personPage && concerns(personPage) ? (
      <Suspense key={name} fallback={null}>
        <personPage.part person={person} />
      </Suspense>
    ) : null,
  )
}

/** To the list that the person stands in, for those who have it. */
function useBack({ positions }: PersonCard) {
  const translate = useTranslate()
  const { role } = useMe()
  const held = positions[0]?.role_keyname
  const lists: Readonly<Record<string, readonly string[]>> = {
    coordinator: ['trainee', 'supervisor', 'faculty', 'coordinator'],
    faculty: ['trainee', 'supervisor'],
  }
  const isListed = held !== undefined && (lists[role]?.includes(held) ?? false)
  if (isListed) return { to: held === 'faculty' ? '/faculty' : `/${held}s`, label: translate(`members.${held}`) }
  return { to: '/dashboard', label: translate('dashboards.menu') }
}

function Work({ person }: { person: PersonCard }) {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const links = usePersonLinks(person).filter(({ to }) => to !== pathname)
  return (
    <TitledPaper id="member-work" title={translate('membership.work')}>
      {links.length === 0 ? (
        <Typography color="textSecondary">{translate('membership.nothing')}</Typography>
      ) : (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {links.map(({ label, to }) => (
            <Button key={to} variant="outlined" component={Link} to={to}>
              {translate(label)}
            </Button>
          ))}
        </Stack>
      )}
    </TitledPaper>
  )
}
