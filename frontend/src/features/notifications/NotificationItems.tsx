// Notifications one under the other; unread ones stand out by a mark and by weight.
import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import Typography from '@mui/material/Typography'
import type { NotificationView } from '@practicum/shared/features/notifications/notifications.contract'
import { useTranslate } from 'react-admin'
import { InstantText } from '../../ui/DateText'

export interface NotificationItemsProps {
  readonly items: readonly NotificationView[]
  readonly onFollow: (item: NotificationView) => void
}

export function NotificationItems({ items, onFollow }: NotificationItemsProps) {
  const translate = useTranslate()
  if (items.length === 0) {
    return (
      <Typography color="textSecondary" sx={{ p: 3, textAlign: 'center' }}>
        {translate('notifications.empty')}
      </Typography>
    )
  }
  return (
    <List disablePadding sx={{ maxHeight: 420, overflowY: 'auto' }}>
      {items.map(item => (
        <ListItem key={item.id} disablePadding divider>
          <ListItemButton onClick={() => onFollow(item)} sx={{ gap: 1.5, alignItems: 'flex-start' }}>
            <UnreadMark unread={item.read_at === null} />
            <Box sx={{ minWidth: 0 }}>
              <Typography
                variant="body2"
                sx={{ fontWeight: item.read_at === null ? 600 : 400, overflowWrap: 'anywhere' }}
              >
                {item.message}
              </Typography>
              <Typography variant="caption" color="textSecondary" component="div">
                <InstantText at={item.happened_at} />
              </Typography>
            </Box>
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  )
}

export function UnreadMark({ unread }: { unread: boolean }) {
  const translate = useTranslate()
  return (
    <Box
      {...(unread ? { role: 'img', 'aria-label': translate('notifications.unread') } : { 'aria-hidden': true })}
      sx={{
        width: 8,
        height: 8,
        mt: 0.75,
        flexShrink: 0,
        borderRadius: '50%',
        bgcolor: unread ? 'primary.main' : 'transparent',
      }}
    />
  )
}
