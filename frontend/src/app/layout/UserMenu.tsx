// The person's own menu: positions, appearance, help, and the way out.
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useLogout, useTheme, useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { useSession } from '../../providers/session'
import { avatarLook, initialsOf } from '../../ui/avatar'
import { cut } from '../../ui/text'
import { positionItems, useSwitchPosition } from './PositionSwitcher'

/** Longest name shown beside the avatar. */
const NAME_SHOWN = 12

export function UserMenu() {
  const translate = useTranslate()
  const logout = useLogout()
  const { state } = useSession()
  const { user } = useMe()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const switchTo = useSwitchPosition()
  const close = (): void => setAnchor(null)
  const look = avatarLook(user.id)
  return (
    <>
      <IconButton
        onClick={event => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={translate('app.user_menu.open', { name: user.name })}
        sx={{ borderRadius: 2, gap: 1, p: 0.5 }}
      >
        <Avatar sx={{ width: 32, height: 32, fontSize: 13, ...look }}>{initialsOf(user.name)}</Avatar>
        <Typography
          component="span"
          variant="body2"
          sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.primary' }}
        >
          {cut(user.name, NAME_SHOWN)}
        </Typography>
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ paper: { sx: { minWidth: 220 } } }}>
        <Box component="li" role="presentation" sx={{ px: 2, py: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>{user.name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {user.email}
          </Typography>
        </Box>
        <Divider component="li" />
        {user.positions.length > 1 && positionItems(user, switchTo, close)}
        {user.positions.length > 1 && <Divider component="li" />}
        <SchemeItem />
        {state.urls.help !== '' && (
          <MenuItem component="a" href={state.urls.help} target="_blank" rel="noopener noreferrer">
            {translate('app.user_menu.help')}
          </MenuItem>
        )}
        <MenuItem onClick={() => void logout()}>{translate('app.user_menu.sign_out')}</MenuItem>
      </Menu>
    </>
  )
}

function SchemeItem() {
  const translate = useTranslate()
  const [scheme, setScheme] = useTheme()
  const next = scheme === 'dark' ? 'light' : 'dark'
  return (
    <MenuItem onClick={() => setScheme(next)}>
      <ListItemText primary={translate('app.user_menu.theme')} />
      <Typography variant="body2" color="textSecondary">
        {translate(`app.user_menu.${scheme === 'dark' ? 'dark' : 'light'}`)}
      </Typography>
    </MenuItem>
  )
}
