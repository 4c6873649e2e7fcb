// A person's calendar by its secret address: what they see and nothing else, as long as the address and the person are there.
import {
  calendarFeed,
  issueCalendarFeed,
  withdrawCalendarFeed,
} from '@practicum/shared/features/calendar-feed/calendar-feed.contract'
import {
  archiveMeeting,
  cancelMeeting,
  createMeeting,
  editMeeting,
} from '@practicum/shared/features/live-sessions/meeting-intents.contract'
import { setTaskStatus } from '@practicum/shared/features/tasks/task-status.contract'
import { createTask } from '@practicum/shared/features/tasks/tasks.contract'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { newId } from '@practicum/shared/kernel/ids'
import ical, { type VEvent } from 'node-ical'
import { startApp, type TestApp } from './harness/app'
import { foundProgram, type Member, type TestProgram } from './harness/program'
import { shown } from './harness/shown'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp({ settings: { trustedProxies: ['loopback'] } })
  program = await foundProgram(app)
})
afterAll(() => app.close())

const start = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 7_200_000)
const due = addDays(dateIn('America/Los_Angeles', new Date()), 5)

async function planned(host: Member, title: string, guest: Member, at = start): Promise<string> {
  const plan = { title, schedule_type: 2 as const, duration: 50, start_at: at.toISOString(), users: [guest.picked] }
  const { body } = await host.browser.do(createMeeting, { body: plan })
  await shown(app, `meeting-${body.id}`, ['meeting'])
  return body.id
}

async function given(description: string, to: Member, due_date: string | null = due): Promise<string> {
  const body = { description, assignee: to.picked, ...(due_date === null ? {} : { due_date }) }
  const answer = await program.coordinator.browser.do(createTask, { body })
  await shown(app, `task-${answer.body.id}`, ['task'])
  return answer.body.id
}

async function addressOf({ browser }: Member): Promise<string> {
  const { status, body } = await browser.do(issueCalendarFeed)
  expect(status).toBe(200)
  return body.path
}

const fetched = (path: string, headers = {}) => app.visitor().send('GET', path, { headers })

/** As a program for calendars reads it: entries by their ids. */
async function entriesAt(path: string): Promise<ReadonlyMap<string, VEvent>> {
  const { status, body } = await fetched(path)
  expect(status).toBe(200)
  const read = Object.values(ical.sync.parseICS(String(body)))
  return new Map(read.filter(one => one?.type === 'VEVENT').map(one => [one.uid, one]))
}

const isRefusedAt = async (path: string): Promise<void> => expect((await fetched(path)).status).toBe(404)

test('it holds one’s live sessions with their times and one’s open tasks by their day, and nothing of others', async () => {
  const { supervisor, trainee, otherTrainee, stranger } = program
  const mine = await planned(supervisor, 'Mine; with marks, in it', trainee)
  const others = await planned(supervisor, 'Of somebody else', otherTrainee)
  const tasks = [await given('Read the handbook', trainee), await given('Whenever', trainee, null)]
  const far = await given('In two years', trainee, addDays(due, 730))
  const otherTask = await given('Of another trainee', otherTrainee)
  const entries = await entriesAt(await addressOf(trainee))
  expect(entries.get(`meeting-${mine}@practicum`)).toMatchObject({
    summary: 'Mine; with marks, in it',
    start,
    end: new Date(start.getTime() + 50 * 60_000),
    status: 'CONFIRMED',
    datetype: 'date-time',
  })
  const task = entries.get(`task-${tasks[0]}@practicum`)
  expect(task).toMatchObject({ summary: 'Read the handbook', datetype: 'date', transparency: 'TRANSPARENT' })
  expect(task?.start && dateIn(Intl.DateTimeFormat().resolvedOptions().timeZone, task.start)).toBe(due)
  const unseen = [`meeting-${others}`, `task-${far}`, `task-${tasks[1]}`, `task-${otherTask}`]
  expect([...entries.keys()].filter(uid => unseen.some(one => uid.startsWith(one)))).toEqual([])
  expect((await entriesAt(await addressOf(stranger))).size).toBe(0)
})

test('a change and a cancellation are newer versions of the same entry; what is archived or done is gone', async () => {
  const { supervisor, trainee } = program
  const id = await planned(supervisor, 'Moved and canceled', trainee)
  const path = await addressOf(trainee)
  const entry = async () => (await entriesAt(path)).get(`meeting-${id}@practicum`)
  const first = await entry()
  const later = new Date(start.getTime() + 3_600_000)
  await supervisor.browser.do(editMeeting, { params: { id }, body: { start_at: later.toISOString() } })
  await shown(app, `meeting-${id}`, ['meeting'])
  const moved = await entry()
  await supervisor.browser.do(cancelMeeting, { params: { id } })
  await shown(app, `meeting-${id}`, ['meeting'])
  const canceled = await entry()
  const versions = [first, moved, canceled].map(one => Number(one?.sequence))
  expect(versions).toEqual([...new Set(versions)].toSorted((one, other) => one - other))
  expect([moved?.start.toISOString(), moved?.status, canceled?.status]).toEqual([
    later.toISOString(),
    'CONFIRMED',
    'CANCELLED',
  ])
  await supervisor.browser.do(archiveMeeting, { params: { id } })
  await shown(app, `meeting-${id}`, ['meeting'])
  expect(await entry()).toBeUndefined()
  const task = await given('Soon done', trainee)
  expect((await entriesAt(path)).has(`task-${task}@practicum`)).toBe(true)
  await trainee.browser.do(setTaskStatus, { params: { id: task }, body: { status: 'complete' } })
  await shown(app, `task-${task}`, ['task'])
  expect((await entriesAt(path)).has(`task-${task}@practicum`)).toBe(false)
})

test('it says what it is called and when to come again, is kept by nobody in between, and unchanged it is not sent', async () => {
  const { trainee } = program
  const path = await addressOf(trainee)
  const { headers, body } = await fetched(path)
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(headers.get('cache-control')).toBe('private, no-cache')
  const lines = String(body).split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining(['X-WR-CALNAME:Practicum', 'NAME:Practicum', 'REFRESH-INTERVAL;VALUE=DURATION:PT1H']),
  )
  const known = headers.get('etag') ?? ''
  expect((await fetched(path, { 'if-none-match': `"another", W/${known}` })).status).toBe(304)
  await given('It changes', trainee)
  expect((await fetched(path, { 'if-none-match': known })).status).toBe(200)
})

test('from the answer on the address before opens nothing, nor does one that was withdrawn or never was', async () => {
  const { coordinator } = program
  const since = async () => (await coordinator.browser.get(calendarFeed)).body.since
  expect(await since()).toBeNull()
  const first = await addressOf(coordinator)
  await entriesAt(first)
  expect(await since()).toEqual(expect.any(String))
  const second = await addressOf(coordinator)
  await isRefusedAt(first)
  await entriesAt(second)
  // It is not told again.
  expect(Object.keys((await coordinator.browser.get(calendarFeed)).body)).toEqual(['since'])
  expect((await coordinator.browser.do(withdrawCalendarFeed)).status).toBe(200)
  await isRefusedAt(second)
  expect(await since()).toBeNull()
  await isRefusedAt(second.replace(/[\w-]{43}/, 'x'.repeat(43)))
})

test('who may not enter any more has no calendar, and gets it back with their right to enter', async () => {
  const { otherTrainee } = program
  const path = await addressOf(otherTrainee)
  await entriesAt(path)
  const { pool } = app.database
  const as = (status: string) =>
    pool.query('update read.person set user_status = $2 where user_id = $1', [otherTrainee.userId, status])
  await as('inactive')
  await isRefusedAt(path)
  await as('active')
  await entriesAt(path)
  await pool.query(`update read.position set position_status = 'archived' where user_id = $1`, [otherTrainee.userId])
  await isRefusedAt(path)
  await pool.query(`update read.position set position_status = 'active' where user_id = $1`, [otherTrainee.userId])
})

test('what was shown is noted as shown to whoever’s calendar it is, and the secret stands nowhere', async () => {
  const { trainee, supervisor } = program
  const id = await planned(supervisor, 'To be noted', trainee)
  const path = await addressOf(trainee)
  const correlation = newId()
  await fetched(path, { 'x-correlation-id': correlation })
  const { rows } = await app.database.pool.query(
    'select row_name, user_id, position_id, object_ids from audit.access where correlation_id = $1',
    [correlation],
  )
  expect(rows).toMatchObject([
    { row_name: 'readCalendarFeed', user_id: trainee.userId, position_id: trainee.positionId },
  ])
  expect(rows[0]?.object_ids).toContain(id)
  const secret = /[\w-]{43}/.exec(path)?.[0] ?? ''
  const { events } = await app.practicum.store.readAll({})
  expect(secret).toHaveLength(43)
  expect(events.filter(event => JSON.stringify([event.data, event.metadata]).includes(secret))).toEqual([])
  const { rows: noted } = await app.database.pool.query('select from audit.access t where strpos(t::text, $1) > 0', [
    secret,
  ])
  expect(noted).toEqual([])
})

test('whoever tries many addresses is told to wait, and a right one opens all the same', async () => {
  const path = await addressOf(program.supervisor)
  const headers = { 'x-forwarded-for': '203.0.113.77' }
  const wrong = (n: number) => path.replace(/[\w-]{43}/, String(n).padStart(43, 'w'))
  let status = 404
  for (let n = 0; status === 404 && n < 100; n++) ({ status } = await fetched(wrong(n), headers))
  expect(status).toBe(429)
  expect((await fetched(path, headers)).status).toBe(200)
})
