// Dashboards over the whole API: counts are those of the lists they lead to.
import {
  adminDashboard,
  dashboardCounts,
  dismissWelcome,
  roleDashboard,
} from '@practicum/shared/features/dashboards/dashboards.contract'
import { createTask } from '@practicum/shared/features/tasks/tasks.contract'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { startApp, type TestApp } from './harness/app'
import { eventually } from './harness/eventually'
import { Listener } from './harness/listener'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

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
  const { trainee, coordinator } = program
  const own = await trainee.browser.get(roleDashboard, { params: { role: 'trainee' } })
  expect(own.body).toMatchObject({
    organization: { show_welcome: true },
    coordinators: [{ name: 'Clara Whitfield' }],
    trainees_count: 2,
  })
  expect((await trainee.browser.get(roleDashboard, { params: { role: 'coordinator' } })).status).toBe(403)
  expect((await coordinator.browser.get(roleDashboard, { params: { role: 'coordinator' } })).status).toBe(200)
})

test('CDASH-012 the welcome block stays away once a coordinator dismissed it', async () => {
  const { coordinator } = program
  await coordinator.browser.do(dismissWelcome)
  const { body } = await coordinator.browser.get(roleDashboard, { params: { role: 'coordinator' } })
  expect(body.organization.show_welcome).toBe(false)
})

test('ADMIN-012 ADMTOOL-016 an admin sees the platform: figures, who signed in lately, how far the read models are', async () => {
  const { body } = await program.admin.browser.get(adminDashboard)
  expect(body).toMatchObject({ organizations: 2, users: 7 })
  expect(body.recent.logins.map(({ name }) => name)).toContain('Ana Ruiz')
  expect(body.recent.signups).toHaveLength(7)
  expect(body.recent.online).toEqual([])
  expect(body.projections.map(({ name }) => name)).toEqual(expect.arrayContaining(['task', 'placement', 'meeting']))
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
