// The second lock of the read side: what PostgreSQL itself lets the API's role see, when a query forgets every scope.
import { createLog } from '@practicum/infra/observe/log'
import { scoped } from '@practicum/infra/postgres/scoped'
import { API_ROLE } from '@practicum/projections/runner/table'
import { allProjections } from '@practicum/runtime/composition/read-side'
import { fillDemonstration } from '@practicum/runtime/demonstration/fill'
import { DEMO_PASSWORD } from '@practicum/runtime/demonstration/people'
import type { Principal } from '@practicum/shared/access/principal'
import { actingRole, type Role } from '@practicum/shared/access/roles'
import { dismissWelcome } from '@practicum/shared/features/dashboards/dashboards.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { eventually } from './harness/eventually'
import { lockedTables } from './harness/policies'

/** Names what may be seen by whoever asks, and why. */
const OPEN_TO_EVERYONE = new Map([
  ['country_support', 'where people may live, which whoever signs up is offered'],
  ['setting', 'the maintenance banner, and nothing else'],
  ['signup_question', 'what is asked of whoever signs up, and has no account yet'],
  ['waiting_room', 'guests have no session; a room is found by its secret code alone'],
])
const ROLES: readonly Role[] = [
  'coordinator',
  'manager',
  'staff',
  'faculty',
  'assistant',
  'supervisor',
  'trainee',
  'guest',
]
const tables = allProjections.map(({ table }) => table.name)

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await fillDemonstration(app.practicum, createLog('silent'))
  const coordinator = await app.visitor().signIn('coordinator@demo.practicum.test', DEMO_PASSWORD)
  await coordinator.do(dismissWelcome)
  await app.caughtUp()
})
afterAll(() => app.close())

const stranger = (role: Role): Principal => ({
  ...{ userId: newId(), positionId: newId(), organizationId: newId(), role, acting: actingRole(role), zone: 'UTC' },
  ...{ positionStatus: 'active', userStatus: 'active' },
  ...{ liveSessionsAllowed: true, hipaaCompleted: true, accountLimited: false },
})

/** Rows seen by a select without any WHERE. */
const seen = (table: string, principal: Principal | undefined): Promise<number> =>
  scoped(app.practicum.databases.read, principal, async db => {
    const [row] = await db.query<{ count: number }>(`select count(*)::int as count from read."${table}"`)
    return row?.count ?? -1
  })

const stored = async (table: string): Promise<number> =>
  (await app.database.pool.query(`select count(*)::int as count from read."${table}"`)).rows[0].count

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

test('there is something to hide in nearly every table', async () => {
  const counts = async () => Promise.all(tables.map(async table => ({ table, rows: await stored(table) })))
  const emptyIn = (found: Awaited<ReturnType<typeof counts>>) => found.filter(({ rows }) => rows === 0)
  // Notifications are made after what they are about is shown.
  const found = await eventually(counts, those => emptyIn(those).length <= 2)
  expect(
    emptyIn(found)
      .map(({ table }) => table)
      .sort(),
  ).toEqual(['notification_mark', 'setting'])
})

test.each(tables.filter(table => !OPEN_TO_EVERYONE.has(table)))(
  'of %s a person of another organization sees no row, in whatever role, and a visitor none either',
  async table => {
    const counts = await Promise.all(ROLES.map(role => seen(table, stranger(role))))
    expect(sumOf(counts)).toBe(0)
    expect(await seen(table, undefined)).toBe(0)
  },
)

test('what is open to everyone holds nobody’s name', async () => {
  for (const table of OPEN_TO_EVERYONE.keys()) {
    const columns = Object.keys(allProjections.find(one => one.table.name === table)?.table.columns ?? {})
    expect(columns.filter(column => /name|email|description|participant/.test(column))).toEqual([])
  }
})

test('every table that the API’s role may read has a forced row lock and a policy for it', async () => {
  const { rows } = await app.database.pool.query<{ name: string; locked: boolean }>(
    `select c.oid::regclass::text as name, c.relrowsecurity and c.relforcerowsecurity and exists (
         select from pg_policy p where p.polrelid = c.oid and p.polname = 'visible' and p.polcmd = 'r'
           and p.polroles = array[$1::regrole::oid]) as locked
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
       and has_schema_privilege($1, n.oid, 'usage') and has_table_privilege($1, c.oid, 'select')`,
    [API_ROLE],
  )
  expect(rows.filter(({ locked }) => !locked)).toEqual([])
  const names = rows.map(({ name }) => name.replace('read.', '').replaceAll('"', ''))
  // For each of them visibility.spec.ts compares the lock with the policy.
  expect(names.sort()).toEqual(lockedTables.map(({ name }) => name).sort())
})

test('the API’s role writes nowhere, and reads nothing but read models', async () => {
  const { rows } = await app.database.pool.query(
    `select c.oid::regclass::text as name, privilege
     from pg_class c join pg_namespace n on n.oid = c.relnamespace,
       unnest(array['insert', 'update', 'delete', 'truncate']) as privilege
     where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
       and has_table_privilege($1, c.oid, privilege)`,
    [API_ROLE],
  )
  expect(rows).toEqual([])
  for (const name of ['access.session', 'access.credential', 'log.event', 'bus.inbox', 'read.checkpoint']) {
    const read = scoped(app.practicum.databases.read, stranger('admin'), db => db.query(`select from ${name}`))
    await expect(read).rejects.toThrow('permission denied')
  }
})

test('the API’s role is not above the locks', async () => {
  const { rows } = await app.database.pool.query(
    'select rolsuper, rolbypassrls, rolcreaterole, rolcanlogin from pg_roles where rolname = $1',
    [API_ROLE],
  )
  expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcanlogin: false }])
})
