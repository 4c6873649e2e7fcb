// Whom notifications concern by what they are, and what somebody has not read, asked across all organizations.
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
  async unreadAbout(userId, entityId, until) {
    const { rows } = await pool.query<{ id: string }>(
      `select n.notification_id as id from read.notification n
       left join read.notification_mark m on m.user_id = n.user_id
       where n.user_id = $1 and n.entity_id = $2 and n.happened_at <= $3 and n.read_at is null and n.happened_at > coalesce(m.read_all_at, '-infinity')`,
      [userId, entityId, until],
    )
    return rows.map(({ id }) => id)
  },
  async muted(kind, userIds) {
    const { rows } = await pool.query<{ id: string }>(
      `select user_id as id from read.notification_muted where user_id = any($1) and kind = $2 and channel = 'in_app'`,
      [userIds, kind],
    )
    return new Set(rows.map(({ id }) => id))
  },
})
