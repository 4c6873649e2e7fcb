// The menu of one's role on the left, in groups that fold.
import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Collapse from '@mui/material/Collapse'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import { alpha, type Theme } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router'
import { addressOf, entriesOf, hereOf, isGroup, type MenuEntry, type MenuGroup, type MenuItem } from '../menu'

const WIDTH = 240

export function SideMenu({ items }: { items: readonly MenuItem[] }) {
  const translate = useTranslate()
  return (
    <Box
      component="nav"
      aria-label={translate('app.menu.main')}
      sx={{
        width: WIDTH,
        flexShrink: 0,
        borderRight: 1,
        borderColor: 'divider',
        bgcolor: ({ palette }) => alpha(palette.primary.main, 0.06),
        position: 'sticky',
        top: 57,
        height: 'calc(100vh - 57px)',
        overflowY: 'auto',
        px: 1,
        py: 1,
      }}
    >
      <MenuList items={items} />
    </Box>
  )
}

export function MenuList({ items, onGo }: { items: readonly MenuItem[]; onGo?: () => void }) {
  const { pathname } = useLocation()
  const shared = { here: hereOf(entriesOf(items), pathname), onGo }
  return (
    <List disablePadding>
      {items.map(item =>
        isGroup(item) ? (
          <Group key={item.key} group={item} {...shared} />
        ) : (
          <Entry key={item.key} entry={item} {...shared} />
        ),
      )}
    </List>
  )
}

interface Shared {
  readonly here: MenuEntry | undefined
  readonly onGo: (() => void) | undefined
}

function Group({ group, ...shared }: Shared & { readonly group: MenuGroup }) {
  const translate = useTranslate()
  const [open, setOpen] = useState(true)
  return (
    <ListItem disablePadding sx={{ display: 'block', mt: 1 }}>
      <ListItemButton
        onClick={() => setOpen(!open)}
        aria-expanded={open}
        sx={{ borderRadius: 1, py: 0.5, minHeight: 32 }}
      >
        <ListItemText
          primary={translate(`app.menu.${group.key}`)}
          slotProps={{
            primary: { variant: 'body2', sx: { color: 'text.secondary', fontWeight: 600, fontSize: '0.8125rem' } },
          }}
        />
        {open ? <ExpandLess fontSize="small" color="action" /> : <ExpandMore fontSize="small" color="action" />}
      </ListItemButton>
      <Collapse in={open}>
        <List disablePadding>
          {group.entries.map(entry => (
            <Entry key={entry.key} entry={entry} {...shared} />
          ))}
        </List>
      </Collapse>
    </ListItem>
  )
}

function Entry({ entry, here, onGo }: Shared & { readonly entry: MenuEntry }) {
  const translate = useTranslate()
  const isHere = entry.key === here?.key
  const Icon = entry.icon
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={addressOf(entry)}
        selected={isHere}
        aria-current={isHere ? 'page' : undefined}
        onClick={() => onGo?.()}
        sx={{
          ...{ borderRadius: 1, py: 0.75, minHeight: 40 },
          '&&.Mui-selected': { bgcolor: ({ palette }: Theme) => alpha(palette.primary.main, 0.16) },
        }}
      >
        <ListItemIcon
          sx={{ minWidth: 36, color: isHere ? 'primary.main' : 'text.secondary', '& svg': { fontSize: 20 } }}
        >
          <Icon />
        </ListItemIcon>
        <ListItemText
          primary={translate(entry.label)}
          slotProps={{ primary: { variant: 'body2', sx: { fontWeight: isHere ? 600 : 450 } } }}
        />
      </ListItemButton>
    </ListItem>
  )
}
