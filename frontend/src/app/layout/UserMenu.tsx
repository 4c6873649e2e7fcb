// The person's own menu: positions, appearance, language, help, and the way out.
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { LOCALES, type Locale, localeFacts } from '@practicum/shared/kernel/locales'
import { Suspense, useState } from 'react'
import { useLogout, useTheme, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { useMe } from '../../providers/me'
import { useSession } from '../../providers/session'
import { useSpoken } from '../../providers/spoken'
import { PersonAvatar } from '../../ui/Person'
import { usePositionName } from '../../ui/role-name'
import { cut } from '../../ui/text'
import { type Command, useFeatures } from '../feature'
import { useChooseLanguage } from '../locales/use-choose-language'
import { useOpenShortcuts } from '../shortcuts/open-shortcuts'
import { positionItems, useSwitchPosition } from './PositionSwitcher'

const SUPERVISE: readonly string[] = ['supervisor', 'faculty']

/** Longest name shown beside the avatar. */
const NAME_SHOWN = 12

export function UserMenu() {
  const translate = useTranslate()
  const logout = useLogout()
  const { state } = useSession()
  const me = useMe()
  const { user, role } = me
  const offered = useFeatures()
    .flatMap(({ slots }) => slots?.commands ?? [])
    .filter(({ inUserMenu, shownTo }) => inUserMenu && (!shownTo || shownTo(me)))
  const [Opened, setOpened] = useState<Command['form']>()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const switchTo = useSwitchPosition()
  const positionName = usePositionName()
  const openShortcuts = useOpenShortcuts()
  const { locale: speaks } = useSpoken()
  const choose = useChooseLanguage()
  const close = (): void => setAnchor(null)
  return (
    <>
      <IconButton
        onClick={event => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={translate('app.user_menu.open', { name: cut(user.name, NAME_SHOWN) })}
        sx={{ borderRadius: 2, gap: 1, p: 0.5 }}
      >
        <PersonAvatar {...user} size={32} />
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
        {user.positions.length > 1 && positionItems(user, positionName, switchTo, close)}
        {user.positions.length > 1 && <Divider component="li" />}
        <MenuItem component={Link} to="/account" onClick={close}>
          {translate('app.user_menu.account')}
        </MenuItem>
        {/* Coordinators have it in their menu. */}
        {role !== 'coordinator' && (
          <MenuItem component={Link} to="/organization" onClick={close}>
            {translate('app.user_menu.organization')}
          </MenuItem>
        )}
        {SUPERVISE.includes(role) && (
          <MenuItem component={Link} to="/supervision-profile" onClick={close}>
            {translate('supervision-profiles.title')}
          </MenuItem>
        )}
        <MenuItem component={Link} to="/notifications" onClick={close}>
          <ListItemText primary={translate('notifications.title')} />
          <NotificationsOutlined fontSize="small" color="action" />
        </MenuItem>
        {offered.map(({ label, form }) => (
          <MenuItem
            key={label}
            onClick={() => {
              close()
              setOpened(() => form)
            }}
          >
            {translate(label)}
          </MenuItem>
        ))}
        <SchemeItem />
        <Divider component="li" />
        {languageItems(speaks, language => {
          close()
          void choose(language)
        })}
        <Divider component="li" />
        <MenuItem
          onClick={() => {
            close()
            openShortcuts()
          }}
        >
          <ListItemText primary={translate('app.shortcuts.open')} />
          <Typography variant="body2" color="textSecondary" component="kbd">
            ?
          </Typography>
        </MenuItem>
        {state.urls.help !== '' && (
          <MenuItem component="a" href={state.urls.help} target="_blank" rel="noopener noreferrer">
            {translate('app.user_menu.help')}
          </MenuItem>
        )}
        <MenuItem onClick={() => void logout()}>{translate('app.user_menu.sign_out')}</MenuItem>
      </Menu>
      {Opened && (
        <Suspense fallback={null}>
          <Opened onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** Each in its own words, for whoever cannot read those of the page. */
const languageItems = (now: Locale, choose: (language: Locale) => void) =>
  LOCALES.map(locale => (
    <MenuItem
      key={locale}
      role="menuitemradio"
      aria-checked={locale === now}
      selected={locale === now}
      lang={localeFacts(locale).tag}
      onClick={() => choose(locale)}
    >
      {localeFacts(locale).name}
    </MenuItem>
  ))

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
