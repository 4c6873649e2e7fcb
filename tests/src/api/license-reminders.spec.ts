// Licences that end, over the whole API: who is reminded of them and when, what the dashboard counts, and what coordinators see.
import { dashboardCounts } from '@practicum/shared/features/dashboards/dashboards.contract'
import { type Member as Listed, listSupervisors } from '@practicum/shared/features/members/members.contract'
import {
  changeSupervisionProfile,
  ownSupervisionProfile,
} from '@practicum/shared/features/supervision-profiles/supervision-profiles.contract'
import { archivePosition } from '@practicum/shared/features/users/account-intents.contract'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { startApp, type TestApp } from './harness/app'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'
import { runSchedule } from './harness/schedules'
import { toldOf } from './harness/told'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app?.close())

const SOON = 'A license of yours ends soon'
const ENDED = 'A license of yours ends today or has ended'

const enrolled = (role: 'supervisor' | 'faculty', zone = 'America/Los_Angeles') =>
  enrol(app, { role, organizationId: program.organizationId, name: 'Lena License', zone })
const AWAY = ['US-NV', 'US-OR', 'US-WA']

const licensed = (who: Member, ...ends: readonly (string | null)[]) => licensedIn(who, ends)
/** `away`: each of those in another state. */
const licensedIn = async (
  { browser }: Member,
  ends: readonly (string | null)[],
  away: readonly (string | null)[] = [],
) => {
  const licenses = [...ends, ...away].map((expires_on, index) => ({
    ...{ license_number: `PSY-${index}`, discipline_id: 'psychology', expires_on },
    state_id: index < ends.length ? 'US-CA' : (AWAY[index - ends.length] ?? 'US-NV'),
  }))
  expect((await browser.do(changeSupervisionProfile, { body: { licenses } })).status).toBe(200)
  await app.caughtUp()
}
const remindAt = async (now: string) => {
  await runSchedule(app, 'licenses-ending', new Date(now))
  await app.caughtUp()
}
const told = (who: Member, atLeast: number) => toldOf(who, who.userId, atLeast)

/** In one order: who is told last has others told before. */
async function allToldBy(now: string): Promise<void> {
  const last = await enrolled('supervisor', 'UTC')
  await licensed(last, now.slice(0, 10))
  await remindAt(now)
  await told(last, 1)
}

test('supervisors and faculty are reminded 60 and 30 days before the end and on its day, where they are, each once', async () => {
  const supervisor = await enrolled('supervisor')
  const faculty = await enrolled('faculty', 'Asia/Tokyo')
  for (const one of [supervisor, faculty]) await licensedIn(one, ['2031-03-31'], [null])
  // In Tokyo it is the 30th of January, in Los Angeles not yet.
  await allToldBy('2031-01-29T20:00:00Z')
  expect([await told(faculty, 1), await told(supervisor, 0)]).toEqual([[SOON], []])
  await allToldBy('2031-01-30T20:00:00Z')
  await allToldBy('2031-02-20T20:00:00Z')
  expect([await told(faculty, 1), await told(supervisor, 1)]).toEqual([[SOON], [SOON]])
  await allToldBy('2031-03-05T20:00:00Z')
  expect(await told(supervisor, 2)).toEqual([SOON, SOON])
  await allToldBy('2031-03-31T20:00:00Z')
  await allToldBy('2031-04-02T20:00:00Z')
  expect([await told(faculty, 3), await told(supervisor, 3)]).toEqual([
    [SOON, SOON, ENDED],
    [SOON, SOON, ENDED],
  ])
})

test('once it ends on a later day nobody is reminded of the day before', async () => {
  const supervisor = await enrolled('supervisor')
  await licensed(supervisor, '2032-03-31')
  await allToldBy('2032-02-10T20:00:00Z')
  expect(await told(supervisor, 1)).toEqual([SOON])
  const { version } = (await supervisor.browser.get(ownSupervisionProfile, {})).body
  await licensed(supervisor, '2034-03-31')
  await allToldBy('2032-03-31T20:00:00Z')
  expect(await told(supervisor, 1)).toEqual([SOON])
  await allToldBy('2034-03-10T20:00:00Z')
  expect(await told(supervisor, 2)).toEqual([SOON, SOON])
  expect((await supervisor.browser.get(ownSupervisionProfile, {})).body.version).toBe(version + 2)
})

test('several are told of together, and nobody is who teaches and supervises no more', async () => {
  const [several, gone] = [await enrolled('supervisor'), await enrolled('faculty')]
  for (const one of [several, gone]) await licensedIn(one, ['2035-03-31'], ['2035-04-30'])
  await program.admin.browser.do(archivePosition, { params: { id: gone.userId, position_id: gone.positionId } })
  await app.caughtUp()
  await allToldBy('2035-03-31T20:00:00Z')
  expect(await told(several, 2)).toEqual([SOON, ENDED])
  const { rows } = await app.database.pool.query(`select count(*)::int as count from log.event where stream = $1`, [
    `supervisionprofile-${gone.userId}`,
  ])
  expect(rows).toEqual([{ count: 1 }])
})

test('a dashboard counts one’s own that has expired or ends within 30 days, and coordinators see who has an expired one', async () => {
  const today = dateIn('America/Los_Angeles', new Date())
  const supervisor = await enrolled('supervisor')
  const counts = async ({ browser }: Member) => (await browser.get(dashboardCounts)).body.licenses
  expect(await counts(supervisor)).toEqual({ expired: 0, expiring: 0 })
  await licensedIn(supervisor, [today], [addDays(today, 30), addDays(today, 31), addDays(today, -1)])
  expect(await counts(supervisor)).toEqual({ expired: 1, expiring: 2 })
  expect(await counts(program.coordinator)).toEqual({ expired: 0, expiring: 0 })
  const { browser } = program.coordinator
  const listed = async (query: Readonly<Record<string, string>>) =>
    (await browser.list<Listed>(listSupervisors, { per_page: '100', ...query })).items
  const here = await listed({})
  const expired = new Map(here.map(one => [one.user_id, one.license_expired]))
  expect([expired.get(supervisor.userId), expired.get(program.supervisor.userId)]).toEqual([true, false])
  expect((await listed({ license_expired: 'true' })).map(({ user_id }) => user_id)).toEqual([supervisor.userId])
  expect((await listed({ license_expired: 'false' })).map(({ user_id }) => user_id)).not.toContain(supervisor.userId)
  // Renewed: the one that has ended stands beside the one in its place.
  for (const renewed of [today, null]) {
    await licensed(supervisor, addDays(today, -1), renewed)
    expect(await listed({ license_expired: 'true' })).toEqual([])
    expect(await counts(supervisor)).toMatchObject({ expired: 0 })
  }
})

test('one that ended long ago says nothing of one that ends soon, and one that ends today does not keep it back', async () => {
  const [old, both] = [await enrolled('supervisor'), await enrolled('supervisor')]
  await licensed(old, '2019-03-31', '2036-05-30')
  await licensedIn(both, ['2036-03-31'], ['2036-04-30'])
  await allToldBy('2036-03-31T20:00:00Z')
  expect([await told(old, 1), await told(both, 2)]).toEqual([[SOON], [SOON, ENDED]])
})

test('one that another of the same state and discipline outlasts is not counted, marked or reminded of', async () => {
  const today = dateIn('America/Los_Angeles', new Date())
  for (const next of [addDays(today, 400), null]) {
    const supervisor = await enrolled('supervisor')
    await licensed(supervisor, addDays(today, 20), next)
    expect((await supervisor.browser.get(dashboardCounts)).body.licenses).toEqual({ expired: 0, expiring: 0 })
    const { licenses } = (await supervisor.browser.get(ownSupervisionProfile, {})).body
    expect(licenses.map(({ standing }) => standing)).toEqual(['valid', 'valid'])
  }
  const supervisor = await enrolled('supervisor')
  await licensed(supervisor, '2037-03-31', '2039-03-31')
  await allToldBy('2037-03-10T20:00:00Z')
  await allToldBy('2037-03-31T20:00:00Z')
  expect(await told(supervisor, 0)).toEqual([])
})
