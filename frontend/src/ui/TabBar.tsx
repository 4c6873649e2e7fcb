// The tabs of a page, each with the number that waits behind it.
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { alpha, type CSSObject, type Theme } from '@mui/material/styles'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { type ReactNode, useEffect, useRef } from 'react'

export interface TabItem {
  readonly key: string
  readonly label: string
  readonly badge?: ReactNode
}

export interface TabBarProps {
  readonly label: string
  readonly tabs: readonly TabItem[]
  readonly open: string
  readonly onOpen: (key: string) => void
  /** What it stands on. */
  readonly ground?: Ground
}

type Ground = 'default' | 'paper'

/** Shadows at the edges behind which there are more tabs: they scroll with the finger, the wheel and the arrow keys. */
const moreBehind = ({ palette }: Theme, on: Ground): CSSObject => {
  const ground = palette.background[on]
  const shade = alpha(palette.common.black, palette.mode === 'dark' ? 0.6 : 0.16)
  return {
    // The library's own scrolling measures the page before it is first seen.
    overflow: 'auto hidden !important',
    scrollbarWidth: 'none',
    '&::-webkit-scrollbar': { display: 'none' },
    background: [
      `linear-gradient(to right, ${ground} 50%, transparent) left / 48px 100% no-repeat local`,
      `linear-gradient(to left, ${ground} 50%, transparent) right / 48px 100% no-repeat local`,
      `linear-gradient(to right, ${shade}, transparent) left / 12px 100% no-repeat scroll`,
      `linear-gradient(to left, ${shade}, transparent) right / 12px 100% no-repeat scroll`,
    ].join(', '),
  }
}

export function TabBar({ label, tabs, open, onOpen, ground = 'default' }: TabBarProps) {
  useInView(`tab-${open}`, open === tabs[0]?.key)
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}>
      <Tabs
        value={open}
        onChange={(_event, key: string) => onOpen(key)}
        aria-label={label}
        sx={theme => ({ '& .MuiTabs-scroller': moreBehind(theme, ground) })}
      >
        {tabs.map(({ key, label: text, badge }) => (
          <Tab
            key={key}
            value={key}
            id={`tab-${key}`}
            aria-controls={`panel-${key}`}
            label={
              <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
                {text}
                {badge}
              </Box>
            }
          />
        ))}
      </Tabs>
    </Box>
  )
}

/** Of the tab that is open. Where the first is, nothing is measured until another has been. */
function useInView(id: string, isFirst: boolean): void {
  const stands = useRef(isFirst)
  useEffect(() => {
    stands.current &&= isFirst
    const tab = stands.current ? null : document.getElementById(id)
    const scroller = tab?.closest('.MuiTabs-scroller')
    if (!tab || !scroller) return
    const end = tab.offsetLeft + tab.offsetWidth - scroller.clientWidth
    scroller.scrollLeft = Math.min(Math.max(scroller.scrollLeft, end), tab.offsetLeft)
  }, [id, isFirst])
}

export function TabPanel({ tab, children }: { tab: string; children: ReactNode }) {
  return (
    <Box role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
      {children}
    </Box>
  )
}

/** A count beside a tab: nothing for zero; from `plusFrom` on it ends in a plus; alert when something is late. */
export function TabBadge({ count, plusFrom, alert = false }: { count: number; plusFrom?: number; alert?: boolean }) {
  if (count === 0) return null
  return (
    <Chip
      component="span"
      size="small"
      color={alert ? 'error' : 'default'}
      label={badgeText(count, plusFrom)}
      sx={{ height: 20 }}
    />
  )
}

export const badgeText = (count: number, plusFrom?: number): string =>
  plusFrom !== undefined && count >= plusFrom ? `${plusFrom}+` : String(count)
