// The bar at the bottom of a phone: the four main entries, and everything else behind More.
import MoreHoriz from '@mui/icons-material/MoreHoriz'
import BottomNavigation from '@mui/material/BottomNavigation'
import BottomNavigationAction from '@mui/material/BottomNavigationAction'
import Drawer from '@mui/material/Drawer'
import Paper from '@mui/material/Paper'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router'
import { addressOf, entriesOf, hereOf, type MenuItem, mainOf } from '../menu'
import { MenuList } from './SideMenu'

const ONE_LINE = {
  '& .MuiBottomNavigationAction-root': { minWidth: 0, px: 0.5 },
  '& .MuiBottomNavigationAction-label, & .MuiBottomNavigationAction-label.Mui-selected': {
    fontSize: '0.75rem',
    whiteSpace: 'nowrap',
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
} as const

export function BottomBar({ items }: { items: readonly MenuItem[] }) {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const entries = entriesOf(items)
  const main = mainOf(entries)
  const here = hereOf(entries, pathname)
  return (
    <Paper
      component="nav"
      aria-label={translate('app.menu.main')}
      square
      sx={{ position: 'fixed', bottom: 0, left: 0, right: 0, zIndex: 'appBar', borderTop: 1, borderColor: 'divider' }}
    >
      <BottomNavigation showLabels value={main.some(({ key }) => key === here?.key) && here?.key} sx={ONE_LINE}>
        {main.map(({ icon: Icon, ...entry }) => (
          <BottomNavigationAction
            key={entry.key}
            value={entry.key}
            label={translate(entry.label)}
            icon={<Icon />}
            component={Link}
            to={addressOf(entry)}
            aria-current={here?.key === entry.key ? 'page' : undefined}
          />
        ))}
        {entries.length > main.length && (
          <BottomNavigationAction
            value="more"
            label={translate('app.menu.more')}
            icon={<MoreHoriz />}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          />
        )}
      </BottomNavigation>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: {
            'aria-label': translate('app.menu.main'),
            role: 'dialog',
            sx: { maxHeight: '80vh', p: 2, borderRadius: '8px 8px 0 0' },
          },
        }}
      >
        <MenuList items={items} onGo={() => setOpen(false)} />
      </Drawer>
    </Paper>
  )
}
