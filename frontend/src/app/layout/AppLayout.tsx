// The frame around every screen behind sign-in: menu, top bar, the screen itself, footer, and what watches over them.
import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useState } from 'react'
import { useMe } from '../../providers/me'
import { FailureProvider } from '../failures/FailureProvider'
import { ScreenBoundary } from '../failures/ScreenBoundary'
import { menuEntriesOf } from '../feature'
import { features } from '../features'
import { IdleWatch } from '../idle/IdleWatch'
import { useRememberVisits } from '../last-visit'
import { DeployModal } from '../live/DeployModal'
import { LiveProvider } from '../live/LiveProvider'
import { OfflineNotice } from '../live/OfflineNotice'
import { OutdatedNotice } from '../live/OutdatedNotice'
import { menuOf } from '../menu'
import { usePageTitle } from '../page-title'
import { PaletteHost } from '../palette/PaletteHost'
import { usePaletteKey } from '../palette/use-palette-key'
import { BackToTop } from './BackToTop'
import { BottomBar } from './BottomBar'
import { PageFooter } from './PageFooter'
import { SideMenu } from './SideMenu'
import { SkipLink } from './SkipLink'
import { TopBar } from './TopBar'

export function AppLayout({ children }: { children?: ReactNode }) {
  return (
    <FailureProvider>
      <LiveProvider>
        <Frame>{children}</Frame>
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
  const menu = menuOf(menuEntriesOf(features), me)
  usePageTitle(me.position.organization.name)
  useRememberVisits()
  usePaletteKey(() => setPaletteOpen(true))
  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default', pb: phone ? 9 : 0 }}>
      <SkipLink />
      <TopBar onSearch={() => setPaletteOpen(true)} />
      <OfflineNotice />
      <OutdatedNotice />
      <Banners />
      <Box sx={{ display: 'flex' }}>
        {!phone && <SideMenu items={menu} />}
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', minHeight: 'calc(100vh - 57px)' }}>
          <Box
            component="main"
            id="content"
            tabIndex={-1}
            sx={{ flex: 1, px: { xs: 2, md: 4 }, py: { xs: 2, md: 3 }, outline: 'none', maxWidth: 1360, width: '100%' }}
          >
            <ScreenBoundary>{children}</ScreenBoundary>
          </Box>
          <PageFooter />
        </Box>
      </Box>
      {phone && <BottomBar items={menu} />}
      <BackToTop />
      <PaletteHost items={menu} open={paletteOpen} onClose={() => setPaletteOpen(false)} />
    </Box>
  )
}

function Banners() {
  return features.map(({ name, slots }) => slots?.banner && <slots.banner key={name} />)
}

function Everywhere() {
  return features.map(({ name, slots }) => slots?.everywhere && <slots.everywhere key={name} />)
}
