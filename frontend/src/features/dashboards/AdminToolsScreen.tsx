// The tools of those who run the platform: each leads to its own page.
import Box from '@mui/material/Box'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Paper from '@mui/material/Paper'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { addressOf, type MenuEntry } from '../../app/menu'
import { PageHeader } from '../../ui/PageHeader'
import { isTool, useAdminEntries } from './admin-entries'

export default function AdminToolsScreen() {
  const translate = useTranslate()
  return (
    <>
      <PageHeader title={translate('dashboards.tools')} />
      <Box
        component="ul"
        aria-label={translate('dashboards.tools')}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
          gap: 2,
          listStyle: 'none',
          m: 0,
          p: 0,
        }}
      >
        {useAdminEntries()
          .filter(isTool)
          .map(entry => (
            <Tool key={entry.key} entry={entry} />
          ))}
      </Box>
    </>
  )
}

function Tool({ entry }: { entry: MenuEntry }) {
  const translate = useTranslate()
  return (
    <Paper component="li" variant="outlined">
      <ListItemButton component={Link} to={addressOf(entry)} sx={{ p: 2, borderRadius: 1 }}>
        <ListItemIcon sx={{ minWidth: 40 }}>
          <entry.icon />
        </ListItemIcon>
        <ListItemText primary={translate(entry.label)} />
      </ListItemButton>
    </Paper>
  )
}
