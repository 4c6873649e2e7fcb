// Asks a read model with the eyes of a person and nothing but the row-level lock: no scope of a query helps.
import { scoped } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'
import { actingRole } from '@practicum/shared/access/roles'
import type { TestApp } from './app'
import type { Member } from './program'

interface LockedRow {
  readonly table: 'placement' | 'meeting'
  readonly id: string
}

/** Which of them see the row, in their order; undefined: a visitor. */
export function seenByLockAlone(
  { practicum }: TestApp,
  { table, id }: LockedRow,
  members: readonly (Member | undefined)[],
): Promise<readonly boolean[]> {
  const seen = (member: Member | undefined): Promise<boolean> =>
    scoped(practicum.databases.read, member && principalOf(member), async db => {
      const rows = await db.query<{ id: string }>(`select ${table}_id as id from read.${table}`)
      return rows.some(row => row.id === id)
    })
  return Promise.all(members.map(seen))
}

function principalOf({ userId, positionId, organizationId, role }: Member): Principal {
  return {
    ...{ userId, positionId, organizationId, role, acting: actingRole(role), zone: 'UTC' },
    ...{ positionStatus: 'active', userStatus: 'active' },
    ...{ liveSessionsAllowed: true, hipaaCompleted: true, accountLimited: false },
  }
}
