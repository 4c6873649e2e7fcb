// Random people and things of few organizations, made of what a policy asks about, and put into their tables.
import { READ_SCHEMA } from '@practicum/projections/runner/table'
import type { Asker, Facts, Policy } from '@practicum/shared/access/policy'
import type { ActingRole } from '@practicum/shared/access/roles'
import { newId } from '@practicum/shared/kernel/ids'
import { snake } from '@practicum/shared/kernel/snake-case'
import fc from 'fast-check'
import type pg from 'pg'
import { type Locked, tableOf } from './policies'

/** Few of each, so that people and things meet. */
const ids = (count: number): readonly string[] => Array.from({ length: count }, newId)
export const ORGANIZATIONS = ids(2)
export const POSITIONS = ids(4)
export const USERS = ids(3)
const THINGS = ids(2)
const ROLES: readonly ActingRole[] = ['admin', 'coordinator', 'faculty', 'supervisor', 'trainee', 'developer', 'guest']

export const asker: fc.Arbitrary<Asker> = fc.record({
  userId: fc.constantFrom(...USERS),
  mergedIds: fc.subarray([...USERS], { maxLength: 2 }),
  positionId: fc.constantFrom(...POSITIONS),
  organizationId: fc.constantFrom(...ORGANIZATIONS),
  acting: fc.constantFrom(...ROLES),
})

type Columns = Locked['columns']

/** The fields that the policies of a table ask about, each with what it can be. */
export const factsOf = ({ columns, policies }: Pick<Locked, 'columns' | 'policies'>): fc.Arbitrary<Facts> =>
  factsFor(columns, Object.values(policies))

function factsFor(columns: Columns, policies: readonly Policy[], more: readonly string[] = []): fc.Arbitrary<Facts> {
  const asked = policies.flatMap(flat)
  const fields = [...new Set([...asked.flatMap(fieldsIn), ...more])]
  const joined = asked.flatMap(policy => (policy.kind === 'exists' ? [policy] : []))
  return fc.record({
    ...Object.fromEntries(fields.map(field => [field, possible(columns, field, asked)])),
    ...Object.fromEntries(joined.map(policy => [policy.table, joinedTo(policy)])),
  })
}

/** A policy and all that it is made of, but what it asks of other tables. */
function flat(policy: Policy): readonly Policy[] {
  if ('policies' in policy) return policy.policies.flatMap(flat)
  return policy.kind === 'not' ? flat(policy.policy) : [policy]
}

function fieldsIn(policy: Policy): readonly string[] {
  if (policy.kind === 'exists') return [policy.own]
  return 'field' in policy ? [policy.field] : []
}

function joinedTo({ table, theirs, policy }: Extract<Policy, { kind: 'exists' }>): fc.Arbitrary<readonly Facts[]> {
  const { columns = {}, key } = tableOf(table) ?? {}
  const one = factsFor(columns, [policy], [theirs])
  return fc.uniqueArray(one, { maxLength: 2, selector: facts => (key === snake(theirs) ? facts[theirs] : facts) })
}

function possible(columns: Columns, field: string, asked: readonly Policy[]): fc.Arbitrary<Facts[string]> {
  const type = columns[snake(field)]
  if (type === 'boolean') return fc.boolean()
  if (type === 'uuid[]') return fc.subarray([...(field === 'organizationIds' ? ORGANIZATIONS : POSITIONS)])
  if (type === 'timestamptz') return fc.constantFrom(null, '2026-09-01T12:00:00.000Z')
  if (type === 'text') return fc.constantFrom('another', ...asked.flatMap(policy => wordIn(policy, field)))
  if (type !== 'uuid') throw new Error(`${field} is ${type}: say here what it can be`)
  return fc.constantFrom(...idsFor(field))
}

const wordIn = (policy: Policy, field: string): readonly string[] =>
  policy.kind === 'is' && policy.field === field ? [policy.value] : []

const OF_THINGS = [
  ...['taskId', 'placementId', 'ceCourseId', 'clientId', 'insuranceId', 'siteContractId', 'siteId', 'thingId'],
  'trainingId',
]

function idsFor(field: string): readonly (string | null)[] {
  if (field === 'organizationId') return ORGANIZATIONS
  if (OF_THINGS.includes(field)) return THINGS
  // Something of a person bears their id.
  if (field === 'attachableId') return [...THINGS, ...USERS]
  if (field === 'positionId') return POSITIONS
  if (field === 'userId') return USERS
  return field.endsWith('PositionId') ? [null, ...POSITIONS] : [null, ...USERS]
}

/** The only row of its table; what it is joined to comes along. */
export async function put(pool: pg.Pool, { from, name, filled }: Locked, facts: Facts): Promise<void> {
  const own = Object.entries(facts).filter(([field]) => tableOf(field) === undefined)
  const joined = Object.entries(facts).filter(([field]) => tableOf(field) !== undefined)
  // The access trail is only ever appended to.
  if (name !== 'audit.access') await pool.query(`truncate ${from}`)
  await insert(pool, from, { ...keyOf(name), ...filled, ...columnsOf(Object.fromEntries(own)) })
  for (const [table, rows] of joined) {
    await pool.query(`truncate ${READ_SCHEMA}."${table}"`)
    for (const row of rows as readonly Facts[])
      await insert(pool, `${READ_SCHEMA}."${table}"`, { ...keyOf(table), ...columnsOf(row) })
  }
}

const columnsOf = (facts: Facts): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(facts).map(([field, value]) => [snake(field), value]))

const keyOf = (name: string): Readonly<Record<string, string>> => {
  const table = tableOf(name)
  return table ? { [table.key]: newId() } : {}
}

async function insert(pool: pg.Pool, from: string, row: Readonly<Record<string, unknown>>): Promise<void> {
  const names = Object.keys(row)
  const columns = names.map(column => `"${column}"`).join(', ')
  const marks = names.map((_column, index) => `$${index + 1}`).join(', ')
  await pool.query(`insert into ${from} (${columns}) values (${marks}) on conflict do nothing`, Object.values(row))
}
