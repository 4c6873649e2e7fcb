// Notifications by day and by thing; unread ones stand out by a mark and by weight, and what can be done at once is done here.
import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Notifications from '@mui/icons-material/NotificationsOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Typography from '@mui/material/Typography'
import type { NotificationView } from '@practicum/shared/features/notifications/notifications.contract'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFeatures } from '../../app/feature'
import { useMe } from '../../providers/me'
import { DayText, InstantText } from '../../ui/DateText'
import { useReader } from '../../ui/use-reader'
import { type Fold, foldedByDay, isUnread } from './folds'

export interface NotificationItemsProps {
  readonly items: readonly NotificationView[]
  readonly onFollow: (item: NotificationView) => void
  /** Of the days: one below the heading that they stand under. */
  readonly heading: 'h2' | 'h3'
}

export function NotificationItems({ items, onFollow, heading }: NotificationItemsProps) {
  const { zone } = useReader()
  return foldedByDay(items, zone).map(({ day, folds }) => (
    <Box key={day} component="section">
      <Typography
        component={heading}
        variant="body2"
        color="textSecondary"
        sx={{
          px: 2,
          pt: 1.5,
          pb: 0.5,
          fontWeight: 600,
          '& time': { display: 'inline-block' },
          '& time::first-letter': { textTransform: 'uppercase' },
        }}
      >
        <DayText day={day} />
      </Typography>
      <List disablePadding>
        {folds.map(fold => (
          <FoldItem key={fold.newest.id} fold={fold} onFollow={onFollow} />
        ))}
      </List>
    </Box>
  ))
}

type OnFollow = Pick<NotificationItemsProps, 'onFollow'>

function FoldItem({ fold, onFollow }: OnFollow & { fold: Fold }) {
  const translate = useTranslate()
  const [opened, setOpened] = useState(false)
  const { newest, others } = fold
  return (
    <ListItem disablePadding divider sx={{ display: 'block' }}>
      <DecidableItem item={newest} unread={isUnread(fold)} onFollow={onFollow} />
      {others.length > 0 && (
        <Button
          size="small"
          color="inherit"
          aria-expanded={opened}
          endIcon={opened ? <ExpandLess /> : <ExpandMore />}
          onClick={() => setOpened(!opened)}
          sx={{ mb: 1, ml: 8 }}
        >
          {translate('notifications.more', { smart_count: others.length })}
        </Button>
      )}
      {opened && (
        <List disablePadding aria-label={translate('notifications.earlier')} sx={{ pl: 3 }}>
          {others.map(item => (
            <ListItem key={item.id} disablePadding>
              <OneItem item={item} unread={item.read_at === null} onFollow={onFollow} />
            </ListItem>
          ))}
        </List>
      )}
    </ListItem>
  )
}

interface OneItemProps extends OnFollow {
  readonly item: NotificationView
  readonly unread: boolean
}

/** With what the feature of the thing lets one do here; of another position's, one goes there first. */
function DecidableItem(props: OneItemProps) {
  const { kind, about, position_id, happened_at } = props.item
  const { position, user } = useMe()
  const Intent = useFeatures()
    .map(({ slots }) => slots?.notified?.[kind])
    .find(Boolean)
  if (!Intent || position_id !== position.id || user.is_impersonating) return <OneItem {...props} />
  return (
    <Box sx={{ position: 'relative' }}>
      <OneItem {...props} decidable />
      <Box sx={{ position: 'absolute', right: 16, bottom: 8 }}>
        <Suspense fallback={null}>
          <Intent id={about} at={happened_at} />
        </Suspense>
      </Box>
    </Box>
  )
}

/** `decidable`: beside its time there is room for a button, which comes later and moves nothing then. */
function OneItem({ item, unread, onFollow, decidable = false }: OneItemProps & { decidable?: boolean }) {
  const Icon = useIconOf(item)
  return (
    <ListItemButton onClick={() => onFollow(item)} sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <UnreadMark unread={unread} />
      <ListItemIcon sx={{ minWidth: 0, mt: 0.25, '& svg': { fontSize: 20 } }}>
        <Icon />
      </ListItemIcon>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: unread ? 600 : 400, overflowWrap: 'anywhere' }}>
          {item.message}
        </Typography>
        <Typography
          variant="caption"
          color="textSecondary"
          component="div"
          sx={decidable ? { minHeight: 40, display: 'flex', alignItems: 'center' } : null}
        >
          <InstantText at={item.happened_at} inButton />
        </Typography>
      </Box>
    </ListItemButton>
  )
}

/** That of the thing, as search shows it. */
function useIconOf({ kind }: NotificationView) {
  const [thing] = kind.split('.')
  const kinds = useFeatures().flatMap(({ slots }) => slots?.findables ?? [])
  return kinds.find(one => one.kind === thing)?.icon ?? Notifications
}

function UnreadMark({ unread }: { unread: boolean }) {
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
