// Whom notifications concern by what they are, and what somebody has not read, asked across all organizations.
import { BATCH_QUERY, batched, batchedByKey } from '@practicum/infra/postgres/batching'
import { rolesActingAs } from '@practicum/shared/access/roles'
import type pg from 'pg'

interface Found {
  readonly userId: string
  readonly positionId: string
}

interface LookUps {
  readonly admins: () => Promise<readonly Found[]>
  /** Those who coordinate an organization, in the order in which they came. */
  readonly coordinators: (organizationId: string) => Promise<readonly Found[]>
  /** Ids of what a person has not read yet of a thing, up to an instant. */
  readonly unreadAbout: (userId: string, entityId: string, until: string) => Promise<readonly string[]>
  /** Who of these does not want to be told of a kind. */
  readonly muted: (kind: string, userIds: readonly string[]) => Promise<ReadonlySet<string>>
}

/** So many of an organization are told of one thing. */
const COORDINATORS_MAX = 50

export const recipientLookUps = (pool: pg.Pool): LookUps => ({
  async admins() {
    const { rows } = await pool.query<Found>(
      `select user_id as "userId", position_id as "positionId" from read.position
       where role = 'admin' and position_status = 'active'`,
    )
    return rows
  },
  async coordinators(organizationId) {
    const { rows } = await pool.query<Found>(
      `select user_id as "userId", position_id as "positionId" from (
         select distinct on (t.user_id) t.user_id, t.position_id, t.created_at from read.position t
         join read.person pe on pe.user_id = t.user_id and pe.user_status <> 'inactive'
         where t.organization_id = $1 and t.role = any($2) and t.position_status = 'active'
         order by t.user_id, t.created_at, t.position_id
       ) as one order by created_at, position_id limit ${COORDINATORS_MAX}`,
      [organizationId, rolesActingAs('coordinator')],
    )
    return rows
  },
  unreadAbout: unreadAbout(pool),
  muted: muted(pool),
})

type Unread = readonly [...Parameters<LookUps['unreadAbout']>]

/** Asked after every event: those of one moment in one statement. */
function unreadAbout(pool: pg.Pool): LookUps['unreadAbout'] {
  const unread = batched(async (asked: readonly Unread[]) => {
    const { rows } = await pool.query<{ nth: number; id: string }>({
      ...BATCH_QUERY,
      name: 'notifications-unread',
      text: `select asked.nth::int, n.notification_id as id
        from unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) with ordinality as asked (user_id, entity_id, until, nth)
        join read.notification n on n.user_id = asked.user_id and n.entity_id = asked.entity_id
        left join read.notification_mark m on m.user_id = n.user_id
        where n.happened_at <= asked.until and n.read_at is null and n.happened_at > coalesce(m.read_all_at, '-infinity')`,
      values: [0, 1, 2].map(one => asked.map(each => each[one])),
    })
    return asked.map((_, index) => rows.filter(({ nth }) => nth === index + 1).map(({ id }) => id))
  })
  return (...asked) => unread(asked)
}

/** As {@link unreadAbout}, of whoever an event concerns. */
function muted(pool: pg.Pool): LookUps['muted'] {
  const find = batchedByKey(async keys => {
    const asked = keys.map(key => key.split(' '))
    const { rows } = await pool.query<{ user_id: string; kind: string }>({
      ...BATCH_QUERY,
      name: 'notifications-muted',
      text: `select m.user_id, m.kind from unnest($1::uuid[], $2::text[]) as asked (user_id, kind)
        join read.notification_muted m on m.user_id = asked.user_id and m.kind = asked.kind where m.channel = 'in_app'`,
      values: [0, 1].map(one => asked.map(each => each[one])),
    })
    return new Map(rows.map(({ user_id, kind }) => [`${user_id} ${kind}`, user_id]))
  })
  return async (kind, userIds) => {
    const found = await Promise.all(userIds.map(userId => find(`${userId} ${kind}`)))
    return new Set(found.filter(one => one !== undefined))
  }
}
