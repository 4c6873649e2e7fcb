// Positions that have not followed their organization yet: it is archived and they are not, or it is open again and they still wait to come back.
import { ERASED } from '@practicum/infra/codec/sealing'
import type {
  FollowingCandidates,
  FollowingPosition,
} from '@practicum/shared/features/organizations/archiving.candidates'
import type pg from 'pg'

const AT_ONCE = 200

/** Nobody can do anything with those of somebody who was erased. */
const FOLLOWING = `select p.position_id as "positionId", p.user_id as "userId", p.organization_id as "organizationId", o.turn,
    case when o.archived_at is null then 'return' else 'end' end as "to"
  from read.organization o join read.position p on p.organization_id = o.organization_id
  join read.person u on u.user_id = p.user_id and u.email <> '${ERASED}'
  where o.turn is not null and ($1::uuid is null or p.position_id > $1)
    and case when o.archived_at is null then p.with_organization and p.position_status = 'archived'
      else p.position_status <> 'archived' end
  order by p.position_id limit $2`

export const followingCandidates = (pool: pg.Pool, atOnce = AT_ONCE): FollowingCandidates => ({
  async after(positionId) {
    const { rows } = await pool.query<FollowingPosition>(FOLLOWING, [positionId ?? null, atOnce])
    return rows
  },
})
