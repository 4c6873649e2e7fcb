// Who holds a session or a secret, as the read models of people say it now.
import type { Principal } from '@practicum/shared/access/principal'
import { actingRole, type PositionStatus, type Role, type UserStatus } from '@practicum/shared/access/roles'
import type { Words } from '@practicum/shared/kernel/own-words'

/** A person in one of their positions, as {@link HOLDER} reads them. */
export interface HolderRow {
  readonly user_id: string
  readonly position_id: string
  readonly organization_id: string
  readonly role: Role
  readonly position_status: PositionStatus
  readonly user_status: UserStatus
  readonly live_sessions_allowed: boolean
  readonly hipaa_completed: boolean
  readonly account_limited: boolean
  readonly zone: string
  readonly words: Words | null
  readonly merged_ids: readonly string[]
}

/** Not of somebody who may not enter any more; of an archived organization nobody may, before each of its positions has ended. */
export const mayEnter = (user: string, position: string): string =>
  `${user}.user_status <> 'inactive' and ${position}.position_status <> 'archived' and not exists (
  select from read.organization o where o.organization_id = ${position}.organization_id and o.archived_at is not null)`

export const MAY_ENTER = mayEnter('u', 'p')

export const HOLDER = `u.user_id, p.position_id, p.organization_id, p.role, p.position_status, p.live_sessions_allowed,
    p.account_limited, u.user_status, u.hipaa_completed, u.zone, u.merged_ids,
    (select o.words from read.organization o where o.organization_id = p.organization_id) as words`

export function holderOf(row: HolderRow): Principal {
  return {
    userId: row.user_id,
    mergedIds: row.merged_ids,
    positionId: row.position_id,
    organizationId: row.organization_id,
    role: row.role,
    acting: actingRole(row.role),
    positionStatus: row.position_status,
    userStatus: row.user_status,
    liveSessionsAllowed: row.live_sessions_allowed,
    hipaaCompleted: row.hipaa_completed,
    accountLimited: row.account_limited,
    zone: row.zone,
    words: row.words ?? {},
  }
}
