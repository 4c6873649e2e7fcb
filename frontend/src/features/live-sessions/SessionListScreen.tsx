// The page of the lists of sessions, and the way to a new one.

import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { AfterLoad } from '../../ui/AfterLoad'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { EmptyState } from '../../ui/list/ListStates'
import { useListLook } from '../../ui/list/look'
import { PageHeader } from '../../ui/PageHeader'
import { TabBar, TabPanel } from '../../ui/TabBar'
import { useTabs } from '../../ui/tabs'
import { useOpening } from '../../ui/use-opening'
import { RecentSessions } from './RecentSessions'
import { SessionList, type SessionListKind } from './SessionList'
import { mayCreate, whyNotCreate } from './session-rights'

// The words of every refusal come with it.
const WhyNot = lazyWithRetry(() => import('./WhyNot'))
const SessionFormDialog = lazyWithRetry(() => import('./SessionFormDialog'))

/** What a line of it takes. */
const ROOM = { height: 48, mb: 2 }

const LISTS: Readonly<Record<string, SessionListKind>> = {
  sessions: 'upcoming',
  'scheduled-sessions': 'scheduled',
  'past-sessions': 'past',
  'archived-sessions': 'archived',
}
const TABS = Object.entries(LISTS)

export default function SessionListScreen() {
  const translate = useTranslate()
  const { role } = useMe()
  if (role !== 'admin') return <SessionLists />
  return (
    <>
      <PageHeader title={translate('live-sessions.title')} />
      <EmptyState text={translate('live-sessions.not_member')} />
    </>
  )
}

function SessionLists() {
  const translate = useTranslate()
  const me = useMe()
  const [tab, open] = useTabs('sessions', Object.keys(LISTS))
  const kind = LISTS[tab] ?? 'upcoming'
  const opening = useOpening('participants')
  const refused = whyNotCreate(me)
  const creates = mayCreate(me)
  const intents = creates && (
    <Button variant="contained" startIcon={<Add />} onClick={opening.open}>
      {translate('live-sessions.add')}
    </Button>
  )
  return (
    <>
      <PageHeader title={translate('live-sessions.title')} intents={intents} />
      {refused && (
        <Suspense fallback={<Box sx={ROOM} />}>
          <WhyNot refused={refused} />
        </Suspense>
      )}
      <TabBar
        label={translate('live-sessions.tabs.label')}
        tabs={TABS.map(([key, list]) => ({ key, label: translate(`live-sessions.tabs.${list}`) }))}
        open={tab}
        onOpen={open}
      />
      <TabPanel tab={tab}>
        {kind === 'upcoming' ? <NextDay onAll={() => open('past-sessions')} /> : <SessionList key={kind} kind={kind} />}
      </TabPanel>
      {creates && opening.invited && (
        <Suspense fallback={null}>
          <SessionFormDialog invited={opening.invited} onClose={opening.close} />
        </Suspense>
      )}
    </>
  )
}

function NextDay({ onAll }: { onAll: () => void }) {
  const translate = useTranslate()
  const [look] = useListLook()
  // Of a month there is more than what comes next.
  if (look === 'calendar') return <SessionList kind="upcoming" />
  return (
    <>
      <section aria-labelledby="coming-sessions">
        <Typography component="h2" variant="subtitle1" id="coming-sessions" sx={{ mb: 1 }}>
          {translate('live-sessions.coming')}
        </Typography>
        <SessionList kind="upcoming" />
      </section>
      <AfterLoad>
        <RecentSessions onAll={onAll} />
      </AfterLoad>
    </>
  )
}
