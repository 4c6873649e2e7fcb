// Reads of notifications: the bell with its unread count, and the list.
import { type Binding, bindList, bindQuery } from '@practicum/infra/http/bindings'
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import { idsOf } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import { inLocale } from '@practicum/shared/contract/phrases'
import { said } from '@practicum/shared/contract/said'
import type { PersonRef } from '@practicum/shared/contract/shapes'
import {
  listNotifications,
  type NotificationView,
  RECENT_COUNT,
  recentNotifications,
} from '@practicum/shared/features/notifications/notifications.contract'
import { wordsOfKind } from '@practicum/shared/features/notifications/notifications.kinds'
import { notificationPolicy } from '@practicum/shared/features/notifications/notifications.policy'
import type { NotificationWords } from '@practicum/shared/kernel/feature'
import { shownInstant } from '@practicum/shared/kernel/formats'
import type { Locale } from '@practicum/shared/kernel/locales'
import type { ReadServices } from '../../reads/ports'
import { type NotificationSubject, type ReadSlots, usesOf } from '../../reads/slots'
import { type Conditions, queryRows, type StatementPart } from '../../runner/conditions'
import { queryCount, queryPage } from '../../runner/pages'
import { scopeOf } from '../../runner/policy-sql'
import { personJson } from '../people/person-ref'

interface ReadNotification {
  readonly notification_id: string
  readonly position_id: string
  readonly kind: string
  readonly actor_id: string | null
  readonly entity_id: string
  readonly happened_at: Date
  readonly read_at: Date | null
  readonly actor: PersonRef | null
  readonly subject: string | null
  readonly whose: string | null
}

/** Read one by one, or with everything until then. */
const READ_AT = `coalesce(n.read_at, case when m.read_all_at >= n.happened_at then m.read_all_at end)`
/** Not read yet, in words that an index has; `?` stands for whose mark it is. */
const UNREAD_BY_ONE = `n.read_at is null and n.happened_at > coalesce((select m.read_all_at from read.notification_mark m where ?), '-infinity')`
/** The same of somebody with several accounts, each with a mark of its own. */
const UNREAD_BY_EACH = UNREAD_BY_ONE.replace('where ?', 'where m.user_id = n.user_id and ?')
const unread = (principal: Principal): string => (idsOf(principal).length === 1 ? UNREAD_BY_ONE : UNREAD_BY_EACH)
const FROM = 'read.notification n left join read.notification_mark m on m.user_id = n.user_id'
/** What the kind is about: a task's text, a placement's site. Read under the reader's own row-level security. */
const subjectOf = (slots: ReadSlots): string => byThing(slots, ({ nameOf }) => nameOf('n.entity_id', slots))

/** Whose that is, of things that have a person. */
const whoseOf = (slots: ReadSlots): string => byThing(slots, subject => subject.whoseOf?.('n.entity_id'))

function byThing({ notificationSubjects }: ReadSlots, sqlOf: (subject: NotificationSubject) => string | undefined) {
  const cases = Object.entries(notificationSubjects).flatMap(([thing, subject]) => {
    const sql = sqlOf(subject)
    return sql === undefined ? [] : [`when '${thing}' then ${sql}`]
  })
  return cases.length === 0 ? 'null::text' : `case split_part(n.kind, '.', 1) ${cases.join(' ')} end`
}

const columnsOf = (slots: ReadSlots): string =>
  `n.notification_id, n.position_id, n.kind, n.actor_id, n.entity_id, n.happened_at, ${READ_AT} as read_at,
  ${personJson('n.actor_position_id')} as actor, ${subjectOf(slots)} as subject, ${whoseOf(slots)} as whose`

export function notificationQueries({ slots }: Pick<ReadServices, 'slots'>): readonly Binding[] {
  const uses = [
    'notification',
    'notification_mark',
    'person',
    'position',
    ...usesOf({ ...slots.notificationSubjects, ...slots.assignables }),
  ]
  const columns = columnsOf(slots)
  const shownTo = ({ rootUserId }: Principal, row: ReadNotification): ReadNotification => {
    const named = slots.notificationSubjects[row.kind.slice(0, row.kind.indexOf('.'))]
    return rootUserId !== undefined && named?.ownEyes ? { ...row, subject: null } : row
  }
  return [
    bindQuery(recentNotifications, uses, async ({ db, principal, caller }) => {
      const where = own(principal)
      const latest = `order by n.happened_at desc, n.position desc, n.notification_id desc limit ${RECENT_COUNT}`
      const [rows, count] = await Promise.all([
        queryRows<ReadNotification>(db, where.select(columns, FROM, latest)),
        unreadCount(db, principal),
      ])
      return {
        data: rows.map(row => view(shownTo(principal, row), principal, caller.locale)),
        meta: { unread: count },
      }
    }),
    bindList(listNotifications, uses, async ({ db, principal, list, caller }) => {
      const where = own(principal)
      if (list.filter.unread !== undefined)
        where.and(list.filter.unread ? unread(principal) : `not (${unread(principal)})`, ownMark(principal))
      if (list.filter.about !== undefined) where.and('n.entity_id = ?', list.filter.about)
      const { rows, ...counted } = await queryPage<ReadNotification>(db, {
        columns,
        source: FROM,
        found: 'read.notification n',
        key: 'n.notification_id',
        where: [where],
        order: { by: ['n.happened_at', 'n.position'], direction: list.sort.order },
        page: list,
      })
      return { items: rows.map(row => view(shownTo(principal, row), principal, caller.locale)), ...counted }
    }),
  ]
}

const own = (principal: Principal): Conditions => scopeOf(notificationPolicy.see, principal, 'n')
const ownMark = (principal: Principal): StatementPart => scopeOf(notificationPolicy.see, principal, 'm').all()

async function unreadCount(db: ScopedDb, principal: Principal): Promise<number> {
  return (
    await queryCount(db, {
      key: 'n.notification_id',
      source: 'read.notification n',
      where: [own(principal).and(unread(principal), ownMark(principal))],
    })
  ).total
}

/** Of a kind that this release does not know, as a newer one may have sent it. */
export const UNKNOWN: NotificationWords = {
  text: 'Something new concerns you: {subject}',
  bare: 'Something new concerns you',
  link: () => '/notifications',
}

const wordsOf = (kind: string): NotificationWords => wordsOfKind(kind) ?? UNKNOWN

export const SOMEBODY = 'Somebody'
export const SYSTEM = 'The system'

/** Worded as it is read: a notification holds no text, and its reader may have changed their language since. */
function view(row: ReadNotification, { zone, words }: Principal, locale: Locale): NotificationView {
  const { text, bare, link } = wordsOf(row.kind)
  const actor = row.actor_id === null ? inLocale(locale, SYSTEM) : (row.actor?.name ?? inLocale(locale, SOMEBODY))
  const happened_at = row.happened_at.toISOString()
  const { subject, whose } = row
  const hasAll = subject !== null && (whose !== null || !text.includes('{whose}'))
  return {
    id: row.notification_id,
    message: said(hasAll ? text : bare, { locale, words }, { actor, subject, whose }),
    read_at: row.read_at?.toISOString() ?? null,
    happened_at,
    happened_at_formatted: shownInstant(happened_at, zone),
    link_uri: link(row.entity_id),
    position_id: row.position_id,
    kind: row.kind,
    about: row.entity_id,
  }
}
