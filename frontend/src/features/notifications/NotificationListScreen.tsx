// All notifications, of all one's positions.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { NotificationView } from '@practicum/shared/features/notifications/notifications.contract'
import { useTranslate } from 'react-admin'
import { InstantText } from '../../ui/DateText'
import { ListFrame } from '../../ui/list/ListFrame'
import { EmptyState } from '../../ui/list/ListStates'
import { PageHeader } from '../../ui/PageHeader'
import { UnreadMark } from './NotificationItems'
import { ReadAllButton } from './ReadAllButton'
import { useFollow } from './use-follow'

export default function NotificationListScreen() {
  const translate = useTranslate()
  const { follow, question } = useFollow()
  const message = (item: NotificationView) => (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      <UnreadMark unread={item.read_at === null} />
      <Button
        onClick={() => follow(item)}
        sx={{
          p: 0,
          minHeight: 24,
          textAlign: 'left',
          fontWeight: item.read_at === null ? 600 : 400,
          overflowWrap: 'anywhere',
        }}
        color="inherit"
      >
        {item.message}
      </Button>
    </Box>
  )
  return (
    <>
      <PageHeader title={translate('notifications.title')} intents={<ReadAllButton />} />
      <ListFrame<NotificationView>
        label={translate('notifications.title')}
        resource="notifications"
        sort={{ field: 'happened_at', order: 'DESC' }}
        quickFilters={[{ label: translate('notifications.unread'), filter: { unread: true } }]}
        columns={[
          { source: 'message', label: translate('notifications.message'), render: message },
          {
            source: 'happened_at',
            label: translate('notifications.when'),
            sortable: true,
            render: item => <InstantText at={item.happened_at} />,
          },
        ]}
        card={item => (
          <>
            {message(item)}
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem', pl: 2.5 }}>
              <InstantText at={item.happened_at} />
            </Box>
          </>
        )}
        empty={<EmptyState text={translate('notifications.empty')} />}
      />
      {question}
    </>
  )
}
