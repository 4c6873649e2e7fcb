// What a fresh look at the product found, so that it is never found again.
import { history } from '@practicum/shared/features/audit/history.contract'
import { createMeeting } from '@practicum/shared/features/live-sessions/meeting-intents.contract'
import { commentOnTask, createTask, getTask, listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import type { TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { foundProgram, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

test('a number too large for its column never reaches the log', async () => {
  const { browser, picked } = program.coordinator
  const body = { description: 'For ever', assignee: picked, repeat_on: 'complete' as const }
  for (const repeat_days of [2_147_483_648, Number.MAX_SAFE_INTEGER, -1]) {
    expect((await browser.do(createTask, { body: { ...body, repeat_days } })).status).toBe(422)
  }
  const start_at = new Date(Date.now() + 3_600_000).toISOString()
  const meeting = { title: 'Long', schedule_type: 2 as const, start_at, users: [program.trainee.picked] }
  for (const duration of [Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER]) {
    expect((await browser.do(createMeeting, { body: { ...meeting, duration } })).status).toBe(422)
  }
})

test('nobody reads the account history of another person', async () => {
  const { trainee, otherTrainee, coordinator } = program
  const of = (reader: typeof trainee, userId: string) =>
    reader.browser.get(history, { params: { subject: 'user', id: userId } })
  expect((await of(trainee, trainee.userId)).status).toBe(200)
  for (const reader of [otherTrainee, coordinator]) expect((await of(reader, trainee.userId)).status).toBe(404)
})

test('a to-do is one’s own: coordinators neither see it nor talk about it, and it is not among what one asked of others', async () => {
  const { trainee, coordinator } = program
  const { id } = (await trainee.browser.do(createTask, { body: { description: 'Call my mother', self: true } })).body
  await app.caughtUp()
  expect((await coordinator.browser.get(getTask, { params: { id } })).status).toBe(404)
  expect((await coordinator.browser.get(history, { params: { subject: 'task', id } })).status).toBe(404)
  expect((await coordinator.browser.do(commentOnTask, { params: { id }, body: { body: 'Seen' } })).status).toBe(404)
  const ids = async (type: string) =>
    (await trainee.browser.list<TaskSummary>(listTasks, { type })).items.map(task => task.id)
  expect(await ids('assigned')).toContain(id)
  expect(await ids('created')).not.toContain(id)
})

test('a body nested without end, and one that is no JSON, are refused in words', async () => {
  const { browser } = program.coordinator
  const nested = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
  const key = { key: 'nested-body-key' }
  const deep = await browser.send('POST', '/api/tasks', { body: nested, ...key })
  expect(deep.status).toBeGreaterThanOrEqual(400)
  expect(deep.status).toBeLessThan(500)
  const text = await browser.send('POST', '/api/tasks', {
    body: 'a=b',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect([text.status, codesOf(text)]).toEqual([415, ['unsupported']])
})

test('LOGIN-023 one address cannot use up the tries of all others', async () => {
  const { attempts, credentials } = app.practicum.services
  const { email } = program.otherTrainee
  const stranger = app.visitor()
  await stranger.freshToken()
  for (let tries = 0; tries < 40; tries++)
    await stranger.send('POST', '/api/login', { body: { email, password: 'wrong' } })
  expect(await attempts.count(`account:${credentials.emailIndex(email)}`)).toBe(5)
})

test('a description, a comment or a reason that nobody can see is none', async () => {
  const { browser, picked } = program.coordinator
  for (const unseen of ['\u200b\u2060', '\u3164', '\u2800\u2800', '\ud800']) {
    const made = await browser.do(createTask, { body: { description: unseen, assignee: picked } })
    expect([unseen, made.status]).toEqual([unseen, 422])
  }
  const { id } = (await browser.do(createTask, { body: { description: ' \ufeffZoe\u0308 ', assignee: picked } })).body
  expect((await browser.get(getTask, { params: { id } })).body.description).toBe('Zo\u00eb')
  expect((await browser.do(commentOnTask, { params: { id }, body: { body: '\u200d' } })).status).toBe(422)
})
