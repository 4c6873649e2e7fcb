// What a page needs before its first call, and the settings behind it, over the whole API.
import { initialState } from '@practicum/shared/features/sessions/sessions.contract'
import { BANNER_ID, LOCKOUT_ID, listSettings, putSetting } from '@practicum/shared/features/settings/settings.contract'
import { startApp, type TestApp } from './harness/app'
import { foundProgram, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

const state = async () => (await app.visitor().get(initialState)).body

test('STATE-003 the page state says how to reach the sockets', async () => {
  expect((await state()).realtime).toEqual({ key: 'socket.io', cluster: 'self' })
})

test('STATE-004 the page state carries the times of idleness and of the session, as configured', async () => {
  expect(await state()).toMatchObject({
    idle_timeout_seconds: 600,
    idle_warning_seconds: 120,
    session_lifetime_seconds: 7200,
  })
})

test('STATE-008 STATE-009 the page state carries the limits of sessions and the retention of inactive positions', async () => {
  expect(await state()).toMatchObject({
    live_session_participant_limits: { general: 50, big_blue_button: 25 },
    inactive_position_archive_days: 365,
  })
})

test('D3CALL-002 D3CALL-003 D3CALL-004 a setting has id, key and value; banner and lockout have their own fields', async () => {
  const { browser } = program.admin
  const banner = { enabled: true, message: 'Back at nine' }
  await browser.do(putSetting, { params: { id: BANNER_ID }, body: { value: banner } })
  const lockout = { lockout_enabled: false, lockout_primed: true }
  await browser.do(putSetting, { params: { id: LOCKOUT_ID }, body: { value: lockout } })
  const { body } = await browser.get(listSettings)
  expect([...body].sort((a, b) => a.key.localeCompare(b.key))).toEqual([
    { id: BANNER_ID, key: 'maintenance_banner', value: banner },
    { id: LOCKOUT_ID, key: 'user_lockout', value: lockout },
  ])
})
