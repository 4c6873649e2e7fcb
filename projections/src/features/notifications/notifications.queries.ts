// Reads of notifications: the bell with its unread count, and the list.
import { bindList, bindQuery } from '@practicum/infra/http/bindings'
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'
import type { PersonRef } from '@practicum/shared/contract/shapes'
import {
  listNotifications,
  type NotificationView,
  RECENT_COUNT,
  recentNotifications,
} from '@practicum/shared/features/notifications/notifications.contract'
import type { NotificationKind } from '@practicum/shared/features/notifications/notifications.events'
import { shownInstant } from '@practicum/shared/kernel/formats'
import { Conditions, found, page } from '../../runner/conditions'
import { personJson } from '../people/person-ref'
import { TEXTS } from './notifications.texts'

const USES = [
  'notification',
  'notification_mark',
  'person',
  'position',
  'task',
  'placement',
  'site',
  'meeting',
  'form',
  'ce_course',
]

interface ReadNotification {
  readonly notification_id: string
  readonly position_id: string
  readonly kind: NotificationKind
  readonly actor_id: string | null
  readonly entity_id: string
  readonly happened_at: Date
  readonly read_at: Date | null
  readonly actor: PersonRef | null
  readonly subject: string | null
}

/** Read one by one, or with everything until then. */
const READ_AT = `coalesce(n.read_at, case when m.read_all_at >= n.happened_at then m.read_all_at end)`
const FROM = 'read.notification n left join read.notification_mark m on m.user_id = n.user_id'
/** What the kind is about: a task's text, a placement's site. Read under the reader's own row-level security. */
const SUBJECT = `case split_part(n.kind, '.', 1)
  when 'task' then (select coalesce(nullif(left(t.description, 125), ''), (select f.name from read.form f where f.form_id = t.assignable_id),
      (select c.title from read.ce_course c where c.ce_course_id = t.assignable_id)) from read.task t where t.task_id = n.entity_id)
  when 'placement' then (select s.name from read.placement a join read.site s on s.site_id = a.site_id where a.placement_id = n.entity_id)
  when 'meeting' then (select m.title from read.meeting m where m.meeting_id = n.entity_id)
  end`

const COLUMNS = `n.notification_id, n.position_id, n.kind, n.actor_id, n.entity_id, n.happened_at, ${READ_AT} as read_at,
  ${personJson('n.actor_id', 'n.actor_position_id')} as actor, ${SUBJECT} as subject`

export const notificationQueries = [
  bindQuery(recentNotifications, USES, async ({ db, principal }) => {
    const where = own(principal)
    const latest = `order by n.happened_at desc, n.notification_id desc limit ${RECENT_COUNT}`
    const [rows, unread] = await Promise.all([
      found<ReadNotification>(db, where.select(COLUMNS, FROM, latest)),
      unreadCount(db, principal),
    ])
    return { data: rows.map(row => view(row, principal.zone)), meta: { unread } }
  }),
  bindList(listNotifications, USES, async ({ db, principal, list }) => {
    const where = own(principal).when(list.filter.unread, `(${READ_AT} is null) = ?`)
    const { limit, offset, sort } = list
    const { rows, total } = await page<ReadNotification>(db, {
      columns: COLUMNS,
      source: FROM,
      where,
      order: `n.happened_at ${sort.order}, n.notification_id ${sort.order}`,
      limit,
      offset,
    })
    return { items: rows.map(row => view(row, principal.zone)), total }
  }),
]

const own = (principal: Principal): Conditions => new Conditions().and('n.user_id = ?', principal.userId)

async function unreadCount(db: ScopedDb, principal: Principal): Promise<number> {
  const where = own(principal).and(`${READ_AT} is null`)
  const rows = await found<{ count: number }>(db, where.select('count(*)::int as count', FROM))
  return rows[0]?.count ?? 0
}

const SOMEBODY = 'Somebody'
const SYSTEM = 'The system'

function view(row: ReadNotification, zone: string): NotificationView {
  const { text, bare, link } = TEXTS[row.kind]
  const actor = row.actor_id === null ? SYSTEM : (row.actor?.name ?? SOMEBODY)
  const happened_at = row.happened_at.toISOString()
  return {
    id: row.notification_id,
    message: (row.subject === null ? bare : text).replace('{actor}', actor).replace('{subject}', row.subject ?? ''),
    read_at: row.read_at?.toISOString() ?? null,
    happened_at,
    happened_at_formatted: shownInstant(happened_at, zone),
    link_uri: link(row.entity_id),
    position_id: row.position_id,
  }
}
