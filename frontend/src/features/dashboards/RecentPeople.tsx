// Who came to the platform lately and who is there now, in three tabs of the admin dashboard.
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { AnswerOf } from '@practicum/shared/contract/row'
import type { adminDashboard, RecentPerson } from '@practicum/shared/features/dashboards/dashboards.contract'
import { Suspense, useCallback, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFeatures } from '../../app/feature'
import { OtherIntents } from '../../app/OtherIntents'
import { InstantText } from '../../ui/DateText'
import { TabBadge, TabBar, TabPanel } from '../../ui/TabBar'

type Platform = AnswerOf<typeof adminDashboard>
interface Listed extends RecentPerson {
  /** When they came; absent for those who are there. */
  readonly at?: string
}

const TABS = ['logins', 'signups', 'online'] as const

/** `online` counts everybody who is there, also those beyond the list. */
export function RecentPeople({ recent, online }: Pick<Platform, 'recent' | 'online'>) {
  const translate = useTranslate()
  const [open, setOpen] = useState<(typeof TABS)[number]>('logins')
  const title = translate('dashboards.platform.recent')
  return (
    <Paper component="section" variant="outlined" aria-label={title} sx={{ p: 2 }}>
      <Typography component="h2" variant="subtitle2">
        {title}
      </Typography>
      <TabBar
        ground="paper"
        label={title}
        open={open}
        onOpen={key => setOpen(TABS.find(tab => tab === key) ?? 'logins')}
        tabs={TABS.map(key => ({
          key,
          label: translate(`dashboards.platform.tab.${key}`),
          badge: key === 'online' && <TabBadge count={online} />,
        }))}
      />
      <TabPanel tab={open}>
        <People people={recent[open]} nobody={translate(`dashboards.platform.nobody.${open}`)} />
      </TabPanel>
    </Paper>
  )
}

function People({ people, nobody }: { people: readonly Listed[]; nobody: string }) {
  const Details = useFeatures().flatMap(({ slots }) => slots?.accountDetails ?? [])[0]
  const [looked, look] = useState<Listed>()
  const close = useCallback(() => look(undefined), [])
  if (people.length === 0) return <Typography variant="body2">{nobody}</Typography>
  return (
    <>
      <List dense disablePadding sx={{ columnWidth: 260, columnGap: 4 }}>
        {people.map(person => (
          <PersonItem key={person.id} person={person} onLook={() => look(person)} />
        ))}
      </List>
      {Details && looked && (
        <Suspense fallback={null}>
          <Details account={looked} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

function PersonItem({ person, onLook }: { person: Listed; onLook: () => void }) {
  const { name, at } = person
  return (
    <ListItem disablePadding sx={{ breakInside: 'avoid' }}>
      <ListItemButton dense aria-haspopup="dialog" onClick={onLook} sx={{ borderRadius: 1, minWidth: 0 }}>
        <ListItemText primary={name} secondary={at && <InstantText at={at} />} />
      </ListItemButton>
      <OtherIntents account={person} inRow />
    </ListItem>
  )
}
