// Guests of live sessions: they cannot knock without end, nor pass for somebody who takes part, and read as guests wherever their name stands.
import { history } from '@practicum/shared/features/audit/history.contract'
import { getMeeting } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import { createMeeting } from '@practicum/shared/features/live-sessions/meeting-intents.contract'
import { joinAsGuest, waitingRoom } from '@practicum/shared/features/live-sessions/waiting-room.contract'
import { startApp, type TestApp } from './harness/app'
import { type Answer, codesOf } from './harness/browser'
import { foundProgram, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
let id: string
let code: string

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
/** A session that nobody has entered. */
beforeEach(async () => {
  const { supervisor, trainee } = program
  const body = { title: 'Round', schedule_type: 1 as const, duration: 50, users: [trainee.picked] }
  id = (await supervisor.browser.do(createMeeting, { body })).body.id
  await app.caughtUp()
  code = (await supervisor.browser.get(getMeeting, { params: { id } })).body.guest_url?.split('/').at(-1) ?? ''
})
// All come from one address.
afterEach(() => app.database.pool.query(`delete from access.guess where key like 'guest%'`))
afterAll(() => app.close())

async function enter(name: string, with_ = code): Promise<Answer> {
  const visitor = app.visitor()
  await visitor.freshToken()
  return visitor.do(joinAsGuest, { params: { code: with_ }, body: { name } })
}

const look = (with_: string): Promise<Answer> => app.visitor().get(waitingRoom, { params: { code: with_ } })

test.each(['Simone Okafor', 'ANA  RUIZ', 'Dr. Sim\u043ene Okafor', 'Ana\u200b Ruiz'])(
  'a guest does not enter as %j while that person takes part',
  async name => {
    const answer = await enter(name)
    expect([answer.status, codesOf(answer)]).toEqual([422, ['meeting.guest_name_taken']])
    expect(answer.body).toMatchObject({ errors: [{ field: 'name' }] })
  },
)

test('the name of somebody who takes no part is free, and a guest is one in words in the session and in its history', async () => {
  expect((await enter('Clara Whitfield')).status).toBe(200)
  await app.caughtUp()
  const { browser } = program.trainee
  const { body } = await browser.get(getMeeting, { params: { id } })
  expect(body.guests.map(({ name }) => name)).toEqual(['Clara Whitfield (guest)'])
  const told = (await browser.get(history, { params: { subject: 'meeting', id } })).body.entries.at(-1)
  expect(told).toMatchObject({ type: 'GuestJoined', changes: [{ field: 'guestName', after: 'Clara Whitfield' }] })
})

test('an address that shows wrong codes is told nothing more of such for a while, and whoever has a right one comes in from there', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => look(`no-such-code-${n}`)))
  const statuses = answers.map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect(statuses.filter(status => status === 200)).toHaveLength(20)
  const wrong = await look('no-such-code')
  expect([wrong.status, codesOf(wrong)]).toEqual([429, ['too_many_requests']])
  expect(Number(wrong.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await look(code)).status).toBe(200)
  expect((await enter('Late')).status).toBe(200)
})

test('right codes cost nothing to look at', async () => {
  for (let n = 0; n < 30; n++) expect((await look(code)).status).toBe(200)
})

test('one address enters one session so often and no more, whatever names it gives', async () => {
  const visitor = app.visitor()
  await visitor.freshToken()
  const tries = Array.from({ length: 70 }, (_, n) =>
    visitor.do(joinAsGuest, { params: { code }, body: { name: `Visitor ${'abcdefgh'[n % 8]}` } }),
  )
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter(status => status === 429)).toHaveLength(10)
})

test('one session is entered so often and no more, from however many addresses', async () => {
  const { attempts } = app.practicum.services
  for (let n = 0; n < 240; n++) await attempts.take({ key: `guest-session:${id}`, limit: 240, windowSeconds: 900 })
  expect((await enter('Somebody')).status).toBe(429)
})
