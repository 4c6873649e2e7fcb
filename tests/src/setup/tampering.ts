// What somebody who owns the database does to log and access trail in specs of the audit, and accesses for them to find.
import { randomUUID } from 'node:crypto'
import type { AccessTrail } from '@practicum/infra/access-trail/trail'
import type pg from 'pg'

/** Past the triggers, as a superuser can. */
export async function tamper(pool: pg.Pool, sql: string, values?: readonly unknown[]): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin; set local session_replication_role = replica')
    await client.query(sql, values && [...values])
    await client.query('commit')
  } finally {
    client.release()
  }
}

/** Of anybody to anything. */
export const recordAccess = (trail: AccessTrail): Promise<void> =>
  trail.record({
    at: new Date(),
    rowName: 'getTask',
    outcome: 'answered',
    status: 200,
    principal: { userId: randomUUID(), positionId: randomUUID(), organizationId: randomUUID() } as never,
    objectIds: [randomUUID()],
    correlationId: randomUUID(),
  })
