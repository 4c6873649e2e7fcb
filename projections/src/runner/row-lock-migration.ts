// The row lock of a table that is no read model: put in place anew whenever a release has another policy for it.
import { createHash } from 'node:crypto'
import type { Migration } from '@practicum/infra/postgres/migrate'
import type { Policy } from '@practicum/shared/access/policy'
import { rowLockOf } from './policy-sql'
import { API_ROLE } from './table'

export function rowLockMigration(schema: string, table: string, policy: Policy): Migration {
  const sql = `drop policy if exists visible on ${schema}.${table};
    create policy visible on ${schema}.${table} for select to ${API_ROLE} using (${rowLockOf(policy, table)})`
  return { family: 'visible', name: `visible ${createHash('sha256').update(sql).digest('hex').slice(0, 16)}`, sql }
}
