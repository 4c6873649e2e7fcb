// What is answered beside the lists of a thing keeps to its policy too: pickers, numbers on dashboards, settings, documents.
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import { allFeatures } from '@practicum/projections/features/all'
import { available } from '@practicum/projections/features/people/people.queries'
import { settingsFor } from '@practicum/projections/features/settings/settings.queries'
import { readSlots } from '@practicum/projections/reads/feature'
import { mayPick } from '@practicum/shared/access/picking'
import { type Asker, allows, type Policy, VISITOR } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import { ROLES } from '@practicum/shared/access/roles'
import { attachmentPolicy } from '@practicum/shared/features/attachments/attachments.policy'
import { settingPolicy } from '@practicum/shared/features/settings/settings.policy'
import { taskPolicy } from '@practicum/shared/features/tasks/tasks.policy'
import fc from 'fast-check'
import { type TestDatabase, testDatabase } from '../setup/database'
import { inThisRun } from '../setup/rounds'
import { allCounted, numbersOf, uncounted } from './harness/counted'
import { type Locked, lockedTables, makeLockedTables } from './harness/policies'
import { asker, factsOf, ORGANIZATIONS, POSITIONS, put, USERS } from './harness/random-things'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  await makeLockedTables(database)
})
afterAll(() => database.drop())

const slots = readSlots(allFeatures)
/** By their own scope alone: whose the tables are is above the row locks. */
const as = <Result>(
  who: Asker | typeof VISITOR,
  read: (db: ScopedDb, who: Principal) => Promise<Result>,
): Promise<Result> => {
  const query: ScopedDb['query'] = async (text, values = []) => (await database.pool.query(text, [...values])).rows
  return read({ query }, who as Principal)
}

function locked(name: string, filled: Locked['filled'] = {}): Locked {
  const found = lockedTables.find(one => one.name === name)
  if (!found) throw new Error(`there is no ${name}`)
  return { ...found, filled }
}

const person = fc.record({
  userId: fc.constantFrom(...USERS),
  positionId: fc.constantFrom(...POSITIONS),
  organizationId: fc.constantFrom(...ORGANIZATIONS),
  role: fc.constantFrom(...ROLES),
  positionStatus: fc.constantFrom('active', 'active', 'pending', 'archived'),
  userStatus: fc.constantFrom('active', 'active', 'inactive'),
})

test('a picker offers those whom a command takes, and nobody else', async () => {
  await fc.assert(
    fc.asyncProperty(asker, person, async (who, { userId, organizationId, userStatus, ...held }) => {
      const organizationIds = [organizationId]
      await put(database.pool, locked('person', { name: 'Robin' }), { userId, organizationIds, userStatus })
      await put(database.pool, locked('position'), { ...held, userId, organizationId })
      const offered = await as(who, (db, principal) => available(db, principal, {}))
      const picked = mayPick(who, { ...held, organizationId, userStatus })
      expect(offered.map(({ position_id }) => position_id)).toEqual(picked ? [held.positionId] : [])
    }),
    { numRuns: inThisRun(300, 2000) },
  )
})

/** They ask for insurance: some numbers are about nothing else. */
async function foundOrganizations(): Promise<void> {
  await database.pool.query('truncate read.organization')
  await database.pool.query(
    `insert into read.organization (organization_id, zone, require_trainee_insurance)
     select id, 'UTC', true from unnest($1::uuid[]) id`,
    [ORGANIZATIONS],
  )
}

test.each(allCounted)('the number $number of $feature on dashboards counts what its policy allows', async one => {
  const row = locked(one.row, one.filled)
  // Whoever has left the platform, or their position, is not counted.
  await database.pool.query('truncate read.person, read.position')
  await foundOrganizations()
  await fc.assert(
    fc.asyncProperty(asker, factsOf(row), async (who, facts) => {
      await put(database.pool, row, facts)
      const numbers = await as(who, numbersOf(one))
      expect(numbers[one.number]).toBe(Number(allows(one.policy, who, facts)))
    }),
    { numRuns: inThisRun(100, 1000) },
  )
})

test('all numbers of dashboards are among these', () => {
  expect(uncounted()).toEqual([])
  expect(uncounted(allCounted.filter(({ feature }) => feature !== 'live-sessions'))).toEqual([
    '{"count":"live_sessions"}',
  ])
})

test('settings are listed by their policy, also where none was ever changed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.option(asker, { nil: undefined }), async who => {
      const caller = { session: who && { principal: who } } as Parameters<typeof settingsFor>[0]
      const shown = await as(who ?? VISITOR, db => settingsFor(caller, db))
      const keys = ['maintenance_banner', 'user_lockout']
      expect(shown.map(({ key }) => key)).toEqual(
        keys.filter(key => allows(settingPolicy.see, who ?? VISITOR, { key })),
      )
    }),
  )
})

test('documents of a task are shown to those who see the task, and so are all things with attachments', async () => {
  const task = locked('task', { documents: '[]' })
  const documents = slots.attachables.task
  await fc.assert(
    fc.asyncProperty(asker, factsOf(task), fc.uuid({ version: 7 }), async (who, facts, taskId) => {
      await put(database.pool, task, { ...facts, taskId })
      const shown = await as(who, async (db, principal) => documents?.read(db, principal, taskId))
      expect(shown !== undefined).toBe(allows(taskPolicy.see, who, facts))
    }),
    { numRuns: inThisRun(100, 1000) },
  )
  expect(thingsIn(attachmentPolicy.see)).toEqual(Object.keys(slots.attachables))
})

/** The kinds of things whose attachments a policy speaks of. */
function thingsIn(policy: Policy): readonly string[] {
  if ('policies' in policy) return policy.policies.flatMap(thingsIn)
  return policy.kind === 'is' && policy.field === 'attachableType' ? [policy.value] : []
}
