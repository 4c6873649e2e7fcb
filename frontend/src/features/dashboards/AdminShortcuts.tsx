// Where an admin goes from their dashboard: to what stands in their menu.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { addressOf } from '../../app/menu'
import { isShortcut, useAdminEntries } from './admin-entries'

export function AdminShortcuts() {
  const translate = useTranslate()
  const entries = useAdminEntries().filter(isShortcut)
  return (
    <Box
      component="nav"
      aria-label={translate('dashboards.shortcuts')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {entries.map(entry => (
        <Button
          key={entry.key}
          component={Link}
          to={addressOf(entry)}
          size="small"
          variant="outlined"
          startIcon={<entry.icon />}
        >
          {translate(entry.label)}
        </Button>
      ))}
    </Box>
  )
}
