// The bell: how many are unread, and the latest ones.
import Notifications from '@mui/icons-material/NotificationsOutlined'
import Alert from '@mui/material/Alert'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { NotificationItems } from './NotificationItems'
import { ReadAllButton } from './ReadAllButton'
import { useFollow } from './use-follow'
import { useRecent } from './use-recent'

export function NotificationBell() {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { data, error } = useRecent()
  const { follow, question } = useFollow()
  const unread = data?.meta.unread ?? 0
  const close = (): void => setAnchor(null)
  return (
    <>
      <IconButton
        onClick={event => setAnchor(event.currentTarget)}
        aria-haspopup="dialog"
        aria-label={translate(unread > 0 ? 'notifications.bell_some' : 'notifications.bell_none', { count: unread })}
      >
        <Badge badgeContent={unread} color="error" max={99}>
          <Notifications />
        </Badge>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': translate('notifications.title'),
            sx: { width: 380, maxWidth: 'calc(100vw - 32px)', border: 1, borderColor: 'divider' },
          },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
          <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
            {translate('notifications.title')}
          </Typography>
          {unread > 0 && <ReadAllButton />}
        </Box>
        {error && !data && <Alert severity="warning">{translate('notifications.unavailable')}</Alert>}
        {data?.data.length === 0 && (
          <Typography color="textSecondary" sx={{ p: 3, textAlign: 'center' }}>
            {translate('notifications.empty')}
          </Typography>
        )}
        <Box sx={{ maxHeight: 'min(640px, 70vh)', overflowY: 'auto' }}>
          {data && (
            <NotificationItems
              heading="h3"
              items={data.data}
              onFollow={item => {
                close()
                follow(item)
              }}
            />
          )}
        </Box>
        <Box sx={{ borderTop: 1, borderColor: 'divider', p: 1, textAlign: 'center' }}>
          <Button component={Link} to="/notifications" onClick={close}>
            {translate('notifications.see_all')}
          </Button>
        </Box>
      </Popover>
      {question}
    </>
  )
}
