// Notifications over HTTP: the bell and the list.
import { z } from 'zod'
import { instantColumn, textColumn } from '../../contract/columns'
import { ACCEPTED, byId, command, list, query } from '../../contract/row'

const feature = 'notifications'
const own = { who: 'signed-in', relation: "one's own, of all one's positions" } as const

export const notificationView = z
  .object({
    id: z.uuid(),
    message: z.string(),
    read_at: z.string().nullable(),
    happened_at: z.string(),
    happened_at_formatted: z.string(),
    /** A path of this site, or an external address. */
    link_uri: z.string(),
    position_id: z.uuid(),
    /** `<thing>.<what happened>`. */
    kind: z.string(),
    /** The id of the thing. */
    about: z.uuid(),
  })
  .meta({ id: 'Notification' })
export type NotificationView = z.infer<typeof notificationView>

export const RECENT_COUNT = 10

export const recentNotifications = query({
  name: 'recentNotifications',
  feature,
  path: '/api/notifications/recent',
  summary: 'The latest notifications and how many are unread.',
  access: own,
  answer: z.object({ data: z.array(notificationView), meta: z.object({ unread: z.int() }) }),
})

export const listNotifications = list({
  name: 'listNotifications',
  feature,
  path: '/api/notifications',
  summary: 'All notifications.',
  access: own,
  /** `about`: the id of the thing that they tell of. */
  filter: z.strictObject({ unread: z.boolean().optional(), about: z.uuid().optional() }),
  item: notificationView,
  sort: ['happened_at'],
  defaultOrder: 'desc',
  columns: { message: textColumn('Message'), happened_at: instantColumn('When'), read_at: instantColumn('Read') },
})

export const readNotification = command({
  name: 'readNotification',
  feature,
  method: 'PATCH',
  path: '/api/notifications/:id/read',
  summary: 'Mark one notification read.',
  access: { ...own, impersonation: 'deny' },
  params: byId,
  answer: ACCEPTED,
})

export const readAllNotifications = command({
  name: 'readAllNotifications',
  feature,
  method: 'POST',
  path: '/api/notifications/read-all',
  summary: 'Mark everything read.',
  access: { ...own, impersonation: 'deny' },
  answer: ACCEPTED,
})
