// Notifications over the whole product: who is told, once, and what reading does.
import { createMeeting } from '@practicum/shared/features/live-sessions/meeting-intents.contract'
import {
  chooseNotifications,
  notificationChoices,
} from '@practicum/shared/features/notifications/notification-choices.contract'
import {
  listNotifications,
  type NotificationView,
  readAllNotifications,
  readNotification,
  recentNotifications,
} from '@practicum/shared/features/notifications/notifications.contract'
import { CHANNELS, type Channel } from '@practicum/shared/features/notifications/notifications.events'
import { remindTask } from '@practicum/shared/features/tasks/task-intents.contract'
import { setTaskStatus } from '@practicum/shared/features/tasks/task-status.contract'
import { createTask } from '@practicum/shared/features/tasks/tasks.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { eventually } from './harness/eventually'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

const bell = async (member: Member) => (await member.browser.get(recentNotifications)).body

async function given(description: string, { coordinator, trainee } = program): Promise<string> {
  return (await coordinator.browser.do(createTask, { body: { description, assignee: trainee.picked } })).body.id
}

const arrived = (member: Member, ending: string) =>
  eventually(
    () => bell(member),
    ({ data }) => data.some(({ message }) => message.endsWith(ending)),
  )

test('NOTIF-001 NOTIF-002 NOTIF-007 a new task rings its assignee, and nobody else', async () => {
  const own = await foundProgram(app)
  const id = await given('Bring your badge', own)
  const { data, meta } = await arrived(own.trainee, 'Bring your badge')
  expect(meta.unread).toBeGreaterThanOrEqual(1)
  expect(data[0]).toMatchObject({
    message: 'Clara Whitfield gave you a task: Bring your badge',
    read_at: null,
    link_uri: `/tasks/assigned/${id}`,
    position_id: own.trainee.positionId,
    kind: 'task.assigned',
    about: id,
    happened_at_formatted: expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d{1,2}:\d\d/),
  })
  expect((await bell(own.coordinator)).data).toEqual([])
  expect((await bell(own.otherTrainee)).data).toEqual([])
})

test('the creator is told when the task is completed', async () => {
  const id = await given('Lock the cabinet')
  await program.trainee.browser.do(setTaskStatus, { params: { id }, body: { status: 'complete' } })
  const { data } = await arrived(program.coordinator, 'Lock the cabinet')
  expect(data[0]).toMatchObject({ message: 'Ana Ruiz completed: Lock the cabinet', link_uri: `/tasks/created/${id}` })
})

test('they are worded in the language that the request asks for, whatever was spoken when they were sent', async () => {
  await given('Water the plants')
  await arrived(program.trainee, 'Water the plants')
  const asked = async (language: string) => {
    const headers = { 'accept-language': language }
    return (await program.trainee.browser.get(recentNotifications, { headers })).body.data[0]?.message
  }
  expect(await asked('es-MX,es;q=0.9,en;q=0.5')).toBe('Clara Whitfield asignó una tarea: Water the plants')
  expect(await asked('fr')).toBe('Clara Whitfield gave you a task: Water the plants')
})

test('whoever finishes a thing has read what they were told of it; the others have not', async () => {
  const id = await given('Hang up the notice')
  await arrived(program.trainee, 'Hang up the notice')
  await program.trainee.browser.do(setTaskStatus, { params: { id }, body: { status: 'complete' } })
  const { data } = await eventually(
    () => bell(program.trainee),
    found => found.data.every(({ message, read_at }) => !message.endsWith('Hang up the notice') || read_at !== null),
  )
  expect(data.filter(({ message }) => message.endsWith('Hang up the notice'))).toHaveLength(1)
  const told = await arrived(program.coordinator, 'completed: Hang up the notice')
  expect(told.data[0]?.read_at).toBeNull()
})

test('of what happened in one instant the last stands first', async () => {
  const { coordinator, otherTrainee } = await foundProgram(app)
  const held = Array.from({ length: 6 }, (_, nth) => ({
    ...{ title: `Huddle ${nth}`, schedule_type: 1 as const, duration: 30, users: [otherTrainee.picked] },
  }))
  for (const body of held) expect(await coordinator.browser.do(createMeeting, { body })).toMatchObject({ status: 200 })
  const told = () => otherTrainee.browser.list<NotificationView>(listNotifications, { per_page: '100' })
  const { items } = await eventually(told, found => found.items.length >= 2 * held.length)
  expect(items.map(({ kind }) => kind)).toEqual(held.flatMap(() => ['meeting.started', 'meeting.invited']))
  const { data } = await bell(otherTrainee)
  expect(data.map(({ id }) => id)).toEqual(items.slice(0, data.length).map(({ id }) => id))
})

test('what is not read yet of one thing can be asked for', async () => {
  const [one, other] = [await given('Sweep the yard'), await given('Sweep the hall')]
  await arrived(program.trainee, 'Sweep the yard')
  await arrived(program.trainee, 'Sweep the hall')
  const about = async (id: string) =>
    (await program.trainee.browser.list<NotificationView>(listNotifications, { about: id, unread: 'true' })).items
  expect((await about(one)).map(({ message }) => message)).toEqual(['Clara Whitfield gave you a task: Sweep the yard'])
  expect((await program.otherTrainee.browser.list(listNotifications, { about: other })).items).toEqual([])
})

describe('of what one is told', () => {
  const chooseBy =
    (channel: Channel) =>
    ({ browser }: Member, kind: string, on: boolean, key = newId()) =>
      browser.do(chooseNotifications, { params: { kind }, body: { channel, on }, key })
  const choose = chooseBy('in_app')
  const channelsOf = async ({ browser }: Member, of: string) => {
    const { body } = await browser.get(notificationChoices)
    return CHANNELS.filter(channel => body.find(({ kind }) => kind === of)?.[channel])
  }
  const chosen = async ({ browser }: Member) =>
    Object.fromEntries((await browser.get(notificationChoices)).body.map(({ kind, in_app }) => [kind, in_app]))

  test('everybody chooses for themselves, and from the answer on nothing of that kind is told any more', async () => {
    const { trainee, otherTrainee } = program
    expect((await chosen(trainee))['task.assigned']).toBe(true)
    expect((await choose(trainee, 'task.assigned', false)).body).toEqual({
      kind: 'task.assigned',
      channel: 'in_app',
      on: false,
    })
    expect([await chosen(trainee), await chosen(otherTrainee)]).toMatchObject([
      { 'task.assigned': false, 'task.commented': true },
      { 'task.assigned': true },
    ])
    const id = await given('Not to be told of')
    // It comes after, and is always told.
    await program.coordinator.browser.do(remindTask, { params: { id } })
    await arrived(trainee, 'reminds you of a task: Not to be told of')
    expect((await choose(trainee, 'task.assigned', true)).status).toBe(200)
    await given('To be told of again')
    const { data } = await arrived(trainee, 'To be told of again')
    expect(data.filter(({ message }) => message.endsWith('gave you a task: Not to be told of'))).toEqual([])
  })

  test.each(['email', 'text'] as const)('by %s a kind is chosen apart, by everybody for themselves', async channel => {
    const { organizationId, otherTrainee } = program
    const trainee = await enrol(app, { role: 'trainee', organizationId })
    const key = newId()
    const answers = [
      await chooseBy(channel)(trainee, 'task.assigned', false, key),
      await chooseBy(channel)(trainee, 'task.assigned', false, key),
      await chooseBy(channel)(trainee, 'task.assigned', false),
    ]
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      answers.map(() => [200, { kind: 'task.assigned', channel, on: false }]),
    )
    const others = CHANNELS.filter(one => one !== channel)
    expect(await channelsOf(trainee, 'task.assigned')).toEqual(others)
    expect(await channelsOf(trainee, 'task.commented')).toEqual(CHANNELS)
    expect(await channelsOf(otherTrainee, 'task.assigned')).toEqual(CHANNELS)
    expect((await chooseBy(channel)(trainee, 'task.assigned', true)).status).toBe(200)
    expect(await channelsOf(trainee, 'task.assigned')).toEqual(CHANNELS)
  })

  test('what is off in the application is told by no channel, and what was chosen of the others holds afterwards', async () => {
    const trainee = await enrol(app, { role: 'trainee', organizationId: program.organizationId })
    await choose(trainee, 'task.assigned', false)
    expect(await channelsOf(trainee, 'task.assigned')).toEqual([])
    expect((await chooseBy('text')(trainee, 'task.assigned', false)).status).toBe(200)
    expect(await channelsOf(trainee, 'task.assigned')).toEqual([])
    await choose(trainee, 'task.assigned', true)
    expect(await channelsOf(trainee, 'task.assigned')).toEqual(['in_app', 'email'])
  })

  test('a repeat changes nothing, and what is chosen already is a success that writes nothing', async () => {
    const trainee = await enrol(app, { role: 'trainee', organizationId: program.organizationId })
    const key = newId()
    const answers = [
      await choose(trainee, 'task.commented', false, key),
      await choose(trainee, 'task.commented', false, key),
      await choose(trainee, 'task.commented', false),
    ]
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      answers.map(() => [200, { kind: 'task.commented', channel: 'in_app', on: false }]),
    )
    const { events } = await app.practicum.store.readAll({})
    const muted = events.filter(
      ({ type, metadata }) => type === 'NotificationsMuted' && JSON.stringify(metadata).includes(trainee.userId),
    )
    expect(muted).toHaveLength(1)
  })

  test('decisions, reminders and what concerns safety cannot be done without, and an unknown kind is not found', async () => {
    for (const channel of CHANNELS) {
      for (const kind of ['placement.denied', 'task.reminded', 'user.sign_in_locked', 'erasure.confirmed']) {
        const answer = await chooseBy(channel)(program.trainee, kind, false)
        expect([channel, kind, answer.status, codesOf(answer)]).toEqual([
          ...[channel, kind, 409, ['notification.always_told']],
        ])
      }
      expect((await chooseBy(channel)(program.trainee, 'task.exploded', false)).status).toBe(404)
    }
    expect((await chooseBy('pigeon' as Channel)(program.trainee, 'task.commented', false)).status).toBe(422)
    expect(Object.keys(await chosen(program.trainee))).not.toContain('task.reminded')
  })

  test('they are named in the language that the request asks for', async () => {
    const headers = { 'accept-language': 'es' }
    const { body } = await program.trainee.browser.get(notificationChoices, { headers })
    expect(body.find(({ kind }) => kind === 'task.assigned')?.name).toBe('Alguien me asigna una tarea')
  })
})

test('NOTIF-004 NOTIF-008 D3CALL-001 one is read alone, all are read at once, another person’s is not found', async () => {
  const own = await foundProgram(app)
  await given('First of two', own)
  await given('Second of two', own)
  const { browser } = own.trainee
  const { data } = await arrived(own.trainee, 'Second of two')
  const one = data.find(({ message }) => message.endsWith('First of two')) as NotificationView
  expect((await own.otherTrainee.browser.do(readNotification, { params: { id: one.id } })).status).toBe(404)
  expect((await browser.do(readNotification, { params: { id: one.id } })).status).toBe(200)
  const unread = await browser.list<NotificationView>(listNotifications, { unread: 'true', per_page: '100' })
  expect(unread.items.map(({ id }) => id)).not.toContain(one.id)
  await browser.do(readAllNotifications)
  expect((await bell(own.trainee)).meta.unread).toBe(0)
  const all = await browser.list<NotificationView>(listNotifications, { per_page: '100' })
  expect(all.items.length).toBeGreaterThan(0)
  expect(all.items.every(({ read_at }) => read_at !== null)).toBe(true)
  await given('Third, later', own)
  await arrived(own.trainee, 'Third, later')
  expect((await bell(own.trainee)).meta.unread).toBe(1)
})
