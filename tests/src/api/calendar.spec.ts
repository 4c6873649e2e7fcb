// A live session in a calendar: the same entry each time, newer where it has changed, for those alone who see the session.
import { meetingCalendar } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import {
  cancelMeeting,
  createMeeting,
  editMeeting,
} from '@practicum/shared/features/live-sessions/meeting-intents.contract'
import { startApp, type TestApp } from './harness/app'
import { foundProgram, type Member, type TestProgram } from './harness/program'
import { shown } from './harness/shown'

let app: TestApp
let program: TestProgram
let id: string

const start = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 7_200_000)
const TITLE = 'Group; supervision, with a title of its own that is longer than one line of such a file may ever be'

const plan = () => ({
  title: TITLE,
  schedule_type: 2 as const,
  start_at: start.toISOString(),
  duration: 50,
  users: [program.trainee.picked],
})

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
beforeEach(async () => {
  id = (await program.supervisor.browser.do(createMeeting, { body: plan() })).body.id
  await shown(app, `meeting-${id}`, ['meeting'])
})
afterAll(() => app.close())

const fetched = ({ browser }: Pick<Member, 'browser'>) =>
  browser.send('GET', meetingCalendar.path.replace(':id', id), {})

/** Lines by their names, as a calendar reads them: folded ones joined. */
async function entryFor(member: Member): Promise<ReadonlyMap<string, string>> {
  const answer = await fetched(member)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  const lines = String(answer.body).replaceAll('\r\n ', '').split('\r\n')
  return new Map(
    lines.filter(Boolean).map(line => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  )
}

const basic = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

test('says what, when, by whom and where, in UTC and with what is a sign escaped', async () => {
  const entry = await entryFor(program.trainee)
  expect(Object.fromEntries(entry)).toMatchObject({
    METHOD: 'PUBLISH',
    UID: `meeting-${id}@practicum`,
    SUMMARY: TITLE.replace(';', '\\;').replace(',', '\\,'),
    DTSTART: basic(start),
    DTEND: basic(new Date(start.getTime() + 50 * 60_000)),
    STATUS: 'CONFIRMED',
  })
  expect(entry.get('DESCRIPTION')).toContain('Hosted by Simone Okafor')
  expect(entry.get('URL;VALUE=URI')).toBe(`${app.url}/livesessions/${id}`)
})

test('is a file of one’s own: saved, kept by nobody in between, and nothing in it runs', async () => {
  const { headers } = await fetched(program.trainee)
  expect(headers.get('content-disposition')).toBe('attachment; filename=session.ics')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-security-policy')).toContain('sandbox')
})

test('a change and a cancellation are newer versions of the same entry', async () => {
  const { supervisor, trainee } = program
  const first = await entryFor(trainee)
  const later = new Date(start.getTime() + 3_600_000)
  const edited = { start_at: later.toISOString() }
  expect((await supervisor.browser.do(editMeeting, { params: { id }, body: edited })).status).toBe(200)
  await shown(app, `meeting-${id}`, ['meeting'])
  const moved = await entryFor(trainee)
  expect((await supervisor.browser.do(cancelMeeting, { params: { id } })).status).toBe(200)
  await shown(app, `meeting-${id}`, ['meeting'])
  const canceled = await entryFor(trainee)
  const all = [first, moved, canceled]
  expect(new Set(all.map(entry => entry.get('UID'))).size).toBe(1)
  const versions = all.map(entry => Number(entry.get('SEQUENCE')))
  expect(versions).toEqual([...new Set(versions)].sort((one, other) => one - other))
  expect(all.map(entry => [entry.get('DTSTART'), entry.get('STATUS')])).toEqual([
    [basic(start), 'CONFIRMED'],
    [basic(later), 'CONFIRMED'],
    [basic(later), 'CANCELLED'],
  ])
})

test('who does not see the session is told that there is none, and a visitor to sign in', async () => {
  const { otherTrainee, coordinator, stranger, admin } = program
  const answers = await Promise.all([otherTrainee, coordinator, stranger, admin].map(fetched))
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect((await fetched({ browser: app.visitor() })).status).toBe(401)
})
