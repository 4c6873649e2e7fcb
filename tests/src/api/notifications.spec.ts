// Notifications over the whole product: who is told, once, and what reading does.
import {
  listNotifications,
  type NotificationView,
  readAllNotifications,
  readNotification,
  recentNotifications,
} from '@practicum/shared/features/notifications/notifications.contract'
import { createTask, setTaskStatus } from '@practicum/shared/features/tasks/tasks.contract'
import { startApp, type TestApp } from './harness/app'
import { eventually } from './harness/eventually'
import { foundProgram, type Member, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

const bell = async (member: Member) => (await member.browser.get(recentNotifications)).body

async function given(description: string): Promise<string> {
  const { coordinator, trainee } = program
  return (await coordinator.browser.do(createTask, { body: { description, assignee: trainee.picked } })).body.id
}

const arrived = (member: Member, ending: string) =>
  eventually(
    () => bell(member),
    ({ data }) => data.some(({ message }) => message.endsWith(ending)),
  )

test('NOTIF-001 NOTIF-002 NOTIF-007 a new task rings its assignee, and nobody else', async () => {
  const id = await given('Bring your badge')
  const { data, meta } = await arrived(program.trainee, 'Bring your badge')
  expect(meta.unread).toBeGreaterThanOrEqual(1)
  expect(data[0]).toMatchObject({
    message: 'Clara Whitfield gave you a task: Bring your badge',
    read_at: null,
    link_uri: `/tasks/assigned/${id}`,
    position_id: program.trainee.positionId,
    happened_at_formatted: expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d{1,2}:\d\d/),
  })
  expect((await bell(program.coordinator)).data).toEqual([])
  expect((await bell(program.otherTrainee)).data).toEqual([])
})

test('the creator is told when the task is completed', async () => {
  const id = await given('Lock the cabinet')
  await program.trainee.browser.do(setTaskStatus, { params: { id }, body: { status: 'complete' } })
  const { data } = await arrived(program.coordinator, 'Lock the cabinet')
  expect(data[0]).toMatchObject({ message: 'Ana Ruiz completed: Lock the cabinet', link_uri: `/tasks/created/${id}` })
})

test('NOTIF-004 NOTIF-008 D3CALL-001 one is read alone, all are read at once, another person’s is not found', async () => {
  await given('First of two')
  await given('Second of two')
  const { browser } = program.trainee
  const { data } = await arrived(program.trainee, 'Second of two')
  const one = data.find(({ message }) => message.endsWith('First of two')) as NotificationView
  expect((await program.otherTrainee.browser.do(readNotification, { params: { id: one.id } })).status).toBe(404)
  expect((await browser.do(readNotification, { params: { id: one.id } })).status).toBe(200)
  const unread = await browser.list<NotificationView>(listNotifications, { unread: 'true', per_page: '100' })
  expect(unread.items.map(({ id }) => id)).not.toContain(one.id)
  await browser.do(readAllNotifications)
  expect((await bell(program.trainee)).meta.unread).toBe(0)
  const all = await browser.list<NotificationView>(listNotifications, { per_page: '100' })
  expect(all.items.length).toBeGreaterThan(0)
  expect(all.items.every(({ read_at }) => read_at !== null)).toBe(true)
  await given('Third, later')
  await arrived(program.trainee, 'Third, later')
  expect((await bell(program.trainee)).meta.unread).toBe(1)
})
