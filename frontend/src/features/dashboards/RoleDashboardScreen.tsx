// The dashboard of coordinators, faculty, supervisors and trainees: what needs them, then their lists in tabs.
import Dashboard from '@mui/icons-material/DashboardOutlined'
import Box from '@mui/material/Box'
import { dashboardCounts } from '@practicum/shared/features/dashboards/dashboards.contract'
import { Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { type DashboardCounts, type DashboardTab, ownCount, useFeatures } from '../../app/feature'
import { useMe } from '../../providers/me'
import { useRead } from '../../providers/use-query'
import { CoordinatorLinks } from '../../ui/CoordinatorLinks'
import { PageHeader } from '../../ui/PageHeader'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { TabBadge, TabBar, TabPanel } from '../../ui/TabBar'
import { Tile } from '../../ui/Tile'
import { useTabs } from '../../ui/tabs'
import { BelowTabs } from './BelowTabs'
import { FirstSteps } from './FirstSteps'
import { firstTab, tabsOf } from './tabs-of-role'
import { tilesShown } from './tiles'
import { WelcomeBlock } from './WelcomeBlock'

export default function RoleDashboardScreen() {
  const translate = useTranslate()
  const me = useMe()
  const { user, role } = me
  const features = useFeatures()
  const counted = features.filter(({ slots }) => slots?.dashboardTiles ?? slots?.dashboardTabs)
  const counts = useRead(dashboardCounts, {}, { alsoOn: counted.map(({ name }) => name) })
  const known = counts.data ?? (counts.isError ? null : undefined)
  const tabs = tabsOf(
    features.flatMap(feature => feature.slots?.dashboardTabs ?? []),
    me,
  )
  return (
    <>
      <PageHeader
        icon={<Dashboard />}
        title={translate('dashboards.welcome', { name: user.first_name })}
        about={<About />}
      />
      <WelcomeBlock />
      <FirstSteps />
      <Box
        component="section"
        aria-label={translate('dashboards.needs_you')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 }}
      >
        {tilesShown(features, me).map(tile => (
          <Tile
            key={tile.key}
            label={translate(tile.label)}
            count={known && ownCount(known, tile.of)(tile.counted)}
            to={`${tile.path}${tile.tail ?? ''}`}
            alert={tile.alert ?? false}
            stale={translate('dashboards.stale')}
          />
        ))}
      </Box>
      {tabs.length > 0 && <WorkTabs tabs={tabs} first={firstTab(tabs, role)} counts={counts.data} />}
      <BelowTabs />
    </>
  )
}

function About() {
  const { position, role } = useMe()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      <span>{`${position.role.name}, ${position.organization.name}`}</span>
      {(role === 'trainee' || role === 'faculty') && <CoordinatorLinks role={role} />}
    </Box>
  )
}

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
        </Suspense>
      </TabPanel>
    </section>
  )
}

const badgeOf = (tab: DashboardTab, counts: DashboardCounts | undefined) =>
  counts && tab.badge ? <TabBadge {...tab.badge.show(ownCount(counts, tab.badge.of))} /> : null
