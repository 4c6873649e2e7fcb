// The frame around every screen behind sign-in: menu, top bar, the screen itself, footer, and what watches over them.
import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { useMe } from '../../providers/me'
import { AfterLoad } from '../../ui/AfterLoad'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { PersonCardHost } from '../../ui/PersonCardHost'
import { BESIDE, HELD_BELOW } from '../../ui/sizes'
import { usePlaceTitle } from '../../ui/tab-title'
import { FailureProvider } from '../failures/FailureProvider'
import { ScreenBoundary } from '../failures/ScreenBoundary'
import { menuEntriesOf } from '../feature'
import { features, personCard } from '../features'
import { IdleWatch } from '../idle/IdleWatch'
import { useRememberVisits } from '../last-visit'
import { DeployModal } from '../live/DeployModal'
import { LiveProvider } from '../live/LiveProvider'
import { OfflineNotice } from '../live/OfflineNotice'
import { OutdatedNotice } from '../live/OutdatedNotice'
import { menuOf } from '../menu'
import { PaletteHost } from '../palette/PaletteHost'
import { useRememberThings } from '../palette/recent-things'
import { usePaletteKey } from '../palette/use-palette-key'
import { OpenShortcutsContext } from '../shortcuts/open-shortcuts'
import { useSingleKeys } from '../shortcuts/use-single-keys'
import { useStartAtTop } from '../use-start-at-top'
import { BackToTop } from './BackToTop'
import { BottomBar } from './BottomBar'
import { PageFooter } from './PageFooter'
import { PrintHead } from './PrintHead'
import { SideMenu } from './SideMenu'
import { SkipLink } from './SkipLink'
import { TopBar } from './TopBar'

const ShortcutSheet = lazyWithRetry(() => import('../shortcuts/ShortcutSheet'))

export function AppLayout({ children }: { children?: ReactNode }) {
  return (
    <FailureProvider>
      <LiveProvider>
        <PersonCardHost card={personCard}>
          <Frame>{children}</Frame>
        </PersonCardHost>
        <IdleWatch />
        <DeployModal />
        <Everywhere />
      </LiveProvider>
    </FailureProvider>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const me = useMe()
  const [paletteOpen, setPaletteOpen] = useState(false)
  const [sheetOpen, setSheetOpen] = useState(false)
  const openSheet = useCallback(() => setSheetOpen(true), [])
  const openSearch = useCallback(() => setPaletteOpen(true), [])
  const menu = menuOf(menuEntriesOf(features), me)
  usePlaceTitle(me.position.organization.name)
  useStartAtTop()
  useRememberVisits()
  useRememberThings()
  usePaletteKey(openSearch)
  useSingleKeys(menu, { openSheet, openSearch })
  return (
    <OpenShortcutsContext.Provider value={openSheet}>
      <Box sx={{ minHeight: '100vh', bgcolor: 'background.default', pb: phone ? `calc(72px + ${HELD_BELOW})` : 0 }}>
        <SkipLink />
        <TopBar onSearch={openSearch} />
        <OfflineNotice />
        <OutdatedNotice />
        <Banners />
        <Box sx={{ display: 'flex' }}>
          {!phone && <SideMenu items={menu} />}
          <Box sx={{ flex: 1, minWidth: 0, pr: BESIDE }}>
            <Box
              component="main"
              id="content"
              tabIndex={-1}
              sx={{
                // The footer begins below the window: what loads pushes nothing that is seen.
                minHeight: 'calc(100vh - 57px)',
                px: { xs: 2, md: 4 },
                py: { xs: 2, md: 3 },
                outline: 'none',
                maxWidth: 1360,
              }}
            >
              <AfterLoad>
                <PrintHead />
              </AfterLoad>
              <ScreenBoundary>{children}</ScreenBoundary>
            </Box>
            <PageFooter />
          </Box>
        </Box>
        {phone && <BottomBar items={menu} />}
        <BackToTop />
        <PaletteHost items={menu} open={paletteOpen} onClose={() => setPaletteOpen(false)} />
        {sheetOpen && (
          <Suspense fallback={null}>
            <ShortcutSheet items={menu} onClose={() => setSheetOpen(false)} />
          </Suspense>
        )}
      </Box>
    </OpenShortcutsContext.Provider>
  )
}

function Banners() {
  return features.map(({ name, slots }) => slots?.banner && <slots.banner key={name} />)
}

function Everywhere() {
  return features.map(({ name, slots }) => slots?.everywhere && <slots.everywhere key={name} />)
}
