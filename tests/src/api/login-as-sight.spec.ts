// What an admin who acts as somebody is shown and told, and what of the person stays as it is.
import { attachmentsOf } from '@practicum/shared/features/attachments/attachments.contract'
import { history } from '@practicum/shared/features/audit/history.contract'
import { endLoginAs } from '@practicum/shared/features/login-as/login-as.contract'
import {
  readAllNotifications,
  recentNotifications,
} from '@practicum/shared/features/notifications/notifications.contract'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { reassignTask } from '@practicum/shared/features/tasks/task-intents.contract'
import { createTask, getTask } from '@practicum/shared/features/tasks/tasks.contract'
import { startApp, type TestApp } from './harness/app'
import { type Browser, codesOf } from './harness/browser'
import { eventually } from './harness/eventually'
import { type Listener, listenersOfTests } from './harness/listener'
import { loggedInAs } from './harness/login-as'
import { foundProgram, type TestProgram } from './harness/program'
import { sendTo } from './harness/sending'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

const listeners = listenersOfTests()

async function listen(browser: Browser, channel: string): Promise<Listener> {
  const listener = await listeners.open(browser)
  expect(await listener.subscribe(channel)).toBe(200)
  return listener
}

const channelOf = async (browser: Browser): Promise<string> => (await browser.get(currentUser)).body.channel

async function taskWithFile(): Promise<string> {
  const { coordinator, trainee } = program
  const body = { description: 'Read it', assignee: trainee.picked }
  const { id } = (await coordinator.browser.do(createTask, { body })).body
  const file = { filename: 'session-notes.txt', bytes: 'text' }
  const attached = await sendTo(coordinator, { object_class: 'task', object_id: id }, file)
  expect(attached.status).toBe(200)
  await app.caughtUp()
  return id
}

test('ATTACH-006 ATT3-008 files, and whatever names them, are not shown to an admin who acts as somebody; the thing itself is', async () => {
  const { admin, coordinator } = program
  const id = await taskWithFile()
  const acting = await loggedInAs(app, admin, coordinator)
  const told = async (browser: Browser): Promise<string> => {
    const task = await browser.get(getTask, { params: { id } })
    const past = await browser.get(history, { params: { subject: 'task', id } })
    expect([task.status, past.status]).toEqual([200, 200])
    return JSON.stringify([task.body, past.body])
  }
  expect(await told(coordinator.browser)).toContain('session-notes')
  expect(await told(acting)).not.toContain('session-notes')
  const of = { query: { attachable_type: 'task', attachable_id: id } }
  expect(codesOf(await acting.get(attachmentsOf, of))).toEqual(['impersonation'])
  expect((await coordinator.browser.get(attachmentsOf, of)).status).toBe(200)
})

test('read marks stay: neither looking, nor acting on what one is told of, reads it', async () => {
  const { admin, coordinator, supervisor } = program
  const { body: task } = await supervisor.browser.do(createTask, {
    body: { description: 'For you', assignee: coordinator.picked },
  })
  const told = async () => (await coordinator.browser.get(recentNotifications)).body.data
  const begun = async () => (await told()).filter(({ kind }) => kind === 'user.login_as_started').length
  const acting = await loggedInAs(app, admin, supervisor)
  expect(codesOf(await acting.do(readAllNotifications))).toEqual(['impersonation'])
  const asAssignee = await loggedInAs(app, admin, coordinator)
  expect((await asAssignee.get(recentNotifications)).status).toBe(200)
  const params = { id: task.id }
  expect((await asAssignee.do(reassignTask, { params, body: { assignee: program.trainee.picked } })).status).toBe(200)
  // What is told is told in the order in which it happened: what is told of this was preceded by all that followed from the other.
  const before = await begun()
  await loggedInAs(app, admin, coordinator)
  await eventually(begun, count => count > before)
  expect((await told()).filter(({ about }) => about === task.id).map(({ read_at }) => read_at)).toEqual([null])
})

test('the person does not come online by it, and hears of nothing that they would not', async () => {
  const { admin, coordinator, stranger } = program
  const watching = await listen(admin.browser, 'presence-login')
  const acting = await loggedInAs(app, admin, coordinator)
  await listen(acting, 'presence-login')
  await listen(stranger.browser, 'presence-login')
  const joined = () => watching.heard.filter(({ event }) => event === 'joining').map(({ payload }) => payload.user_id)
  await eventually(
    async () => joined().includes(stranger.userId),
    heard => heard,
  )
  expect(joined()).not.toContain(coordinator.userId)
})

test('its sockets end with it, and what is told afterwards is told in another channel', async () => {
  const { admin, coordinator } = program
  const acting = await loggedInAs(app, admin, coordinator)
  const channel = await channelOf(acting)
  const listener = await listen(acting, channel)
  acting.csrf = (await acting.do(endLoginAs)).body.csrf_token
  await eventually(
    async () => listener.closed,
    closed => closed,
  )
  expect(await channelOf(acting)).not.toBe(channel)
  const again = await listeners.open(acting)
  expect(await again.subscribe(channel)).toBe(403)
})
