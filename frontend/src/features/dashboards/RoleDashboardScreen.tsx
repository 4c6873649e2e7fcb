// The dashboard of coordinators, faculty, supervisors and trainees: what needs them, then their lists in tabs.

import Dashboard from '@mui/icons-material/DashboardOutlined'
import Box from '@mui/material/Box'
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { type DashboardCounts, type DashboardTab, ownCount, useFeatures } from '../../app/feature'
import { useMe } from '../../providers/me'
import { useInSlices } from '../../ui/in-slices'
import { fetchAhead } from '../../ui/lazy-with-retry'
import { PageHeader } from '../../ui/PageHeader'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { TabBadge, TabBar, TabPanel } from '../../ui/TabBar'
import { Tile } from '../../ui/Tile'
import { useTabs } from '../../ui/tabs'
import { About } from './About'
import { Alerts } from './Alerts'
import { BelowTabs } from './BelowTabs'
import { useBesides, useCounts } from './first-reads'
import { Greeting } from './Greeting'
import { Pictures, PicturesToCome } from './Pictures'
import { Prompts } from './Prompts'
import { Stands } from './Stands'
import { TodayPanel } from './TodayPanel'
import { firstTab, tabsOf } from './tabs-of-role'
import { tilesShown } from './tiles'
import { todayEntriesOf, useToday } from './use-today'

export default function RoleDashboardScreen() {
  const translate = useTranslate()
  const me = useMe()
  const { user, role } = me
  const features = useFeatures()
  const counts = useCounts()
  const besides = useBesides(role)
  const known = counts.data ?? (counts.isError ? null : undefined)
  const entries = todayEntriesOf(features, me)
  const today = useToday(entries)
  // What stands below a panel comes once the panel has its height.
  const [todayStands, setTodayStands] = useState(false)
  const settled = useInSlices(todayStands && !counts.isLoading && !besides.isLoading)
  const tabs = tabsOf(
    features.flatMap(feature => feature.slots?.dashboardTabs ?? []),
    me,
  )
  useCodeAhead(entries.map(({ row }) => row))
  return (
    <>
      <PageHeader
        icon={<Dashboard />}
        title={translate('dashboards.welcome', { name: user.first_name })}
        tab={translate('dashboards.menu')}
        about={<About />}
      />
      <Prompts />
      <Box sx={FIRST}>
        <TodayPanel today={today} onStanding={setTodayStands} />
        {settled && <Tiles counts={known} />}
      </Box>
      {!settled ? (
        // Below a panel that has not its height they would be pushed.
        todayStands && <PicturesToCome />
      ) : (
        <>
          <Alerts counts={counts.data} />
          <Pictures />
          {besides.data && <Greeting besides={besides.data} />}
          {tabs.length > 0 && <WorkTabs tabs={tabs} first={firstTab(tabs, role)} counts={counts.data} />}
        </>
      )}
    </>
  )
}

/** Asked for with what is to be shown by it. */
function useCodeAhead<Props>(shown: readonly ComponentType<Props>[]): void {
  const first = useRef(shown)
  useEffect(() => {
    for (const one of first.current) fetchAhead(one)
  }, [])
}

/** What waits today, and beside it how much there is of what. */
const FIRST = {
  display: 'grid',
  gap: 2,
  mb: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
} as const

function Tiles({ counts }: { counts: DashboardCounts | null | undefined }) {
  const translate = useTranslate()
  const tiles = tilesShown(useFeatures(), useMe())
  return (
    <Box component="section" aria-label={translate('dashboards.needs_you')} sx={TILES}>
      {tiles.map(tile => (
        <Tile
          key={tile.key}
          label={translate(tile.label)}
          count={counts && ownCount(counts, tile.of)(tile.counted)}
          to={`${tile.path}${tile.tail ?? ''}`}
          alert={tile.alert ?? false}
          stale={translate('dashboards.stale')}
        />
      ))}
    </Box>
  )
}

const TILES = {
  display: 'grid',
  gap: { xs: 2, lg: 1 },
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: 'minmax(0, 1fr)',
  },
} as const

interface WorkTabsProps {
  readonly tabs: readonly DashboardTab[]
  /** The tab that is open where nothing else says so. */
  readonly first: string
  readonly counts: DashboardCounts | undefined
}

function WorkTabs({ tabs, first, counts }: WorkTabsProps) {
  const translate = useTranslate()
  const [open, setOpen] = useTabs(
    'dashboard',
    tabs.map(tab => tab.key),
    first,
  )
  const [standing, setStanding] = useState(false)
  const current = tabs.find(tab => tab.key === open)
  if (!current) return null
  const Panel = current.panel
  return (
    <section aria-label={translate('dashboards.tabs')}>
      <TabBar
        label={translate('dashboards.tabs')}
        open={open}
        onOpen={setOpen}
        tabs={tabs.map(tab => ({ key: tab.key, label: translate(tab.label), badge: badgeOf(tab, counts) }))}
      />
      <TabPanel tab={open}>
        <Suspense fallback={<PageSkeleton />}>
          <Panel key={open} />
          <Stands onStanding={setStanding} />
        </Suspense>
      </TabPanel>
      {standing && <BelowTabs />}
    </section>
  )
}

const badgeOf = (tab: DashboardTab, counts: DashboardCounts | undefined) =>
  counts && tab.badge ? <TabBadge {...tab.badge.show(ownCount(counts, tab.badge.of))} /> : null
