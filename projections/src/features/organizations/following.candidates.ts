// Positions that have not followed their organization yet: it is archived and they are not, or it is open again and they still wait to come back.
import { ERASED } from '@practicum/infra/codec/sealing'
import type {
  FollowingCandidates,
  FollowingPosition,
} from '@practicum/shared/features/organizations/archiving.candidates'
import type pg from 'pg'

const AT_ONCE = 200

/** Nobody can do anything with those of somebody who was erased. Each half has an index of its own: what has followed is not looked at. */
export const FOLLOWING = `select f.position_id as "positionId", f.user_id as "userId", f.organization_id as "organizationId", f.turn, f."to"
  from (
    select p.position_id, p.user_id, p.organization_id, o.turn, 'end' as "to" from read.organization o
      join read.position p on p.organization_id = o.organization_id and p.position_status <> 'archived'
      where o.archived_at is not null
    union all
    select p.position_id, p.user_id, p.organization_id, o.turn, 'return' from read.position p
      join read.organization o on o.organization_id = p.organization_id and o.archived_at is null and o.turn is not null
      where p.with_organization and p.position_status = 'archived'
  ) f join read.person u on u.user_id = f.user_id and u.email <> '${ERASED}'
  where $1::uuid is null or f.position_id > $1
  order by f.position_id limit $2`

export const followingCandidates = (pool: pg.Pool, atOnce = AT_ONCE): FollowingCandidates => ({
  async after(positionId) {
    const { rows } = await pool.query<FollowingPosition>(FOLLOWING, [positionId ?? null, atOnce])
    return rows
  },
})
