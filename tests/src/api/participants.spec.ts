// Who takes part in a live session, over the whole API: listed, added and removed until it starts; and sessions that are deleted.
import { getMeeting, listPastMeetings } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import {
  cancelMeeting,
  createMeeting,
  deleteMeeting,
  startMeeting,
} from '@practicum/shared/features/live-sessions/meeting-intents.contract'
import {
  addParticipants,
  listParticipants,
  removeParticipant,
} from '@practicum/shared/features/live-sessions/participants.contract'
import { recentNotifications } from '@practicum/shared/features/notifications/notifications.contract'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { eventually } from './harness/eventually'
import { foundProgram, type Member, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

async function planned(...others: readonly Member[]): Promise<string> {
  const body = {
    title: 'Group supervision',
    schedule_type: 2 as const,
    start_at: new Date(Date.now() + 7_200_000).toISOString(),
    duration: 50,
    users: others.map(({ picked }) => picked),
    guest_emails: ['guest@site.test'],
  }
  const { id } = (await program.supervisor.browser.do(createMeeting, { body })).body
  await app.caughtUp()
  return id
}

const add = ({ browser }: Member, id: string, ...people: readonly Member[]) =>
  browser.do(addParticipants, { params: { id }, body: { users: people.map(({ picked }) => picked) } })
const remove = ({ browser }: Member, id: string, { userId: user }: Member) =>
  browser.do(removeParticipant, { params: { id, user } })

async function namesIn(id: string, { browser }: Member = program.supervisor): Promise<readonly string[]> {
  await app.caughtUp()
  const { body } = await browser.get(listParticipants, { params: { id } })
  return body.map(({ name }) => name).sort()
}

test('LIVE-060 the participants are listed to each other, and people are added, once, with everything else as it was', async () => {
  const { supervisor, trainee, otherTrainee } = program
  const id = await planned(trainee)
  expect(await namesIn(id, trainee)).toEqual(['Ana Ruiz', 'Simone Okafor'])
  expect((await add(supervisor, id, otherTrainee, trainee)).status).toBe(200)
  const version = (await add(supervisor, id, otherTrainee)).body.version
  expect(await namesIn(id, otherTrainee)).toEqual(['Ana Ruiz', 'Ben Castellan', 'Simone Okafor'])
  const { body } = await supervisor.browser.get(getMeeting, { params: { id } })
  expect(body).toMatchObject({ title: 'Group supervision', duration: 50, guest_emails: ['guest@site.test'], version })
  const told = await eventually(
    async () => (await otherTrainee.browser.get(recentNotifications)).body,
    answer => JSON.stringify(answer).includes(id),
  )
  expect(JSON.stringify(told)).toContain('Group supervision')
})

test('LIVE-061 one is removed and no longer sees the session; removing them again changes nothing', async () => {
  const { supervisor, trainee, otherTrainee } = program
  const id = await planned(trainee, otherTrainee)
  const { version } = (await remove(supervisor, id, otherTrainee)).body
  expect((await remove(supervisor, id, otherTrainee)).body.version).toBe(version)
  expect(await namesIn(id)).toEqual(['Ana Ruiz', 'Simone Okafor'])
  expect((await otherTrainee.browser.get(listParticipants, { params: { id } })).status).toBe(404)
})

test('LIVE-060 LIVE-061 the rules of a session hold: its host stays, two are the fewest, the reach is that of the picker', async () => {
  const { supervisor, trainee, stranger } = program
  const id = await planned(trainee)
  expect(codesOf(await remove(supervisor, id, supervisor))).toEqual(['meeting.host_required'])
  expect(codesOf(await remove(supervisor, id, trainee))).toEqual(['meeting.participants_required'])
  expect(codesOf(await add(supervisor, id, stranger))).toEqual(['person.not_available'])
  expect(await namesIn(id)).toEqual(['Ana Ruiz', 'Simone Okafor'])
})

test('LIVE-060 LIVE-061 nobody but the host changes them, for others it is not there, and a started session is fixed', async () => {
  const { supervisor, trainee, otherTrainee, stranger } = program
  const id = await planned(trainee)
  for (const change of [add, remove]) {
    expect((await change(trainee, id, otherTrainee)).status).toBe(403)
    for (const other of [otherTrainee, stranger]) expect((await change(other, id, otherTrainee)).status).toBe(404)
  }
  await supervisor.browser.do(startMeeting, { params: { id } })
  expect(codesOf(await add(supervisor, id, otherTrainee))).toEqual(['meeting.already_started'])
  expect(codesOf(await remove(supervisor, id, trainee))).toEqual(['meeting.already_started'])
})

test('LIVE-060 two who add at the same time both succeed', async () => {
  const { supervisor, trainee, otherTrainee, faculty } = program
  const id = await planned(trainee)
  const answers = await Promise.all([add(supervisor, id, otherTrainee), add(supervisor, id, faculty)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await namesIn(id)).toEqual(['Ana Ruiz', 'Ben Castellan', 'Felix Arroyo', 'Simone Okafor'])
})

test('LIVE-058 a session is deleted by its host after it was canceled, and is gone for everybody', async () => {
  const { supervisor, trainee, otherTrainee } = program
  const id = await planned(trainee)
  const params = { id }
  const remove = ({ browser }: Member) => browser.do(deleteMeeting, { params })
  expect(codesOf(await remove(supervisor))).toEqual(['meeting.not_finished'])
  await supervisor.browser.do(cancelMeeting, { params })
  await app.caughtUp()
  expect((await remove(trainee)).status).toBe(403)
  expect((await remove(otherTrainee)).status).toBe(404)
  expect((await remove(supervisor)).status).toBe(200)
  await app.caughtUp()
  for (const { browser } of [supervisor, trainee]) {
    expect((await browser.get(getMeeting, { params })).status).toBe(404)
    expect(JSON.stringify(await browser.list(listPastMeetings))).not.toContain(id)
  }
  expect((await remove(supervisor)).status).toBe(404)
})
