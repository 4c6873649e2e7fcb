// The bar on top: whose organization this is, the way to everything, what is new, and oneself.
import Search from '@mui/icons-material/Search'
import AppBar from '@mui/material/AppBar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Toolbar from '@mui/material/Toolbar'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { useMe } from '../../providers/me'
import { TOP_BAR_HEIGHT } from '../../ui/sizes'
import { features } from '../features'
import { Brand } from './Brand'
import { PositionSwitcher } from './PositionSwitcher'
import { UserMenu } from './UserMenu'

export function TopBar({ onSearch }: { onSearch: () => void }) {
  const translate = useTranslate()
  const { position } = useMe()
  return (
    <AppBar
      position="sticky"
      sx={{
        ...{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' },
        // The colour of the organization.
        boxShadow: ({ palette }) => `inset 0 3px 0 ${palette.primary.main}`,
      }}
    >
      <Toolbar variant="dense" sx={{ minHeight: TOP_BAR_HEIGHT, gap: 1, px: { xs: 2, md: 3 } }}>
        <Box
          component={Link}
          to="/dashboard"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            color: 'text.primary',
            textDecoration: 'none',
            minWidth: 0,
          }}
        >
          <Brand logo={position.organization.logo_image_url} />
          <Typography noWrap sx={{ fontWeight: 650, minWidth: 0 }}>
            {position.organization.name}
          </Typography>
        </Box>
        <Box sx={{ flex: 1 }} />
        <Button
          onClick={onSearch}
          variant="outlined"
          color="secondary"
          startIcon={<Search />}
          sx={{
            display: { xs: 'none', md: 'inline-flex' },
            minWidth: 200,
            justifyContent: 'flex-start',
            fontWeight: 400,
            borderColor: 'divider',
          }}
        >
          {translate('app.palette.open')}
          <Box component="kbd" sx={{ ml: 'auto', pl: 2, font: 'inherit', fontSize: '0.75rem' }}>
            Ctrl K
          </Box>
        </Button>
        <IconButton onClick={onSearch} aria-label={translate('app.palette.open')} sx={{ display: { md: 'none' } }}>
          <Search />
        </IconButton>
        <PositionSwitcher />
        {features.map(({ name, slots }) => slots?.topBar && <slots.topBar key={name} />)}
        <UserMenu />
      </Toolbar>
    </AppBar>
  )
}
