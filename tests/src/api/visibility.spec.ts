// One policy, read in four ways: for random people and things, who the predicate lets see a thing sees its row, finds it in the scope, and is in its audience.
import { createPool } from '@practicum/infra/postgres/pool'
import { scoped } from '@practicum/infra/postgres/scoped'
import { queryFound } from '@practicum/projections/runner/found'
import { scopeOf } from '@practicum/projections/runner/policy-sql'
import { API_ROLE } from '@practicum/projections/runner/table'
import { audienceOf } from '@practicum/shared/access/audience'
import { type Asker, allows, type Policy, VISITOR } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import { roomsOf } from '@practicum/shared/access/rooms'
import fc from 'fast-check'
import type pg from 'pg'
import { type TestDatabase, testDatabase } from '../setup/database'
import { PATIENCE_MS } from '../setup/patience'
import { inThisRun } from '../setup/rounds'
import { type Locked, lockedTables, makeLockedTables, tableOf, WITHOUT_A_PERSON } from './harness/policies'
import { asker, factsOf, put } from './harness/random-things'

let database: TestDatabase
let api: pg.Pool

beforeAll(async () => {
  database = await testDatabase()
  await makeLockedTables(database)
  api = createPool(
    { ...database.connection, options: `-c role=${API_ROLE}`, connectionTimeoutMillis: PATIENCE_MS },
    { name: 'api', max: 1, pipeline: true },
  )
})
afterAll(async () => {
  await api.end()
  await database.drop()
})

const byName = lockedTables.map(one => [one.name, one] as const)
const RUNS = inThisRun(40, 1000)
const COUNT = 'count(*)::int as count'

async function seesRow({ from }: Locked, who: Asker | typeof VISITOR): Promise<boolean> {
  const principal = who.acting === '' ? undefined : (who as Principal)
  const [row] = await scoped(api, principal, db => db.query<{ count: number }>(`select ${COUNT} from ${from}`))
  return row?.count === 1
}

/** Without the row lock, which the owner of the table is above. */
async function findsRow({ from }: Locked, policy: Policy, who: Asker): Promise<boolean> {
  const { sql, values } = scopeOf(policy, who, 'x').select(COUNT, `${from} x`)
  const { rows } = await database.pool.query<{ count: number }>(sql, [...values])
  return rows[0]?.count === 1
}

test.each(byName)('whoever may see a row of %s sees it and finds it, and nobody else does', async (_name, one) => {
  await fc.assert(
    fc.asyncProperty(asker, factsOf(one), async (who, facts) => {
      await put(database.pool, one, facts)
      expect(await seesRow(one, who)).toBe(allows(one.policies.see, who, facts))
      expect(await seesRow(one, VISITOR)).toBe(allows(one.policies.see, VISITOR, facts))
      for (const [name, policy] of Object.entries(one.policies))
        expect([name, await findsRow(one, policy, who)]).toEqual([name, allows(policy, who, facts)])
    }),
    { numRuns: RUNS },
  )
})

const searched = lockedTables.filter(({ name }) => tableOf(name)?.found)

test.each(searched.map(one => [one.name, one] as const))(
  'whoever may see a row of %s finds it by its words, and nobody else does',
  async (name, one) => {
    const words = { ...one, filled: { ...one.filled, words: ['confidentiality', 'policy'] } }
    const finds = async (who: Asker | typeof VISITOR, beginnings: readonly string[]): Promise<boolean> => {
      const principal = who.acting === '' ? undefined : (who as Principal)
      const ids = await scoped(api, principal, db => queryFound(db, { name }, { beginnings, most: 10 }))
      return ids.length === 1
    }
    await fc.assert(
      fc.asyncProperty(asker, factsOf(one), async (who, facts) => {
        await put(database.pool, words, facts)
        expect(await finds(who, ['pol', 'confid'])).toBe(allows(one.policies.see, who, facts))
        expect(await finds(VISITOR, ['pol'])).toBe(allows(one.policies.see, VISITOR, facts))
        expect(await finds(who, ['pol', 'ethics'])).toBe(false)
      }),
      { numRuns: RUNS },
    )
  },
)

/** Whoever asks, and whatever the row says: the answer is one. Sampled until there are two; where somebody is named they are met sooner or later. */
function namesNobody({ columns, policies }: Pick<Locked, 'columns' | 'policies'>): boolean {
  const answers = new Set<boolean>()
  for (let samples = 0; samples < 50 && answers.size < 2; samples++)
    for (const [who, facts] of fc.sample(fc.tuple(asker, factsOf({ columns, policies })), 200))
      answers.add(allows(policies.see, who, facts))
  return answers.size === 1
}

test('a policy that names nobody has a reason', () => {
  expect(
    lockedTables
      .filter(namesNobody)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(Object.keys(WITHOUT_A_PERSON).sort())
})

/** Their changes are not told to all who see them, and why. */
const FETCHED: Readonly<Record<string, string>> = {
  attachment: 'told to those who have its thing open, let in by the policy of the thing',
  'audit.access': 'admins ask for it',
  audit_event: 'grows with every event; those who see what it happened to are told of that',
  ce_course: 'told to coordinators; those of other roles have no room, and see it when they look next',
  ce_course_edition: 'told to coordinators with the course',
  comment: 'told to those who have its thing open, let in by the policy of the thing',
  'draft.draft': 'what one types is on one’s own screen',
  form: 'nothing of it changes while somebody looks',
  level_title: 'told to coordinators with the level; others see it when they look next',
  organization: 'nothing of it changes while somebody looks',
  person: 'told to the person alone; their name is fetched with what they are part of',
  position: 'told to the person alone; their role is fetched with what they are part of',
  plan_title: 'told to coordinators with the plan; others see it when they look next',
  placement_log: 'told in the rooms of its placement, whose organization stands there alone',
  saved_view:
    'told to who made it and to coordinators; colleagues of other roles have no room, and see it when they look next',
  signup_response: 'nothing of it changes while somebody looks',
  site: 'nothing of it changes while somebody looks',
  site_insurance: 'told to those who have the site open, let in by its policy',
  site_slots:
    'told to coordinators and to the people of the site; those of other roles have no room, and see it when they look next',
  site_tag: 'told to coordinators; those of other roles have no room, and see it when they look next',
  supervision_site:
    'told to coordinators and to its own people; those of other roles have no room, and see it when they look next',
  supervision_profile:
    'told to the person alone; everybody else of the organization has no room, and sees it when they look next',
  task_template:
    'told to who made it and to coordinators; colleagues of other roles have no room, and see it when they look next',
  training: 'told to the trainee and to coordinators; those who guide have no room, and see it when they look next',
}

/** Of all others changes are told in the rooms of the policy. */
const isPushed = (name: string): boolean => FETCHED[name] === undefined && WITHOUT_A_PERSON[name] === undefined

test('a reason is given for a table that there is', () => {
  const reasons = [...Object.keys(FETCHED), ...Object.keys(WITHOUT_A_PERSON)]
  expect(reasons.filter(name => !byName.some(([known]) => known === name))).toEqual([])
  expect(byName.filter(([name]) => isPushed(name)).length).toBeGreaterThanOrEqual(6)
})

test.each(byName.filter(([name]) => isPushed(name)))('the audience of a %s are those who may see it', (_name, one) => {
  fc.assert(
    fc.property(asker, factsOf(one), (who, facts) => {
      const own = new Set(roomsOf(who))
      const told = audienceOf(one.policies.see, facts).some(name => own.has(name))
      // A position belongs to one organization: in another one nobody holds it, and what is seen there is seen by those who run the platform,
      // and by whose it is in whatever position.
      const here = facts.organizationId === undefined || facts.organizationId === who.organizationId
      if (here) expect(told).toBe(allows(one.policies.see, who, facts))
      else if (allows(one.policies.see, who, facts)) {
        expect(told).toBe(true)
        expect(who.acting === 'admin' || who.userId === facts.userId).toBe(true)
      }
    }),
    { numRuns: 2000 },
  )
})
