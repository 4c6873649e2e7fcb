// Browsers that are remembered after a right code, over the whole API: which ask for none after the password, until when, and what ends it before.

import { signOutOtherDevices } from '@practicum/shared/features/devices/devices.contract'
import {
  forgetAllDevices,
  forgetDevice,
  listRememberedDevices,
} from '@practicum/shared/features/devices/remembered-devices.contract'
import { requestEmailChange } from '@practicum/shared/features/email-changes/email-changes.contract'
import { changePassword } from '@practicum/shared/features/passwords/passwords.contract'
import { switchPosition } from '@practicum/shared/features/people/people.contract'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { verifyEmail } from '@practicum/shared/features/signup/verification.contract'
import {
  passSecondStep,
  resetTwoFactor,
  resetTwoFactorOf,
} from '@practicum/shared/features/two-factor/two-factor.contract'
import { deactivateUser, reactivateUser, signOutUser } from '@practicum/shared/features/users/account-intents.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import type { Browser } from './harness/browser'
import { eventually } from './harness/eventually'
import { GOOD, mailsTo, newAddress } from './harness/inviting'
import { loggedInAs } from './harness/login-as'
import { enrol, foundProgram, type Member, PASSWORD, type TestProgram } from './harness/program'
import { codeOf, give, halfway, laterOn, setUpApp, type WithApp } from './harness/second-step'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const DAY = 24 * 3600

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp({ settings: { twoFactorRequiredRoles: ['supervisor'] } })
  program = await foundProgram(app)
})
afterAll(() => app.close())
afterEach(() => jest.restoreAllMocks())

type Stepping = Member & WithApp

async function withApp(role: Member['role'] = 'trainee'): Promise<Stepping> {
  const member = await enrol(app, { role, organizationId: program.organizationId })
  return { ...member, ...(await setUpApp(member.browser)) }
}

async function code(member: Stepping): Promise<string> {
  await laterOn(app, member)
  return codeOf(member.secret)
}

/** Signed in with a code in a browser that is remembered from then on. */
async function remembering(member: Stepping): Promise<Browser> {
  const browser = await halfway(app, member)
  const answer = await give(browser, await code(member), { remember: true })
  expect([answer.status, typeof answer.body.remembered_until]).toEqual([200, 'string'])
  return browser
}

async function passwordIn(browser: Browser, email: string, password = PASSWORD) {
  await browser.freshToken()
  const answer = await browser.send('POST', '/api/login', { body: { email, password } })
  expect(answer.status).toBe(200)
  const body = answer.body as { readonly csrf_token: string; readonly auth_code_required: boolean }
  browser.csrf = body.csrf_token
  return { ...answer, body }
}

/** Is a code asked for after the password in this browser? */
const isAsked = async (browser: Browser, { email }: Pick<Member, 'email'>, password = PASSWORD): Promise<boolean> =>
  (await passwordIn(browser, email, password)).body.auth_code_required

/** Another browser that has got at all its cookies. */
const copyOf = ({ cookies }: Browser): Browser => Object.assign(app.visitor(), { cookies: new Map(cookies) })
const tokenIn = ({ cookies }: Browser): string => cookies.get('remembered') ?? ''
const shownIn = async (browser: Browser) => (await browser.get(listRememberedDevices)).body.devices
const rowsOf = async ({ userId }: Pick<Member, 'userId'>) =>
  (await app.database.pool.query('select * from access.remembered_device where user_id = $1', [userId])).rows

/** What the log says of the person, by type. */
async function written({ userId }: Pick<Member, 'userId'>, type: string): Promise<readonly Record<string, unknown>[]> {
  const asked = 'select data from log.event where stream = $1 and type = $2 order by revision'
  const { rows } = await app.database.pool.query<{ data: Record<string, unknown> }>(asked, [`user-${userId}`, type])
  return rows.map(({ data }) => data)
}

const setCookieOf = (answer: { readonly headers: Headers }): string =>
  answer.headers.getSetCookie().find(cookie => cookie.startsWith('remembered=')) ?? ''

describe('a browser that is remembered', () => {
  test('asks for no code after the password, for thirty days; every other one does', async () => {
    const member = await withApp()
    const browser = await halfway(app, member)
    const answer = await give(browser, await code(member), { remember: true })
    const cookie = setCookieOf(answer)
    expect(cookie).toMatch(/^remembered=[\w-]{43};/)
    for (const part of [/HttpOnly/i, /SameSite=Lax/i, /Path=\//i]) expect(cookie).toMatch(part)
    expect(Number(/Max-Age=(\d+)/i.exec(cookie)?.[1])).toBe(30 * DAY)
    const until = Date.parse(answer.body.remembered_until ?? '')
    expect(Math.abs(until - Date.now() - 30 * DAY * 1000)).toBeLessThan(60_000)
    const entered = await passwordIn(browser, member.email)
    expect(entered.body).toMatchObject({ id: member.userId, auth_code_required: false, redirect: '/dashboard' })
    expect(entered.body).not.toHaveProperty('next')
    expect((await browser.get(currentUser)).body.id).toBe(member.userId)
    expect(await isAsked(app.visitor(), member)).toBe(true)
  })

  test('is one where it was asked for, and with no recovery code', async () => {
    const member = await withApp()
    const plain = await halfway(app, member)
    expect((await give(plain, await code(member))).body.remembered_until).toBeNull()
    const declined = await halfway(app, member)
    expect((await give(declined, await code(member), { remember: false })).body.remembered_until).toBeNull()
    const recovering = await halfway(app, member)
    const answer = await give(recovering, member.recoveryCodes[0] ?? '', { remember: true })
    expect(answer.body).toMatchObject({ recovery_codes_left: 9, remembered_until: null })
    for (const browser of [plain, declined, recovering]) expect(tokenIn(browser)).toBe('')
    expect(await isAsked(recovering, member)).toBe(true)
    expect([await rowsOf(member), await written(member, 'DeviceRemembered')]).toEqual([[], []])
  })

  test('still wants the password, and is nobody’s by itself', async () => {
    const member = await withApp()
    const browser = await remembering(member)
    browser.cookies.delete('sid')
    expect((await browser.get(currentUser)).status).toBe(401)
    await browser.freshToken()
    const wrong = await browser.send('POST', '/api/login', {
      body: { email: member.email, password: 'not-the-password' },
    })
    expect([wrong.status, setCookieOf(wrong)]).toEqual([422, ''])
    expect(await isAsked(browser, member)).toBe(false)
  })

  test('is on record, and so is each use; its secret is kept as a hash, and what it says of itself sealed', async () => {
    const member = await withApp()
    const browser = await halfway(app, member)
    const body = { token: await code(member), remember: true }
    const passed = await browser.do(passSecondStep, { body, headers: { 'user-agent': PHONE } })
    browser.csrf = passed.body.csrf_token
    const before = tokenIn(browser)
    expect(await isAsked(browser, member)).toBe(false)
    const [{ id: deviceId } = { id: '' }] = await rowsOf(member)
    const { userId } = member
    const until = passed.body.remembered_until
    expect(await written(member, 'DeviceRemembered')).toEqual([{ userId, deviceId, until }])
    expect(await written(member, 'RememberedDeviceUsed')).toEqual([{ userId, deviceId }])
    const { rows } = await app.database.pool.query(
      `select r::text as text from access.remembered_device r union all select e::text from log.event e where stream = $1`,
      [`user-${userId}`],
    )
    const kept = rows.map(({ text }) => text).join()
    for (const secret of [before, tokenIn(browser), 'iPhone']) expect(kept).not.toContain(secret)
  })

  test('counts as the second step that a role asks for', async () => {
    const member = await withApp('supervisor')
    const browser = await remembering(member)
    expect(await isAsked(browser, member)).toBe(false)
    expect((await browser.do(switchPosition, { params: { id: member.positionId } })).status).toBe(200)
    const { rows } = await app.database.pool.query(
      'select second_step, stage from access.session where user_id = $1 order by created_at desc limit 1',
      [member.userId],
    )
    expect(rows).toEqual([{ second_step: true, stage: 'full' }])
  })
})

describe('its secret', () => {
  test('opens once: it is another one after each use, and no longer good for that', async () => {
    const member = await withApp()
    const browser = await remembering(member)
    const first = tokenIn(browser)
    await app.database.pool.query(
      `update access.remembered_device set expires_at = now() + interval '1 hour' where user_id = $1`,
      [member.userId],
    )
    const entered = await passwordIn(browser, member.email)
    expect(entered.body.auth_code_required).toBe(false)
    expect(Number(/Max-Age=(\d+)/i.exec(setCookieOf(entered))?.[1])).toBeLessThanOrEqual(3600)
    expect(tokenIn(browser)).not.toBe(first)
    expect(await isAsked(browser, member)).toBe(false)
  })

  test('that is shown again after its use is a copy: a code is asked for, there and where it is known', async () => {
    const member = await withApp()
    const browser = await remembering(member)
    const copy = copyOf(browser)
    expect(await isAsked(browser, member)).toBe(false)
    expect(await isAsked(copy, member)).toBe(true)
    expect(await isAsked(browser, member)).toBe(true)
    expect(await rowsOf(member)).toEqual([])
    const [{ deviceId } = {}] = await written(member, 'DeviceRemembered')
    expect(await written(member, 'DevicesForgotten')).toEqual([
      { userId: member.userId, devices: [deviceId], by: 'copy' },
    ])
  })

  test('lets in one of those who show it at once', async () => {
    const member = await withApp()
    const browser = await remembering(member)
    const copies = Array.from({ length: 4 }, () => copyOf(browser))
    for (const copy of copies) await copy.freshToken()
    const body = { email: member.email, password: PASSWORD }
    const answers = await Promise.all(copies.map(copy => copy.send('POST', '/api/login', { body })))
    const asked = answers.map(answer => (answer.body as { auth_code_required: boolean }).auth_code_required)
    expect(asked.toSorted()).toEqual([false, true, true, true])
  })

  test('that is wrong, of somebody else, or over opens nothing', async () => {
    const [member, other] = [await withApp(), await withApp()]
    const stranger = app.visitor()
    stranger.cookies.set('remembered', 'A'.repeat(43))
    expect(await isAsked(stranger, member)).toBe(true)
    const browser = await remembering(member)
    expect(await isAsked(browser, other)).toBe(true)
    // It is still theirs whose it was.
    expect(await isAsked(browser, member)).toBe(false)
    await app.database.pool.query('update access.remembered_device set expires_at = now() where user_id = $1', [
      member.userId,
    ])
    expect(await isAsked(browser, member)).toBe(true)
    expect(await shownIn(await signedIn(browser, member))).toEqual([])
    await app.practicum.services.rememberedDevices.forgetOld()
    expect(await rowsOf(member)).toEqual([])
  })
})

/** With a code, where one was asked for a moment ago. */
async function signedIn(browser: Browser, member: Stepping): Promise<Browser> {
  expect((await give(browser, await code(member))).status).toBe(200)
  return browser
}

test('ten of one person are remembered; the oldest goes for another, and that is told', async () => {
  const member = await withApp()
  const { userId } = member
  const { credentials, rememberedDevices } = app.practicum.services
  const epoch = (await credentials.epochOf(userId)) ?? 0
  const ids = Array.from({ length: 10 }, newId)
  const expiresAt = new Date(Date.now() + DAY * 1000)
  for (const id of ids) {
    const kept = await rememberedDevices.keep({ id, userId, epoch, userAgent: 'one of many', expiresAt })
    expect(kept?.dropped).toEqual([])
  }
  const browser = await remembering(member)
  expect(await shownIn(browser)).toHaveLength(10)
  expect(await written(member, 'DevicesForgotten')).toEqual([{ userId, devices: [ids[0]], by: 'limit' }])
  expect(await isAsked(browser, member)).toBe(false)
})

describe('it is told and ended by its person', () => {
  test('with what the browser says of itself, since when, until when, and when it was used', async () => {
    const member = await withApp()
    expect((await member.browser.get(listRememberedDevices)).body).toEqual({ offered: true, devices: [] })
    const plain = await remembering(member)
    const phone = await halfway(app, member)
    const body = { token: await code(member), remember: true }
    const passed = await phone.do(passSecondStep, { body, headers: { 'user-agent': PHONE } })
    phone.csrf = passed.body.csrf_token
    const devices = await shownIn(phone)
    expect(devices).toHaveLength(2)
    expect(devices.find(({ is_current }) => is_current)).toEqual({
      ...{ id: expect.any(String), is_current: true, kind: 'phone', browser: 'Safari', system: 'iOS' },
      ...{ remembered_at: expect.any(String), last_used_at: null, until: passed.body.remembered_until },
    })
    expect(await isAsked(plain, member)).toBe(false)
    const used = (await shownIn(plain)).find(({ is_current }) => is_current)
    expect(used).toMatchObject({ kind: 'other', last_used_at: expect.any(String) })
    const nobody = await enrol(app, { role: 'trainee', organizationId: program.organizationId })
    expect((await nobody.browser.get(listRememberedDevices)).body).toEqual({ offered: false, devices: [] })
  })

  test('one is forgotten, once, on record, and by nobody else', async () => {
    const [member, other] = [await withApp(), await withApp()]
    const [lost, kept] = [await remembering(member), await remembering(member)]
    const id = (await shownIn(lost)).find(({ is_current }) => is_current)?.id ?? ''
    const params = { id }
    expect((await other.browser.do(forgetDevice, { params })).status).toBe(404)
    expect((await program.admin.browser.do(forgetDevice, { params })).status).toBe(404)
    const sent = { params, key: newId() }
    expect((await kept.do(forgetDevice, sent)).body).toEqual({ forgotten: 1 })
    expect((await kept.do(forgetDevice, sent)).body).toEqual({ forgotten: 1 })
    expect((await kept.do(forgetDevice, { params })).status).toBe(404)
    expect(await written(member, 'DevicesForgotten')).toEqual([{ userId: member.userId, devices: [id], by: 'person' }])
    // Nobody is signed out by it.
    expect((await lost.get(currentUser)).status).toBe(200)
    expect([await isAsked(lost, member), await isAsked(kept, member)]).toEqual([true, false])
  })

  test('the one that asks shows nothing any more', async () => {
    const member = await withApp()
    const browser = await remembering(member)
    const [device] = await shownIn(browser)
    await browser.do(forgetDevice, { params: { id: device?.id ?? '' } })
    expect(browser.cookies.has('remembered')).toBe(false)
  })

  test('all are forgotten at once, and nothing where there is none', async () => {
    const member = await withApp()
    const browsers = [await remembering(member), await remembering(member)]
    expect((await member.browser.do(forgetAllDevices)).status).toBe(200)
    expect((await member.browser.do(forgetAllDevices)).body).toEqual({ forgotten: 0 })
    expect(await Promise.all(browsers.map(browser => isAsked(browser, member)))).toEqual([true, true])
    const [forgotten, ...more] = await written(member, 'DevicesForgotten')
    expect([forgotten, more]).toMatchObject([{ devices: [expect.any(String), expect.any(String)], by: 'person' }, []])
  })

  test('an admin who acts as somebody is not remembered, is told of none and forgets none', async () => {
    const member = await withApp()
    const browser = await remembering(member)
    const acting = await loggedInAs(app, program.admin, member)
    expect(acting.cookies.has('remembered')).toBe(false)
    expect((await acting.get(listRememberedDevices)).status).toBe(403)
    expect((await acting.do(forgetAllDevices)).status).toBe(403)
    expect(await isAsked(browser, member)).toBe(false)
  })
})

/** What ends all that are remembered. Answers the password from then on, and sets a second step up again where it was taken away. */
const ENDS: readonly (readonly [string, (member: Stepping) => Promise<string | undefined>])[] = [
  [
    'another password',
    async ({ browser }) => {
      expect((await browser.do(changePassword, { body: { current: PASSWORD, password: GOOD } })).status).toBe(200)
      return GOOD
    },
  ],
  [
    'another password by a mailed link',
    async ({ userId }) => {
      const { credentials, passwordChanges } = app.practicum.services
      const passwordHash = await credentials.hashed(GOOD)
      expect(await passwordChanges.change({ userId, passwordHash, by: 'reset' })).toBeDefined()
      return GOOD
    },
  ],
  ['another app', async ({ browser }) => void (await setUpApp(browser))],
  [
    'a second step that is taken away, and set up again',
    async ({ browser }) => {
      expect((await browser.do(resetTwoFactor, { body: { password: PASSWORD } })).body).toEqual({ removed: true })
      await setUpApp(browser)
      return undefined
    },
  ],
  [
    'an admin who resets it',
    async ({ userId, email }) => {
      const asked = { params: { id: userId }, body: { reason: 'Has lost the phone' } }
      expect((await program.admin.browser.do(resetTwoFactorOf, asked)).body).toEqual({ reset: true })
      await setUpApp(await app.visitor().signIn(email, PASSWORD))
      return undefined
    },
  ],
  [
    'an admin who signs them out',
    async member => {
      expect((await program.admin.browser.do(signOutUser, { params: { id: member.userId } })).status).toBe(200)
      expect(await written(member, 'DevicesForgotten')).toMatchObject([{ by: 'admin' }])
      return undefined
    },
  ],
  [
    'an account that is closed, and opened again',
    async ({ userId }) => {
      const asked = { params: { id: userId } }
      expect((await program.admin.browser.do(deactivateUser, asked)).status).toBe(200)
      expect((await program.admin.browser.do(reactivateUser, asked)).status).toBe(200)
      return undefined
    },
  ],
  [
    'signing out everywhere else',
    async member => {
      expect((await member.browser.do(signOutOtherDevices)).status).toBe(200)
      expect(await written(member, 'DevicesForgotten')).toMatchObject([{ by: 'person' }])
      return undefined
    },
  ],
]

test.each(ENDS)('%s ends it', async (_what, end) => {
  const member = await withApp()
  const browser = await remembering(member)
  const password = await end(member)
  expect(await rowsOf(member)).toEqual([])
  expect(await isAsked(browser, member, password)).toBe(true)
})

test('signing out everywhere else ends it also where nobody is signed in elsewhere', async () => {
  const member = await withApp()
  const browser = await remembering(member)
  await member.browser.do(signOutOtherDevices)
  expect(await isAsked(browser, member)).toBe(true)
  const here = await signedIn(browser, member)
  await remembering(member)
  await here.do(signOutOtherDevices)
  expect((await here.do(signOutOtherDevices)).body).toEqual({ signed_out: 0 })
  expect(await rowsOf(member)).toEqual([])
})

test('another address ends it', async () => {
  const member = await withApp()
  const browser = await remembering(member)
  const { email } = member
  const newEmail = newAddress()
  await member.browser.do(requestEmailChange, { body: { email: newEmail, password: PASSWORD } })
  const mails = await eventually(
    () => mailsTo(program, newEmail),
    found => found.some(({ kind }) => kind === 'email_change.confirm'),
  )
  const link = mails.find(({ kind }) => kind === 'email_change.confirm')?.action?.link ?? 'http://none'
  const body = { email, code: new URL(link).searchParams.get('code') ?? '', newEmail }
  expect((await member.browser.do(verifyEmail, { body })).status).toBe(200)
  expect(await rowsOf(member)).toEqual([])
  expect(await isAsked(browser, { email: newEmail })).toBe(true)
})

test('7.4.3 what is changed while a code is looked at leaves no browser remembered', async () => {
  const member = await withApp()
  const { credentials, passwordChanges, rememberedDevices } = app.practicum.services
  const keep = rememberedDevices.keep.bind(rememberedDevices)
  jest.spyOn(rememberedDevices, 'keep').mockImplementationOnce(async device => {
    const passwordHash = await credentials.hashed(GOOD)
    await passwordChanges.change({ userId: member.userId, passwordHash, by: 'reset' })
    return keep(device)
  })
  const browser = await halfway(app, member)
  const answer = await give(browser, await code(member), { remember: true })
  expect([answer.status, answer.body.remembered_until, tokenIn(browser)]).toEqual([200, null, ''])
  expect(await rowsOf(member)).toEqual([])
})
