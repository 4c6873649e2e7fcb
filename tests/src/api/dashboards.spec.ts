// Dashboards over the whole API: counts are those of the lists they lead to.

import { systemContext } from '@practicum/command-service/execution/context'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { taskAggregate } from '@practicum/command-service/features/tasks/tasks.aggregate'
import {
  adminDashboard,
  dashboardCounts,
  dismissWelcome,
  roleDashboard,
} from '@practicum/shared/features/dashboards/dashboards.contract'
import { peopleByStanding } from '@practicum/shared/features/people/people-standing.contract'
import { ownPlacements, placementStages } from '@practicum/shared/features/placements/placement-stages.contract'
import { approvePlacement, archivePlacement } from '@practicum/shared/features/placements/placements.contract'
import { completedTasks, ownTaskProgress } from '@practicum/shared/features/tasks/task-progress.contract'
import { createTask } from '@practicum/shared/features/tasks/tasks.contract'
import { deactivateUser } from '@practicum/shared/features/users/account-intents.contract'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { eventually } from './harness/eventually'
import { Listener } from './harness/listener'
import { newPlacement } from './harness/placing'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

/** As when its consumer could not handle it. */
const parkAnEffect = () =>
  app.database.pool.query(
    `insert into bus.parked (consumer, event_id, stream, position, error) select consumer, id, stream, '0', 'failed'
     from (select id, stream from log.event limit 1) as e, unnest(array['a-consumer', 'another']) as consumer`,
  )

const counts = async ({ browser }: Member) => (await browser.get(dashboardCounts)).body

test('DASH-005 DASH-008 DASH-009 tasks are counted for the one who has them and the one who gave them, hidden ones only for the giver', async () => {
  const { coordinator, trainee } = program
  const give = (more: object) =>
    coordinator.browser.do(createTask, { body: { description: 'Count me', assignee: trainee.picked, ...more } })
  await give({})
  await give({ start_at: addDays(dateIn('America/Los_Angeles', new Date()), 3) })
  await app.caughtUp()
  expect((await counts(trainee)).tasks).toEqual({ assigned: 1, past_due: 0, created: 0 })
  const { tasks, ...others } = await counts(coordinator)
  expect(tasks).toEqual({ assigned: 0, past_due: 0, created: 2 })
  expect(others).toMatchObject({
    placements: { ready: 0, require_signature: 0, submitted: 0 },
    live_sessions: { newly_commented: 0, newly_shared: 0 },
  })
})

test('each role has its own dashboard, and not another’s', async () => {
  const { trainee, coordinator } = await foundProgram(app)
  const own = await trainee.browser.get(roleDashboard, { params: { role: 'trainee' } })
  expect(own.body).toMatchObject({
    organization: { show_welcome: true },
    coordinators: [{ name: 'Clara Whitfield' }],
    trainees_count: 2,
  })
  expect((await trainee.browser.get(roleDashboard, { params: { role: 'coordinator' } })).status).toBe(403)
  expect((await coordinator.browser.get(roleDashboard, { params: { role: 'coordinator' } })).status).toBe(200)
})

test('whom one turns to are those who coordinate and can be reached: not whose account is closed', async () => {
  const { trainee, admin, organizationId } = await foundProgram(app)
  const left = await enrol(app, { role: 'coordinator', organizationId, name: 'Gone Away' })
  const names = async (): Promise<readonly string[]> =>
    (await trainee.browser.get(roleDashboard, { params: { role: 'trainee' } })).body.coordinators.map(
      ({ name }) => name,
    )
  expect(await names()).toEqual(['Clara Whitfield', 'Gone Away'])
  expect((await admin.browser.do(deactivateUser, { params: { id: left.userId } })).status).toBe(200)
  expect(await names()).toEqual(['Clara Whitfield'])
})

test('whoever coordinates in two positions is named once, by the one they have had the longest', async () => {
  const { trainee, coordinator, organizationId } = await foundProgram(app)
  const also = { role: 'manager', organizationId, liveSessionsAllowed: true, accountLimited: false } as const
  const command = () => ({ type: 'AssignPosition' as const, positionId: newId(), ...also })
  const context = systemContext(newId(), new Date())
  unwrapOrThrow(await app.practicum.services.executor.execute(userAggregate, coordinator.userId, { command }, context))
  await app.caughtUp()
  const { body } = await trainee.browser.get(roleDashboard, { params: { role: 'trainee' } })
  const { userId: id, positionId: position_id, email } = coordinator
  expect(body.coordinators).toEqual([{ id, position_id, name: 'Clara Whitfield', email }])
})

test('CDASH-012 the welcome block stays away once a coordinator dismissed it', async () => {
  const { coordinator } = program
  await coordinator.browser.do(dismissWelcome)
  const { body } = await coordinator.browser.get(roleDashboard, { params: { role: 'coordinator' } })
  expect(body.organization.show_welcome).toBe(false)
})

test('a trainee puts away what greets them, and nobody else’s', async () => {
  const { trainee, otherTrainee } = program
  const dismissed = async ({ browser }: Member) =>
    (await browser.get(roleDashboard, { params: { role: 'trainee' } })).body.greeting_dismissed
  expect(await dismissed(trainee)).toBe(false)
  await trainee.browser.do(dismissWelcome)
  expect([await dismissed(trainee), await dismissed(otherTrainee)]).toEqual([true, false])
})

const NOW = { verified_at: null }

test('ADMIN-012 ADMTOOL-016 an admin sees the platform: figures, who signed in lately, how far the read models are', async () => {
  const before = (await program.admin.browser.get(adminDashboard)).body
  const { coordinator, faculty, supervisor, trainee, otherTrainee, stranger, admin } = await foundProgram(app)
  const { body } = await eventually(
    () => admin.browser.get(adminDashboard),
    // Who has left a moment ago may still be there.
    ({ body }) => body.online === 0,
  )
  expect(body).toMatchObject({ organizations: before.organizations + 2, users: before.users + 7 })
  const newest = [coordinator, faculty, supervisor, trainee, otherTrainee, stranger, admin].map(({ userId }) => userId)
  const firstSeven = (people: readonly { readonly id: string }[]) => new Set(people.slice(0, 7).map(({ id }) => id))
  expect(firstSeven(body.recent.logins)).toEqual(new Set(newest))
  expect(body.recent.logins.map(({ name }) => name)).toContain('Ana Ruiz')
  expect(firstSeven(body.recent.signups)).toEqual(new Set(newest))
  expect(body.recent.signups.find(({ id }) => id === faculty.userId)).toMatchObject({
    ...{ status: 'active', positions: [{ role_keyname: 'faculty', status: 'active' }] },
  })
  expect(body.recent.online).toEqual([])
  expect(body.health.map(({ part }) => part)).toEqual(['log', 'read_models', 'queue', 'effects', 'audit'])
  await parkAnEffect()
  const { health } = (await program.admin.browser.get(adminDashboard)).body
  expect(health).toContainEqual({ ...NOW, part: 'effects', standing: 'wrong', finding: 'parked', amount: 1 })
  await app.database.pool.query(`update read.checkpoint set stall = '{"failures": 3}' where name = 'placement'`)
  expect((await program.admin.browser.get(adminDashboard)).body.health).toContainEqual({
    ...{ ...NOW, part: 'read_models', standing: 'wrong', finding: 'stalled', amount: 1 },
  })
  await app.database.pool.query('update read.checkpoint set stall = null')
  expect(body.projections.map(({ name }) => name)).toEqual(expect.arrayContaining(['task', 'placement', 'meeting']))
})

test('an admin sees when log and access trail were last verified, and that neither is left unsigned', async () => {
  const { pool } = app.database
  const audit = async () =>
    (await program.admin.browser.get(adminDashboard)).body.health.find(({ part }) => part === 'audit')
  await app.practicum.audit.sign(new Date())
  expect(await audit()).toEqual({ part: 'audit', standing: 'well', finding: 'well', amount: 0, verified_at: null })
  const { rows } = await pool.query<{ at: Date }>(
    `insert into audit.verification (verified_at, events, accesses, broken)
     values (now() - interval '50 hours', 1, 1, '{}') returning verified_at as at`,
  )
  const verified_at = rows[0]?.at.toISOString()
  expect(await audit()).toEqual({ part: 'audit', standing: 'watch', finding: 'unverified', amount: 50, verified_at })
  await app.practicum.audit.verify()
  expect(await audit()).toMatchObject({ standing: 'well', finding: 'well' })
  // All events are signed, and a line of the trail is not.
  await app.practicum.audit.sign(new Date())
  await pool.query(`
    alter table audit.access disable trigger user;
    insert into audit.access select (json_populate_record(a, json_build_object('ordinal', a.ordinal + 1, 'at', now() - interval '20 minutes'))).*
      from audit.access a order by ordinal desc limit 1;
    alter table audit.access enable trigger user`)
  expect(await audit()).toMatchObject({ standing: 'watch', finding: 'unsigned', amount: 20 })
})

test('ADMIN-011 ADMTOOL-016 of more than twenty who came lately, or are online, twenty are listed and all are counted', async () => {
  const members = await Promise.all(
    Array.from({ length: 21 }, () => enrol(app, { role: 'trainee', organizationId: program.organizationId })),
  )
  const sockets = await Promise.all(members.map(({ browser }) => Listener.open(browser)))
  for (const socket of sockets) expect(await socket.subscribe('presence-login')).toBe(200)
  await app.caughtUp()
  const { body } = await eventually(
    () => program.admin.browser.get(adminDashboard),
    ({ body }) => body.online === 21,
  )
  expect([body.recent.online, body.recent.logins, body.recent.signups].map(people => people.length)).toEqual([
    20, 20, 20,
  ])
  const here = new Set(members.map(({ userId }) => userId))
  expect(body.recent.online.filter(({ id }) => !here.has(id))).toEqual([])
  for (const socket of sockets) socket.close()
})

test('pictures of tasks: completed by week as each role follows them, and a trainee’s own in all', async () => {
  const { coordinator, faculty, trainee, otherTrainee, stranger, organizationId } = await foundProgram(app)
  const now = new Date()
  // In the morning of the same day of the week, whatever the clocks were put to since.
  const ago = (weeks: number): Date =>
    new Date(`${addDays(dateIn('America/Los_Angeles', now), -7 * weeks)}T12:00:00.000Z`)
  const give = async (by: Member, to: Member, more: object = {}): Promise<string> => {
    const body = { description: 'Count me', assignee: to.picked, ...more }
    return (await by.browser.do(createTask, { body })).body.id
  }
  const close = async (id: string, { userId, positionId }: Member, at: Date, type: 'CompleteTask' | 'DismissTask') => {
    const command = () => ({ type, by: { userId, positionId } })
    const context = systemContext(newId(), at, organizationId)
    unwrapOrThrow(await app.practicum.services.executor.execute(taskAggregate, id, { command }, context))
  }
  for (const weeks of [0, 0, 3, 11, 12])
    await close(await give(coordinator, trainee), trainee, ago(weeks), 'CompleteTask')
  await close(await give(faculty, otherTrainee), otherTrainee, ago(1), 'CompleteTask')
  await close(await give(trainee, trainee), trainee, ago(1), 'CompleteTask')
  await close(await give(faculty, trainee), trainee, ago(1), 'DismissTask')
  await give(faculty, trainee, { due_date: addDays(dateIn('America/Los_Angeles', now), 2) })
  await app.caughtUp()
  const byWeek = async ({ browser }: Member) =>
    (await browser.get(completedTasks)).body.weeks.map(({ completed }) => completed)
  expect(await byWeek(coordinator)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 2])
  expect(await byWeek(faculty)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0])
  expect(await byWeek(trainee)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 2])
  expect(await byWeek(stranger)).toEqual(Array(12).fill(0))
  const { weeks } = (await coordinator.browser.get(completedTasks)).body
  expect(weeks.map(({ begins }) => new Date(begins).getUTCDay())).toEqual(Array(12).fill(1))
  expect((await trainee.browser.get(ownTaskProgress)).body).toEqual({ completed: 6, open: 1, past_due: 0 })
  expect((await otherTrainee.browser.get(ownTaskProgress)).body).toEqual({ completed: 1, open: 0, past_due: 0 })
})

test('pictures of placements: by stage for those who see them, the newest of one’s own for a trainee', async () => {
  const here = await foundProgram(app)
  const { coordinator, supervisor, faculty, trainee, otherTrainee, stranger } = here
  const ready = await newPlacement(app, here)
  const submitted = await newPlacement(app, here, { until: 'submitted' })
  const theirs = await newPlacement(app, here, { trainee: otherTrainee })
  const archived = await newPlacement(app, here)
  await coordinator.browser.do(archivePlacement, { params: { id: archived }, body: { archived: true } })
  await coordinator.browser.do(approvePlacement, { params: { id: theirs }, body: {} })
  await app.caughtUp()
  const stagesOf = async ({ browser }: Member) =>
    (await browser.get(placementStages)).body.stages.map(({ status, placements }) => `${status} ${placements}`)
  const all = ['open 0', 'submitted 1', 'ready 1', 'approved 1', 'denied 0']
  for (const member of [coordinator, supervisor, faculty]) expect(await stagesOf(member)).toEqual(all)
  expect(await stagesOf(stranger)).toEqual(['open 0', 'submitted 0', 'ready 0', 'approved 0', 'denied 0'])
  const own = async ({ browser }: Member) =>
    (await browser.get(ownPlacements)).body.placements.map(({ id, status }) => [id, status])
  expect(await own(trainee)).toEqual([
    [submitted, 'submitted'],
    [ready, 'ready'],
  ])
  expect(await own(otherTrainee)).toEqual([[theirs, 'approved']])
})

test('the picture of people counts those of the organization who are there, by role and standing', async () => {
  const { coordinator, stranger, trainee, otherTrainee, organizationId } = await foundProgram(app)
  const graduate = { type: 'ChangePositionStatus', positionId: trainee.positionId, status: 'graduated' } as const
  const context = systemContext(newId(), new Date(), organizationId)
  const leave = { type: 'ChangeUserStatus', status: 'inactive' } as const
  const { executor } = app.practicum.services
  unwrapOrThrow(await executor.execute(userAggregate, trainee.userId, { command: () => graduate }, context))
  unwrapOrThrow(await executor.execute(userAggregate, otherTrainee.userId, { command: () => leave }, context))
  await app.caughtUp()
  const standings = async ({ browser }: Member) =>
    (await browser.get(peopleByStanding)).body.standings.map(({ role, standing, people }) => [role, standing, people])
  expect(await standings(coordinator)).toEqual([
    ['coordinator', 'active', 1],
    ['faculty', 'active', 1],
    ['supervisor', 'active', 1],
    ['trainee', 'graduated', 1],
  ])
  expect((await coordinator.browser.get(peopleByStanding)).body).toMatchObject({ people: 4, active: 3 })
  expect(await standings(stranger)).toEqual([
    ['admin', 'active', 1],
    ['coordinator', 'active', 1],
  ])
})
