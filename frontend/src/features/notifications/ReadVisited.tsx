// Whoever opens the page of a thing has read what they were told of it; shows nothing.
import {
  type NotificationView,
  readNotification,
} from '@practicum/shared/features/notifications/notifications.contract'
import { useEffect, useRef } from 'react'
import { useGetList } from 'react-admin'
import { useLocation } from 'react-router'
import { useMe } from '../../providers/me'
import { worthRetrying } from '../../providers/query-client'
import { useIntent } from '../../providers/use-intent'
import { thingAt } from './follow'

const UNREAD = { pagination: { page: 1, perPage: 100 }, sort: { field: 'happened_at', order: 'DESC' as const } }

export function ReadVisited() {
  const { pathname } = useLocation()
  const { user } = useMe()
  const about = user.is_impersonating ? undefined : thingAt(pathname)
  const filter = { unread: true, about }
  const { data } = useGetList<NotificationView>(
    'notifications',
    { ...UNREAD, filter },
    { enabled: about !== undefined, retry: worthRetrying, onError: () => undefined },
  )
  const { run } = useIntent(readNotification)
  const asked = useRef(new Set<string>())
  const latest = useRef(run)
  latest.current = run
  useEffect(() => {
    const unread = about === undefined ? [] : (data ?? []).filter(({ id }) => !asked.current.has(id))
    for (const { id } of unread) {
      asked.current.add(id)
      // What cannot be marked now stays unread: nobody came here for that.
      latest.current({ params: { id } }).catch(() => asked.current.delete(id))
    }
  }, [about, data])
  return null
}
