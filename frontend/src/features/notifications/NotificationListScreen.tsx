// All notifications, of all one's positions, by day and by thing.
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import {
  listNotifications,
  type NotificationView,
} from '@practicum/shared/features/notifications/notifications.contract'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { ListExport } from '../../ui/list/ListExport'
import { ListPrintHead } from '../../ui/list/ListPrintHead'
import { ListShown, ListSource } from '../../ui/list/ListShown'
import { EmptyState } from '../../ui/list/ListStates'
import { ListToolbar } from '../../ui/list/ListToolbar'
import { PageHeader } from '../../ui/PageHeader'
import { NotificationItems } from './NotificationItems'
import { ReadAllButton } from './ReadAllButton'
import { useFollow } from './use-follow'

/** Several of them fold into one line. */
const PER_PAGE = 20

const RESOURCE = listNotifications.feature
const SORT = { field: 'happened_at', order: 'DESC' } as const

/** Of its files; on the screen they are lines, not columns. */
const COLUMNS = ['message', 'happened_at', 'read_at'].map(source => ({ source, label: source }))

export default function NotificationListScreen() {
  const translate = useTranslate()
  const quick = [{ label: translate('notifications.unread'), filter: { unread: true } }]
  return (
    <>
      <PageHeader title={translate('notifications.title')} intents={<Intents />} />
      <ListSource resource={RESOURCE} sort={SORT} perPage={PER_PAGE}>
        <ListToolbar
          quickFilters={quick}
          searchable={false}
          filters={null}
          order={null}
          columns={<ListExport resource={RESOURCE} columns={COLUMNS} filter={{}} />}
          intents={null}
        />
        <ListPrintHead label={translate('notifications.title')} quickFilters={quick} />
        <ListShown<NotificationView> empty={<EmptyState text={translate('notifications.empty')} />}>
          {items => <Days items={items} />}
        </ListShown>
      </ListSource>
    </>
  )
}

function Intents() {
  const translate = useTranslate()
  return (
    <>
      <Button size="small" component={Link} to="/account#account-notifications">
        {translate('notifications.choices.link')}
      </Button>
      <ReadAllButton />
    </>
  )
}

function Days({ items }: { items: readonly NotificationView[] }) {
  const { follow, question } = useFollow()
  return (
    <>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <NotificationItems heading="h2" items={items} onFollow={follow} />
      </Paper>
      {question}
    </>
  )
}
