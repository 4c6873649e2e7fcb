// Two-factor sign-in over the whole API: it is set up, asked for after the password, and lets in whoever has the app or a recovery code.
import { listMails } from '@practicum/shared/features/mails/mails.contract'
import { currentUser, initialState, saveLastRoute } from '@practicum/shared/features/sessions/sessions.contract'
import {
  authenticatorSetup,
  chooseTwoFactor,
  renewRecoveryCodes,
  resetTwoFactor,
  secondStep,
  twoFactorSetup,
  verifyAuthenticator,
} from '@practicum/shared/features/two-factor/two-factor.contract'
import { startApp, type TestApp } from './harness/app'
import { type Browser, codesOf } from './harness/browser'
import { eventually } from './harness/eventually'
import { Listener } from './harness/listener'
import { enrol, foundOrganization, type Member, PASSWORD } from './harness/program'
import {
  codeOf,
  give,
  halfway,
  halfways,
  laterOn,
  nextOf,
  setUpApp,
  type WithApp,
  wrongCode,
} from './harness/second-step'

let app: TestApp
let organizationId: string
beforeAll(async () => {
  app = await startApp()
  organizationId = await foundOrganization(app)
})
afterAll(() => app.close())

const someone = (): Promise<Member> => enrol(app, { role: 'trainee', organizationId })
const statusOf = async (browser: Browser): Promise<number> => (await browser.get(currentUser)).status
const sidOf = (browser: Browser): string => browser.cookies.get('sid') ?? ''

async function withApp(): Promise<Member & WithApp> {
  const member = await someone()
  const kept = await setUpApp(member.browser)
  await laterOn(app, member)
  return { ...member, ...kept }
}

/** What the log says of the person, by type. */
async function written(userId: string, type: string): Promise<readonly Record<string, unknown>[]> {
  const asked = 'select data from log.event where stream = $1 and type = $2 order by revision'
  const { rows } = await app.database.pool.query<{ data: Record<string, unknown> }>(asked, [`user-${userId}`, type])
  return rows.map(({ data }) => data)
}

describe('setting it up', () => {
  test('asks for the password, shows one secret however often it is asked for, and takes its first code', async () => {
    const { browser, userId, email } = await someone()
    expect((await browser.get(twoFactorSetup)).body).toEqual({
      options: { sms_disabled: false, setup_ready: false, setup_complete: false },
      ...{ method: null, since: null, chosen: null, recovery_codes_left: 0, required: false },
      ...{ phone: null, passkey_instead: false, chosen_phone: null, again_in: 0 },
    })
    expect(codesOf(await browser.get(authenticatorSetup))).toEqual(['two_factor.not_chosen'])
    for (const password of [undefined, 'not-the-password'])
      expect(codesOf(await browser.do(chooseTwoFactor, { body: { method: 'authenticator', password } }))).toEqual([
        'password.wrong_current',
      ])
    const body = { method: 'authenticator', password: PASSWORD } as const
    expect((await browser.do(chooseTwoFactor, { body })).body).toEqual({ chosen: 'authenticator' })
    const first = (await browser.get(authenticatorSetup)).body
    expect((await browser.get(twoFactorSetup)).body.options).toMatchObject({ setup_ready: true, setup_complete: false })
    await browser.do(chooseTwoFactor, { body })
    expect((await browser.get(authenticatorSetup)).body).toEqual(first)
    expect(Buffer.from(first.qrCode, 'base64').toString()).toMatch(/^<svg /)
    const wrong = await browser.do(verifyAuthenticator, { body: { token: await wrongCode(first.secret) } })
    expect(codesOf(wrong)).toEqual(['two_factor.invalid'])
    const old = await browser.do(verifyAuthenticator, { body: { token: await codeOf(first.secret, -4) } })
    expect(codesOf(old)).toEqual(['two_factor.expired'])
    const right = await browser.do(verifyAuthenticator, { body: { token: await codeOf(first.secret) } })
    expect(right.body).toMatchObject({ id: userId, redirect: '/dashboard' })
    expect(new Set(right.body.recovery_codes).size).toBe(10)
    expect((await browser.get(twoFactorSetup)).body).toMatchObject({
      options: { setup_ready: false, setup_complete: true },
      ...{ method: 'authenticator', chosen: null, recovery_codes_left: 10 },
    })
    expect(await written(userId, 'TwoFactorSetUp')).toEqual([{ userId, method: 'authenticator' }])
    const text = JSON.stringify(
      (await app.database.pool.query('select t::text, c::text from access.two_factor t, access.recovery_code c')).rows,
    )
    for (const secret of [first.secret, ...right.body.recovery_codes, email]) expect(text).not.toContain(secret)
  })

  test('ends every other session, cuts their sockets, and leaves this one with another secret', async () => {
    const member = await someone()
    const other = await app.visitor().signIn(member.email, PASSWORD)
    const listener = await Listener.open(other)
    try {
      expect(await listener.subscribe((await other.get(currentUser)).body.channel)).toBe(200)
      const before = sidOf(member.browser)
      await setUpApp(member.browser)
      expect(await statusOf(other)).toBe(401)
      expect(sidOf(member.browser)).not.toBe(before)
      expect(await statusOf(member.browser)).toBe(200)
      const thief = app.visitor()
      thief.cookies.set('sid', before)
      expect(await statusOf(thief)).toBe(401)
      await eventually(
        async () => listener.closed,
        closed => closed,
      )
    } finally {
      listener.close()
    }
  })

  test('of two that verify it at once, one does', async () => {
    const { browser, userId } = await someone()
    await browser.do(chooseTwoFactor, { body: { method: 'authenticator', password: PASSWORD } })
    const token = await codeOf((await browser.get(authenticatorSetup)).body.secret)
    const { cookies, csrf } = browser
    const tabs = Array.from({ length: 8 }, () => Object.assign(app.visitor(), { cookies: new Map(cookies), csrf }))
    const answers = await Promise.all(tabs.map(tab => tab.do(verifyAuthenticator, { body: { token } })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.every(({ status }) => status < 500)).toBe(true)
    expect(await written(userId, 'TwoFactorSetUp')).toHaveLength(1)
  })

  test('a secret that was chosen elsewhere is not shown here', async () => {
    const member = await someone()
    const other = await app.visitor().signIn(member.email, PASSWORD)
    await member.browser.do(chooseTwoFactor, { body: { method: 'authenticator', password: PASSWORD } })
    expect(codesOf(await other.get(authenticatorSetup))).toEqual(['two_factor.not_chosen'])
  })
})

describe('signing in', () => {
  test('LOGIN-008 TFA-021 leads to the code, which lets in, with another secret, to where one was', async () => {
    const member = await withApp()
    await member.browser.do(saveLastRoute, { body: { path: '/tasks' } })
    const browser = app.visitor()
    await browser.freshToken()
    const body = { email: member.email, password: PASSWORD }
    const first = await browser.send('POST', '/api/login', { body })
    expect(first.body).toMatchObject({ next: '/auth/token', auth_code_required: true, phone: null })
    browser.csrf = (first.body as { csrf_token: string }).csrf_token
    expect((await browser.get(secondStep)).body).toEqual({
      ...{ method: 'authenticator', phone: null, code_sent: false, again_in: 0, passkeys: false },
    })
    expect((await browser.get(initialState)).body.current_user).toBeNull()
    const begun = sidOf(browser)
    const passed = await give(browser, await codeOf(member.secret))
    expect(passed.body).toMatchObject({ id: member.userId, redirect: '/tasks', recovery_codes_left: null })
    expect(await statusOf(browser)).toBe(200)
    expect(sidOf(browser)).not.toBe(begun)
    const thief = app.visitor()
    thief.cookies.set('sid', begun)
    expect(await statusOf(thief)).toBe(401)
    // In force, and nothing to be given twice.
    expect((await browser.get(secondStep)).status).toBe(403)
  })

  test('is on record when it is complete, and the device is known from then on', async () => {
    const member = await withApp()
    const before = await written(member.userId, 'UserSignedIn')
    const browser = await halfway(app, member)
    expect(browser.cookies.has('device')).toBe(false)
    expect(await written(member.userId, 'UserSignedIn')).toHaveLength(before.length)
    await give(browser, await codeOf(member.secret))
    expect(await written(member.userId, 'UserSignedIn')).toHaveLength(before.length + 1)
    expect(browser.cookies.has('device')).toBe(true)
  })

  test('a code opens once, also to many who give it at the same moment', async () => {
    const member = await withApp()
    const token = await codeOf(member.secret)
    const browsers = await halfways(app, member, 8)
    const answers = await Promise.all(browsers.map(browser => give(browser, token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(422)])
    const refused = answers.filter(({ status }) => status === 422)
    expect(new Set(refused.flatMap(codesOf))).toEqual(new Set(['two_factor.expired']))
    const again = await give(await halfway(app, member), token)
    expect([again.status, codesOf(again)]).toEqual([422, ['two_factor.expired']])
  })

  test('many who give the right code in one browser become one session', async () => {
    const member = await withApp()
    const { cookies, csrf } = await halfway(app, member)
    const tabs = Array.from({ length: 4 }, () => Object.assign(app.visitor(), { cookies: new Map(cookies), csrf }))
    const codes = [await codeOf(member.secret), ...member.recoveryCodes]
    const answers = await Promise.all(tabs.map((tab, n) => give(tab, codes[n] ?? '')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('TFA-025 a wrong code, an old one, and too many of them each say what they are', async () => {
    const member = await withApp()
    const browser = await halfway(app, member)
    const [wrong, old] = [await wrongCode(member.secret), await codeOf(member.secret, -4)]
    expect(codesOf(await give(browser, wrong))).toEqual(['two_factor.invalid'])
    expect(codesOf(await give(browser, old))).toEqual(['two_factor.expired'])
    for (let tries = 2; tries < 5; tries++) await give(browser, wrong)
    const last = await give(browser, await codeOf(member.secret))
    expect([last.status, codesOf(last), nextOf(last)]).toEqual([429, ['two_factor.too_many'], '/login'])
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
    const refused = await eventually(
      () => written(member.userId, 'SecondStepRefused'),
      found => found.length === 5,
    )
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['two_factor.invalid', 'two_factor.expired']))
  })

  test('of two hundred wrong codes at once five are looked at, ten in a day; a recovery code opens all the same', async () => {
    const member = await withApp()
    const wrong = await wrongCode(member.secret)
    const many = await halfway(app, member)
    const answers = await Promise.all(Array.from({ length: 200 }, () => give(many, wrong)))
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(195)
    const again = await halfway(app, member)
    for (let tries = 0; tries < 5; tries++) expect((await give(again, wrong)).status).toBe(422)
    const third = await halfway(app, member)
    const right = await give(third, await codeOf(member.secret))
    expect([right.status, codesOf(right)]).toEqual([429, ['two_factor.today.too_many']])
    expect((await give(third, member.recoveryCodes[0] ?? '')).status).toBe(200)
  })

  test('the password alone is for ten minutes', async () => {
    const member = await withApp()
    const browser = await halfway(app, member)
    const { rows } = await app.database.pool.query(
      `select extract(epoch from absolute_expires_at - created_at)::int as seconds from access.session
       where user_id = $1 and stage = 'second-step'`,
      [member.userId],
    )
    expect(rows).toEqual([{ seconds: 600 }])
    await app.database.pool.query(
      `update access.session set absolute_expires_at = now() where user_id = $1 and stage = 'second-step'`,
      [member.userId],
    )
    const late = await give(browser, await codeOf(member.secret))
    expect([late.status, nextOf(late)]).toEqual([401, '/login'])
  })
})

describe('recovery codes', () => {
  test('each opens once, however it was typed, also to many at the same moment', async () => {
    const member = await withApp()
    const [one = '', two = ''] = member.recoveryCodes
    const passed = await give(await halfway(app, member), ` ${one.toLowerCase().replaceAll('-', ' ')}`)
    expect([passed.status, passed.body.recovery_codes_left]).toEqual([200, 9])
    const again = await give(await halfway(app, member), one)
    expect([again.status, codesOf(again)]).toEqual([422, ['two_factor.invalid']])
    const browsers = await halfways(app, member, 6)
    const answers = await Promise.all(browsers.map(browser => give(browser, two)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await written(member.userId, 'RecoveryCodeUsed')).toEqual([
      { userId: member.userId, left: 9 },
      { userId: member.userId, left: 8 },
    ])
  })

  test('new ones take the password, and those of before open nothing', async () => {
    const member = await withApp()
    const wrong = await member.browser.do(renewRecoveryCodes, { body: { password: 'not-the-password' } })
    expect(codesOf(wrong)).toEqual(['password.wrong_current'])
    const { body } = await member.browser.do(renewRecoveryCodes, { body: { password: PASSWORD } })
    expect(body.recovery_codes).toHaveLength(10)
    expect((await give(await halfway(app, member), member.recoveryCodes[0] ?? '')).status).toBe(422)
    expect((await give(await halfway(app, member), body.recovery_codes[0] ?? '')).status).toBe(200)
    expect(await written(member.userId, 'RecoveryCodesRenewed')).toHaveLength(1)
    const { browser } = await someone()
    const none = await browser.do(renewRecoveryCodes, { body: { password: PASSWORD } })
    expect([none.status, codesOf(none)]).toEqual([409, ['two_factor.none']])
  })

  test('a password asked for again is guessed five times and no more', async () => {
    const { browser } = await withApp()
    const guess = () => browser.do(renewRecoveryCodes, { body: { password: 'not-the-password' } })
    const answers = await Promise.all(Array.from({ length: 30 }, guess))
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
    const right = await browser.do(renewRecoveryCodes, { body: { password: PASSWORD } })
    expect([right.status, codesOf(right)]).toEqual([429, ['login.too_many']])
  })
})

test('its person is told of each change by mail', async () => {
  const member = await withApp()
  await give(await halfway(app, member), member.recoveryCodes[0] ?? '')
  await member.browser.do(renewRecoveryCodes, { body: { password: PASSWORD } })
  await member.browser.do(resetTwoFactor, { body: { password: PASSWORD } })
  const kinds = ['recovery_code_used', 'recovery_codes_renewed', 'two_factor_removed', 'two_factor_set_up']
  const told = kinds.map(kind => `user.${kind}`)
  const mailed = await eventually(
    async () => (await member.browser.list<{ kind: string }>(listMails)).items.map(({ kind }) => kind),
    found => found.length >= kinds.length,
  )
  expect([...mailed].sort()).toEqual(told)
})

describe('taking it away', () => {
  test('TFA-022 takes the password; then the password is enough, and all other sessions are over', async () => {
    const member = await withApp()
    const other = await halfway(app, member)
    await give(other, await codeOf(member.secret))
    const wrong = await member.browser.do(resetTwoFactor, { body: {} })
    expect(codesOf(wrong)).toEqual(['password.wrong_current'])
    expect((await member.browser.do(resetTwoFactor, { body: { password: PASSWORD } })).body).toEqual({ removed: true })
    expect((await member.browser.do(resetTwoFactor, { body: { password: PASSWORD } })).body).toEqual({ removed: false })
    expect([await statusOf(member.browser), await statusOf(other)]).toEqual([200, 401])
    expect(await statusOf(await halfway(app, member))).toBe(200)
    const [removed, ...more] = await written(member.userId, 'TwoFactorRemoved')
    expect(removed).toMatchObject({ userId: member.userId, by: 'person', reason: null })
    expect(more).toEqual([])
  })

  test('another app takes its place: the codes of the one before open nothing', async () => {
    const member = await withApp()
    const { secret } = await setUpApp(member.browser)
    await laterOn(app, member)
    expect(secret).not.toBe(member.secret)
    const browser = await halfway(app, member)
    expect((await give(browser, await codeOf(member.secret))).status).toBe(422)
    expect((await give(browser, await codeOf(secret))).status).toBe(200)
  })
})
