// What a page needs before its first call, and the settings behind it, over the whole API.

import { PALETTE } from '@practicum/shared/contract/palette'
import { typeOfName } from '@practicum/shared/features/attachments/attachment-kinds'
import { currentUser, initialState } from '@practicum/shared/features/sessions/sessions.contract'
import { BANNER_ID, LOCKOUT_ID, listSettings, putSetting } from '@practicum/shared/features/settings/settings.contract'
import { DEFAULT_WORDS } from '@practicum/shared/kernel/default-words'
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

test('STATE-002 the page state says where help, support and the public pages are, and they are there', async () => {
  const { urls } = await state()
  expect(Object.keys(urls).sort()).toEqual(['careers', 'help', 'social', 'status', 'support'])
  for (const url of [urls.help, urls.support, urls.status, urls.careers]) expect(url).toMatch(/^\/site\//)
})

test('STATE-005 the page state names exactly the files that are accepted', async () => {
  const { uploads } = await state()
  for (const extension of uploads.extensions) {
    const mimetype = typeOfName(`a.${extension}`)?.mimetype
    expect(Object.values(uploads.mimetype_categories).flat()).toContain(mimetype)
  }
  expect(uploads.extensions).toEqual(expect.arrayContaining(['pdf', 'docx', 'png', 'csv']))
  expect(uploads.extensions).not.toContain('exe')
  expect(uploads).toMatchObject({
    preferred_video_mimetypes: ['video/webm', 'video/mp4'],
    preferred_video_codecs: expect.arrayContaining([expect.any(String)]),
    cdn_url: '',
  })
})

test('STATE-006 the page state carries the default words, what they are in the language that is asked for, and the colours of tags', async () => {
  const english = await state()
  const headers = { 'accept-language': 'es' }
  const { body: spanish } = await app.visitor().send('GET', initialState.path, { headers })
  for (const { dynamic_words, tag_colors } of [english, spanish as typeof english])
    expect({ dynamic_words, tag_colors }).toEqual({ dynamic_words: DEFAULT_WORDS, tag_colors: PALETTE })
  expect(english.translations).toEqual({})
  expect((spanish as typeof english).translations).toMatchObject({
    trainee: 'practicante',
    trainees: 'practicantes',
    'supervision site': 'centro de supervisión',
  })
  expect(Object.values((spanish as typeof english).translations)).toHaveLength(13)
})

test('SCOPE-003 STATE-007 the page state carries the default words, which serve who has none of their own, the colours of tags and no key for payments', async () => {
  expect(await state()).toMatchObject({
    dynamic_words: DEFAULT_WORDS,
    tag_colors: PALETTE,
    card_payment_public_key: null,
  })
  const own = await program.trainee.browser.get(currentUser)
  expect(own.body.current_position.organization.dynamic_words).toEqual(DEFAULT_WORDS)
})

test('STATE-008 STATE-009 ORG-016 the page state carries the limits of sessions and the retention of inactive positions', async () => {
  expect(await state()).toMatchObject({
    live_session_participant_limits: { general: 50, big_blue_button: 25 },
    inactive_position_archive_days: 365,
  })
})

test('USER-001 USER-003 USER-007 POSITION-002 POSITION-005 ORG-003 the current user is told with their positions, each a role in an organization with its settings', async () => {
  const { userId, positionId, organizationId, email, browser } = program.trainee
  const { body } = await browser.get(currentUser)
  const settings = {
    allow_trainee_code_purchase: false,
    require_trainee_insurance: false,
    show_welcome: true,
    enable_stronger_passwords: false,
  }
  const position = {
    id: positionId,
    user_id: userId,
    role: { keyname: 'trainee' },
    organization: { id: organizationId, organization_settings: settings },
    status: 'active',
    trainee_account_limited: false,
    live_sessions_allowed: true,
  }
  expect(body).toMatchObject({
    ...{ id: userId, first_name: 'Ana', last_name: 'Ruiz', name: 'Ana Ruiz', email, status: 'active' },
    created_at: expect.stringMatching(/Z$/),
    timezone: 'America/Los_Angeles',
    is_impersonating: false,
    positions: [position],
    current_position: position,
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
