// The audit trail over the whole API: history of a thing for those who see it, and the explorer.
import { listAccesses } from '@practicum/shared/features/audit/access.contract'
import { type EventView, eventFacets, getEvent, listEvents } from '@practicum/shared/features/audit/audit.contract'
import { history } from '@practicum/shared/features/audit/history.contract'
import { createMeeting } from '@practicum/shared/features/live-sessions/meeting-intents.contract'
import { setTaskStatus } from '@practicum/shared/features/tasks/task-status.contract'
import { createTask, editTask } from '@practicum/shared/features/tasks/tasks.contract'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { enrol, foundProgram, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
let id: string
const SECRET = 'Talk about the incident of May'

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  const { coordinator, trainee } = program
  id = (await coordinator.browser.do(createTask, { body: { description: SECRET, assignee: trainee.picked } })).body.id
  await coordinator.browser.do(editTask, { params: { id }, body: { due_date: '2030-01-02' } })
  await trainee.browser.do(setTaskStatus, { params: { id }, body: { status: 'complete' } })
  await app.caughtUp()
})
afterAll(() => app.close())

test('the history of a task tells who did what, in order, with what changed', async () => {
  const { body } = await program.trainee.browser.get(history, { params: { subject: 'task', id } })
  expect(body.entries.map(entry => [entry.type, entry.actor.name, entry.actor.role_keyname])).toEqual([
    ['TaskCreated', 'Clara Whitfield', 'coordinator'],
    ['TaskEdited', 'Clara Whitfield', 'coordinator'],
    ['TaskCompleted', 'Ana Ruiz', 'trainee'],
  ])
  expect(body.entries[0]?.changes).toContainEqual({ field: 'description', before: null, after: SECRET })
  expect(body.entries[0]?.changes).toContainEqual({ field: 'assignee', before: null, after: 'Ana Ruiz' })
  expect(body.entries[0]?.changes.map(({ field }) => field)).not.toContain('creator')
  expect(body.entries[1]?.changes).toEqual([{ field: 'dueDate', before: null, after: '2030-01-02' }])
})

test('whoever does not see a thing does not see its history', async () => {
  const { otherTrainee, stranger } = program
  for (const { browser } of [otherTrainee, stranger]) {
    expect((await browser.get(history, { params: { subject: 'task', id } })).status).toBe(404)
  }
  expect((await otherTrainee.browser.get(history, { params: { subject: 'task', id: newId() } })).status).toBe(404)
})

test('a coordinator explores the events of the organization, narrowed by type, stream and actor', async () => {
  const { coordinator, trainee, stranger } = program
  const all = await coordinator.browser.list<EventView>(listEvents, { per_page: '100' })
  expect(all.items.every(event => event.organization_id === program.organizationId)).toBe(true)
  const narrowed = await coordinator.browser.list<EventView>(listEvents, {
    stream: `task-${id}`,
    actor_id: trainee.userId,
    type: 'TaskCompleted',
  })
  expect(narrowed.items).toMatchObject([{ stream: `task-${id}`, actor_name: 'Ana Ruiz', revision: 2 }])
  expect((await stranger.browser.list(listEvents, { stream: `task-${id}` })).total).toBe(0)
  expect((await coordinator.browser.get(eventFacets)).body.types).toContain('TaskCompleted')
})

test('a coordinator opens an event; an admin sees the same event with its personal text sealed', async () => {
  const { coordinator, admin, stranger } = program
  const { items } = await coordinator.browser.list<EventView>(listEvents, { stream: `task-${id}`, type: 'TaskCreated' })
  const params = { id: items[0]?.id ?? '' }
  expect((await coordinator.browser.get(getEvent, { params })).body.data.description).toBe(SECRET)
  const sealed = await admin.browser.get(getEvent, { params })
  expect(sealed.body).toMatchObject({ type: 'TaskCreated', metadata: { actor: { userId: coordinator.userId } } })
  expect(JSON.stringify(sealed.body)).not.toContain('incident')
  expect((await stranger.browser.get(getEvent, { params })).status).toBe(404)
})

test('an event is told as its history has it: people by name, no ids, and of sealed text nothing', async () => {
  const { coordinator, admin, trainee } = program
  const { items } = await coordinator.browser.list<EventView>(listEvents, { stream: `task-${id}`, type: 'TaskCreated' })
  const params = { id: items[0]?.id ?? '' }
  const { body: opened } = await coordinator.browser.get(getEvent, { params })
  const { body: past } = await trainee.browser.get(history, { params: { subject: 'task', id } })
  expect(opened.told).toEqual(past.entries[0]?.changes.map(({ field, after }) => ({ field, value: after })))
  expect(opened).toMatchObject({ sealed: false, by_token: false, root_actor: null, reason: null })
  expect(JSON.stringify(opened.told)).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/)
  const { body: sealed } = await admin.browser.get(getEvent, { params })
  expect(sealed.sealed).toBe(true)
  expect(sealed.told).toEqual(opened.told.filter(({ field }) => field !== 'description'))
  expect(sealed.told).toContainEqual({ field: 'assignee', value: 'Ana Ruiz' })
})

test('events and accesses are narrowed to days of the reader’s own calendar', async () => {
  const { organizationId, admin } = program
  const zone = 'Pacific/Kiritimati'
  const east = await enrol(app, { role: 'coordinator', organizationId, zone })
  const today = dateIn(zone, new Date())
  const found = async (query: Readonly<Record<string, string>>) =>
    (await east.browser.list<EventView>(listEvents, { stream: `task-${id}`, ...query })).total
  expect(await found({ days: 'today' })).toBe(3)
  expect(await found({ days_from: today, days_to: today })).toBe(3)
  expect(await found({ days_to: addDays(today, -1) })).toBe(0)
  expect(await found({ days_from: addDays(today, 1) })).toBe(0)
  const shown = async (query: Readonly<Record<string, string>>) =>
    (await admin.browser.list(listAccesses, { user_id: east.userId, ...query })).total
  expect(await shown({ days: 'this_week' })).toBeGreaterThan(0)
  expect(await shown({ days_to: addDays(today, -3) })).toBe(0)
})

test('guest emails of a session are told to its host, not to its participants, and a session of others stays sealed', async () => {
  const { supervisor, trainee, coordinator } = program
  const start_at = new Date(Date.now() + 3_600_000).toISOString()
  const body = {
    title: 'Site visit',
    schedule_type: 2 as const,
    start_at,
    duration: 30,
    users: [trainee.picked],
    guest_emails: ['guest@site.test'],
  }
  const meeting = (await supervisor.browser.do(createMeeting, { body })).body.id
  await app.caughtUp()
  const told = async ({ browser }: typeof trainee) =>
    JSON.stringify((await browser.get(history, { params: { subject: 'meeting', id: meeting } })).body)
  expect(await told(supervisor)).toContain('"field":"participants","before":null,"after":[')
  expect(await told(supervisor)).toContain('Ana Ruiz')
  expect(await told(supervisor)).toContain('guest@site.test')
  expect(await told(trainee)).toContain('Site visit')
  expect(await told(trainee)).not.toContain('guest@site.test')
  const { items } = await coordinator.browser.list<EventView>(listEvents, { stream: `meeting-${meeting}` })
  const event = await coordinator.browser.get(getEvent, { params: { id: items[0]?.id ?? '' } })
  expect(event.status).toBe(200)
  expect(JSON.stringify(event.body)).not.toContain('guest@site.test')
})
