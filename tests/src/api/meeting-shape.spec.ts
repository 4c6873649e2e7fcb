// What a live session looks like over the API: its fields, and the values that its enumerations can have.
import { getMeeting, meetingStatus } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import { SCHEDULE_TYPES } from '@practicum/shared/features/live-sessions/live-sessions.fields'
import {
  cancelMeeting,
  createMeeting,
  endMeeting,
} from '@practicum/shared/features/live-sessions/meeting-intents.contract'
import { startApp, type TestApp } from './harness/app'
import { foundProgram, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

const TOMORROW = new Date(Date.now() + 24 * 3600_000).toISOString()

async function hold(scheduleType: 1 | 2): Promise<string> {
  const { supervisor, trainee } = program
  const { body } = await supervisor.browser.do(createMeeting, {
    body: {
      title: 'Group supervision',
      schedule_type: scheduleType,
      start_at: scheduleType === 1 ? null : TOMORROW,
      duration: 50,
      audio_only: false,
      users: [trainee.picked],
      guest_emails: [],
    },
  })
  return body.id
}

const read = async (id: string) => (await program.supervisor.browser.get(getMeeting, { params: { id } })).body

test('LIVE-049 MEET-001 LIVE-023 one session is read with all that dashboards show of it, and with the ways to connect', async () => {
  const { supervisor, trainee } = program
  const id = await hold(2)
  const meeting = await read(id)
  expect(meeting).toMatchObject({
    id,
    title: 'Group supervision',
    owner: { id: supervisor.userId },
    owner_id: supervisor.userId,
    start_at: TOMORROW,
    schedule_type: 2,
    status: 'scheduled',
    recording_status: 'not_recorded',
    provider: 'built_in',
    archived_at: null,
    recordings: [],
    assignees: [],
    dial_in_phone: null,
    dial_in_code: null,
    created_at: expect.stringMatching(/Z$/),
    updated_at: expect.stringMatching(/Z$/),
  })
  expect(meeting.users.map(user => user.id).sort()).toEqual([supervisor.userId, trainee.userId].sort())
  expect(meeting).toHaveProperty('join_url')
})

test('LIVE-027 MEET-003 a session is scheduled, started, ended or canceled; archived stands beside it', async () => {
  const { browser } = program.supervisor
  const [planned, held] = [await hold(2), await hold(1)]
  expect([(await read(planned)).status, (await read(held)).status]).toEqual(['scheduled', 'started'])
  await browser.do(cancelMeeting, { params: { id: planned } })
  await browser.do(endMeeting, { params: { id: held } })
  expect([(await read(planned)).status, (await read(held)).status]).toEqual(['canceled', 'ended'])
  expect(meetingStatus.options).toEqual(['scheduled', 'started', 'ended', 'canceled'])
  expect((await read(held)).archived_at).toBeNull()
})

test('a session says how it was planned: 1 is now, 2 scheduled', async () => {
  expect(SCHEDULE_TYPES).toEqual({ now: 1, scheduled: 2, recorded: 3, telehealth: 4 })
  expect([(await read(await hold(1))).schedule_type, (await read(await hold(2))).schedule_type]).toEqual([1, 2])
})
