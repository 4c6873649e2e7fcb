// One policy, read in four ways: for random people and things, who the predicate lets see a thing sees its row, finds it in the scope, and is in its audience.
import { createPool } from '@practicum/infra/postgres/pool'
import { ensureRoles } from '@practicum/infra/postgres/roles'
import { scoped } from '@practicum/infra/postgres/scoped'
import { allFeatures } from '@practicum/projections/features/all'
import { scopeOf } from '@practicum/projections/runner/policy-sql'
import {
  API_ROLE,
  createTableSql,
  lockTableSql,
  READ_SCHEMA,
  type TableDefinition,
} from '@practicum/projections/runner/table'
import { audienceOf } from '@practicum/shared/access/audience'
import { allows, type Facts, type Policy } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import type { ActingRole } from '@practicum/shared/access/roles'
import { room } from '@practicum/shared/access/rooms'
import { newId } from '@practicum/shared/kernel/ids'
import fc from 'fast-check'
import type pg from 'pg'
import { type TestDatabase, testDatabase } from '../setup/database'
import { inThisRun } from '../setup/rounds'

interface Locked {
  readonly table: TableDefinition
  readonly policy: Policy
}

const locked: readonly Locked[] = allFeatures
  .flatMap(({ projections = [] }) => projections)
  .flatMap(({ table }) => (typeof table.visible === 'string' ? [] : [{ table, policy: table.visible }]))

let database: TestDatabase
let api: pg.Pool

beforeAll(async () => {
  database = await testDatabase()
  await ensureRoles(database.pool)
  await database.pool.query(`create schema ${READ_SCHEMA}; grant usage on schema ${READ_SCHEMA} to ${API_ROLE}`)
  for (const { table } of locked) await database.pool.query([createTableSql(table), lockTableSql(table)].join(';'))
  api = createPool({ ...database.connection, options: `-c role=${API_ROLE}` }, { name: 'api', max: 1 })
})
afterAll(async () => {
  await api.end()
  await database.drop()
})

/** Few of each, so that people and things meet. */
const ids = (count: number): readonly string[] => Array.from({ length: count }, newId)
const ORGANIZATIONS = ids(2)
const POSITIONS = ids(4)
const USERS = ids(3)
const ROLES: readonly ActingRole[] = ['admin', 'coordinator', 'faculty', 'supervisor', 'trainee']

const asker = fc.record({
  userId: fc.constantFrom(...USERS),
  positionId: fc.constantFrom(...POSITIONS),
  organizationId: fc.constantFrom(...ORGANIZATIONS),
  acting: fc.constantFrom(...ROLES),
})

const column = (field: string): string => field.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

/** The fields that a policy asks about, each with what it can be. */
function factsOf({ table, policy }: Locked): fc.Arbitrary<Facts> {
  const fields = [...new Set(fieldsIn(policy))]
  return fc.record(Object.fromEntries(fields.map(field => [field, possible(table, field, policy)])))
}

function fieldsIn(policy: Policy): readonly string[] {
  if ('policies' in policy) return policy.policies.flatMap(fieldsIn)
  if (policy.kind === 'not') return fieldsIn(policy.policy)
  if (policy.kind === 'same') return policy.fields
  return 'field' in policy ? [policy.field] : []
}

function possible({ columns }: TableDefinition, field: string, policy: Policy): fc.Arbitrary<Facts[string]> {
  const type = columns[column(field)]
  if (type === 'boolean') return fc.boolean()
  if (type === 'uuid[]') return fc.subarray([...POSITIONS])
  if (type === 'timestamptz') return fc.constantFrom(null, '2026-09-01T12:00:00.000Z')
  if (type === 'text') return fc.constantFrom('another', ...wordsIn(policy, field))
  if (type !== 'uuid') throw new Error(`${field} is ${type}: say here what it can be`)
  if (field === 'organizationId') return fc.constantFrom(...ORGANIZATIONS)
  return field.endsWith('PositionId') ? fc.constantFrom(null, ...POSITIONS) : fc.constantFrom(null, ...USERS)
}

function wordsIn(policy: Policy, field: string): readonly string[] {
  if ('policies' in policy) return policy.policies.flatMap(one => wordsIn(one, field))
  return policy.kind === 'is' && policy.field === field ? [policy.value] : []
}

/** The rooms that a channel of their own puts somebody into. */
const roomsOf = ({ userId, positionId, organizationId, acting }: Asker): ReadonlySet<string> =>
  new Set([
    room.everyone,
    room.user(userId),
    room.position(positionId),
    ...(acting === 'coordinator' ? [room.coordinators(organizationId)] : []),
    ...(acting === 'admin' ? [room.admins] : []),
  ])

type Asker = Pick<Principal, 'userId' | 'positionId' | 'organizationId' | 'acting'>

async function put({ table }: Locked, facts: Facts): Promise<void> {
  const entries = Object.entries({ ...facts }).map(([field, value]) => [column(field), value] as const)
  const names = [table.key, ...entries.map(([name]) => name)]
  const marks = names.map((_name, index) => `$${index + 1}`)
  await database.pool.query(`truncate ${READ_SCHEMA}."${table.name}"`)
  const values = [newId(), ...entries.map(([, value]) => value)]
  await database.pool.query(
    `insert into ${READ_SCHEMA}."${table.name}" (${names.map(name => `"${name}"`).join(', ')}) values (${marks.join(', ')})`,
    values,
  )
}

async function readings({ table, policy }: Locked, who: Asker): Promise<readonly boolean[]> {
  const count = `select count(*)::int as count from ${READ_SCHEMA}."${table.name}" x`
  const byLock = await scoped(api, who as Principal, db => db.query<{ count: number }>(count))
  const { sql, values } = scopeOf(policy, who, 'x').select('count(*)::int as count', `${READ_SCHEMA}."${table.name}" x`)
  const { rows: byScope } = await database.pool.query<{ count: number }>(sql, [...values])
  return [byLock[0]?.count === 1, byScope[0]?.count === 1]
}

test.each(locked.map(one => [one.table.name, one] as const))(
  'whoever may see a row of %s sees it, finds it, and nobody else does',
  async (_name, one) => {
    await fc.assert(
      fc.asyncProperty(asker, factsOf(one), async (who, facts) => {
        await put(one, facts)
        const allowed = allows(one.policy, who, facts)
        expect(await readings(one, who)).toEqual([allowed, allowed])
      }),
      { numRuns: inThisRun(150, 1000) },
    )
  },
)

/** Their changes are pushed: the others are only fetched. */
const PUSHED: ReadonlySet<string> = new Set(['task', 'placement', 'meeting'])

test.each(locked.filter(({ table }) => PUSHED.has(table.name)).map(one => [one.table.name, one] as const))(
  'the audience of a %s are those who may see it',
  (_name, one) => {
    fc.assert(
      fc.property(asker, factsOf(one), (who, facts) => {
        const own = roomsOf(who)
        const told = audienceOf(one.policy, facts).some(name => own.has(name))
        // A position belongs to one organization: in another one nobody holds it.
        const here = facts.organizationId === who.organizationId
        if (here) expect(told).toBe(allows(one.policy, who, facts))
        else expect(allows(one.policy, who, facts)).toBe(false)
      }),
      { numRuns: 2000 },
    )
  },
)

test('the things whose changes are pushed all have a policy', () => {
  expect(locked.map(({ table }) => table.name)).toEqual(expect.arrayContaining([...PUSHED]))
})
