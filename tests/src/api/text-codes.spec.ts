// Two-factor sign-in by text message over the whole API, with Twilio's API over the network: a phone is named and proved, and codes go there and nowhere else.
import { listMails, type MailView } from '@practicum/shared/features/mails/mails.contract'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import {
  authenticatorSetup,
  chooseTwoFactor,
  resetTwoFactor,
  resetTwoFactorOf,
  secondStep,
  sendCodeAgain,
  twoFactorSetup,
} from '@practicum/shared/features/two-factor/two-factor.contract'
import { startTwilio, type TestTwilio, TWILIO } from '../setup/twilio'
import { startApp, type TestApp } from './harness/app'
import { type Browser, codesOf } from './harness/browser'
import { eventually } from './harness/eventually'
import { enrol, foundOrganization, type Member, PASSWORD } from './harness/program'
import { give, halfway, nextOf, setUpApp } from './harness/second-step'
import {
  arrivedCode,
  chooseTexts,
  inE164,
  keptCode,
  name,
  newNumber,
  setUpTexts,
  textsTo,
  verify,
} from './harness/texted'

let twilio: TestTwilio
let app: TestApp
beforeAll(async () => {
  twilio = await startTwilio()
  app = await startApp({ settings: { texts: { ...TWILIO, url: twilio.url } } })
})
afterAll(async () => {
  await app?.close()
  await twilio?.close()
})
afterEach(() => twilio.refuse(undefined))

const someone = async (of = app, role: Member['role'] = 'trainee'): Promise<Member> =>
  enrol(of, { role, organizationId: await foundOrganization(of) })

interface Texted extends Member {
  readonly number: string
}

/** As if the codes of before had been of a while ago. */
const laterOn = (of = app): Promise<unknown> =>
  of.database.pool.query(`delete from access.guess where key like 'text-%' or key = 'text'`)

async function withPhone(): Promise<Texted> {
  const member = await someone()
  const number = await setUpTexts(member.browser, twilio)
  await laterOn()
  return { ...member, number }
}

const again = (browser: Browser) => browser.do(sendCodeAgain)
const wrongOf = (code: string): string => String((Number(code) + 1) % 10_000_000).padStart(7, '0')
const refusedAs = (answer: { readonly status: number; readonly body: unknown }) => [
  answer.status,
  codesOf(answer as never),
]

describe('setting it up', () => {
  test('TFA-009 TFA-017 TFA-018 a code goes to the number once it is named, and the right code puts it in force', async () => {
    const { browser, userId } = await someone()
    const number = newNumber()
    expect((await chooseTexts(browser)).body).toEqual({ chosen: 'sms' })
    expect(codesOf(await browser.get(authenticatorSetup))).toEqual(['two_factor.not_chosen'])
    expect(textsTo(twilio, number)).toEqual([])
    const shown = `+•••••••${number.slice(-4)}`
    expect((await name(browser, number)).body).toEqual({ phone: shown, again_in: 30 })
    const code = await arrivedCode(twilio, number)
    expect(textsTo(twilio, number)).toEqual([
      {
        To: inE164(number),
        From: TWILIO.from,
        Body: `${code} is your code for Practicum. It opens for 10 minutes. Tell it to nobody.`,
      },
    ])
    expect((await browser.get(twoFactorSetup)).body).toMatchObject({
      options: { sms_disabled: false, setup_ready: true, setup_complete: false },
      ...{ method: null, phone: null, chosen: 'sms', chosen_phone: shown },
    })
    expect(refusedAs(await verify(browser, wrongOf(code)))).toEqual([422, ['two_factor.invalid']])
    const verified = await verify(browser, `${code.slice(0, 3)} ${code.slice(3)}`)
    expect(verified.body).toMatchObject({ id: userId, redirect: '/dashboard' })
    expect(verified.body.recovery_codes).toHaveLength(10)
    expect((await browser.get(twoFactorSetup)).body).toMatchObject({
      options: { setup_ready: false, setup_complete: true },
      ...{ method: 'sms', phone: shown, chosen: null, chosen_phone: null },
    })
  })

  test('TFA-007 text messages are a method, and not offered in production where nobody sends them', async () => {
    const strict = await startApp({ settings: { mode: 'production' } })
    try {
      const { browser } = await someone(strict)
      expect((await browser.get(twoFactorSetup)).body.options.sms_disabled).toBe(true)
      expect(refusedAs(await chooseTexts(browser))).toEqual([422, ['two_factor.method_unavailable']])
      const pigeon = { body: { method: 'pigeon', password: PASSWORD } }
      expect((await browser.send('POST', chooseTwoFactor.path, pigeon)).status).toBe(422)
    } finally {
      await strict.close()
    }
  })

  test('a number that nobody has, a country that is none, and no number at all are refused, and nothing is sent', async () => {
    const { browser } = await someone()
    expect(refusedAs(await name(browser, newNumber()))).toEqual([409, ['two_factor.not_chosen']])
    await chooseTexts(browser)
    const before = twilio.received.length
    expect(refusedAs(await name(browser, '12'))).toEqual([422, ['valid_phone_intl']])
    expect(refusedAs(await name(browser, newNumber(), 'XX'))).toEqual([422, ['two_factor.country_unavailable']])
    expect((await name(browser, newNumber(), 'us')).status).toBe(422)
    expect(refusedAs(await verify(browser, '1234567'))).toEqual([409, ['two_factor.not_chosen']])
    expect(refusedAs(await again(browser))).toEqual([409, ['two_factor.not_chosen']])
    expect(twilio.received).toHaveLength(before)
  })

  test('the country says how the number is read', async () => {
    const { browser } = await someone()
    await chooseTexts(browser)
    expect((await name(browser, '612345678', 'ES')).body.phone).toBe('+•••••••5678')
    await eventually(
      async () => twilio.received.filter(({ To }) => To === '+34612345678'),
      found => found.length === 1,
    )
  })

  test('another number takes another code: that of the one before opens nothing', async () => {
    const { browser } = await someone()
    const [first, second] = [newNumber(), newNumber()]
    await chooseTexts(browser)
    await name(browser, first)
    const code = await arrivedCode(twilio, first)
    expect(refusedAs(await name(browser, second))).toEqual([429, ['two_factor.text.too_soon']])
    await laterOn()
    await name(browser, second)
    expect(codesOf(await verify(browser, code))).toEqual(['two_factor.invalid'])
    expect((await verify(browser, await arrivedCode(twilio, second))).status).toBe(200)
  })

  test('a number that is named while the code of another is given does not come in force by it', async () => {
    const member = await someone()
    const { browser, userId } = member
    const { twoFactor, textCodes } = app.practicum.services
    await chooseTexts(browser)
    const first = inE164(newNumber())
    const { rows } = await app.database.pool.query<{ id: string }>(
      'select session_id as id from access.two_factor_setup where user_id = $1',
      [userId],
    )
    const setting = { sessionId: rows[0]?.id ?? '', userId }
    const { code } = await textCodes.renew(setting, first)
    await twoFactor.choosePhone(setting, first)
    expect(await textCodes.judge(setting, first, code)).toBe('right')
    const second = inE164(newNumber())
    await textCodes.renew(setting, second)
    await twoFactor.choosePhone(setting, second)
    expect(await twoFactor.confirm(setting, 0)).toBe(false)
    expect(await twoFactor.phoneOf(userId)).toBeUndefined()
  })

  test('of two hundred guesses five are looked at, and no more', async () => {
    const { browser } = await someone()
    const number = newNumber()
    await chooseTexts(browser)
    await name(browser, number)
    const code = await arrivedCode(twilio, number)
    const guesses = await Promise.all(Array.from({ length: 200 }, () => verify(browser, wrongOf(code))))
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(refusedAs(await verify(browser, code))).toEqual([429, ['two_factor.phone.too_many']])
  })

  test('a code of another session opens nothing', async () => {
    const member = await someone()
    const [other, number] = [await app.visitor().signIn(member.email, PASSWORD), newNumber()]
    await chooseTexts(member.browser)
    await name(member.browser, number)
    const code = await arrivedCode(twilio, number)
    await chooseTexts(other)
    await name(other, number)
    expect(codesOf(await verify(other, code))).toEqual(['two_factor.invalid'])
    expect((await verify(member.browser, code)).status).toBe(200)
  })

  test('an app takes its place, and it takes the place of an app, each with the password', async () => {
    const { browser, email } = await withPhone()
    const { secret } = await setUpApp(browser)
    const asked = await (await halfway(app, { email })).get(secondStep)
    expect(asked.body).toMatchObject({ method: 'authenticator', phone: null, code_sent: false })
    expect(secret).not.toBe('')
    expect(codesOf(await chooseTexts(browser, 'not-the-password'))).toEqual(['password.wrong_current'])
    await laterOn()
    const number = await setUpTexts(browser, twilio)
    expect((await browser.get(twoFactorSetup)).body).toMatchObject({ method: 'sms', recovery_codes_left: 10 })
    await halfway(app, { email })
    await arrivedCode(twilio, number, 2)
  })
})

describe('signing in', () => {
  test('a code is sent with the password, shows where it went, and lets in once', async () => {
    const member = await withPhone()
    const browser = app.visitor()
    await browser.freshToken()
    const answer = await browser.send('POST', '/api/login', { body: { email: member.email, password: PASSWORD } })
    const phone = `+•••••••${member.number.slice(-4)}`
    expect(answer.body).toMatchObject({ next: '/auth/token', auth_code_required: true, phone })
    expect(JSON.stringify(answer.body)).not.toContain(member.number)
    browser.csrf = (answer.body as { csrf_token: string }).csrf_token
    const { body } = await browser.get(secondStep)
    expect(body).toMatchObject({ method: 'sms', phone, code_sent: true })
    expect(body.again_in).toBeGreaterThan(0)
    const code = await arrivedCode(twilio, member.number, 2)
    expect(codesOf(await give(browser, wrongOf(code)))).toEqual(['two_factor.invalid'])
    expect((await give(browser, code)).status).toBe(200)
    expect((await browser.get(currentUser)).body.id).toBe(member.userId)
    expect(codesOf(await give(await halfway(app, member), code))).toEqual(['two_factor.invalid'])
  })

  test('a browser that is remembered by one is sent no other', async () => {
    const member = await withPhone()
    const browser = await halfway(app, member)
    const code = await arrivedCode(twilio, member.number, 2)
    expect((await give(browser, code, { remember: true })).body.remembered_until).not.toBeNull()
    await laterOn()
    await browser.signIn(member.email, PASSWORD)
    expect((await browser.get(currentUser)).body.id).toBe(member.userId)
    const sent = await app.database.pool.query('select from access.guess where key = $1', [`text-of:${member.userId}`])
    expect([sent.rowCount, textsTo(twilio, member.number).length]).toEqual([0, 2])
  })

  test('many who give the right code at the same moment become one session', async () => {
    const member = await withPhone()
    const { cookies, csrf } = await halfway(app, member)
    const code = await arrivedCode(twilio, member.number, 2)
    const tabs = Array.from({ length: 5 }, () => Object.assign(app.visitor(), { cookies: new Map(cookies), csrf }))
    const answers = await Promise.all(tabs.map(tab => give(tab, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('TFA-025 a wrong code, an expired one, and too many of them each say what they are', async () => {
    const member = await withPhone()
    const browser = await halfway(app, member)
    const code = await arrivedCode(twilio, member.number, 2)
    await app.database.pool.query('update access.text_code set expires_at = now() where user_id = $1', [member.userId])
    expect(refusedAs(await give(browser, code))).toEqual([422, ['two_factor.expired']])
    for (let tries = 1; tries < 5; tries++)
      expect(refusedAs(await give(browser, wrongOf(code)))).toEqual([422, ['two_factor.invalid']])
    await laterOn()
    await again(browser)
    const last = await give(browser, await arrivedCode(twilio, member.number, 3))
    expect([...refusedAs(last), nextOf(last)]).toEqual([429, ['two_factor.too_many'], '/login'])
  })

  test('another code is sent after a while, and the one before opens nothing', async () => {
    const member = await withPhone()
    const browser = await halfway(app, member)
    const first = await arrivedCode(twilio, member.number, 2)
    const soon = await again(browser)
    expect(refusedAs(soon)).toEqual([429, ['two_factor.text.too_soon']])
    expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(0)
    await laterOn()
    const asked = await Promise.all(Array.from({ length: 10 }, () => again(browser)))
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(1)
    const second = await arrivedCode(twilio, member.number, 3)
    expect(codesOf(await give(browser, first))).toEqual(['two_factor.invalid'])
    expect((await give(browser, second)).status).toBe(200)
    expect(textsTo(twilio, member.number)).toHaveLength(3)
  })

  test('a person gets six codes in a quarter of an hour; signing in goes on without, and a recovery code opens', async () => {
    const member = await someone()
    await chooseTexts(member.browser)
    const number = newNumber()
    await name(member.browser, number)
    const verified = await verify(member.browser, await arrivedCode(twilio, number))
    for (let codes = 2; codes <= 6; codes++) await halfway(app, member)
    const browser = await halfway(app, member)
    await arrivedCode(twilio, number, 6)
    expect((await browser.get(secondStep)).body).toMatchObject({ method: 'sms', code_sent: false })
    await app.database.pool.query(`delete from access.guess where key like 'text-again:%'`)
    expect(refusedAs(await again(browser))).toEqual([429, ['two_factor.text.too_many']])
    expect((await give(browser, verified.body.recovery_codes[0] ?? '')).status).toBe(200)
    expect(textsTo(twilio, number)).toHaveLength(6)
  })

  test('a service that wants no more at once gets it later; what perhaps has left is not sent again by itself', async () => {
    const busy = { status: 429, code: 20429, message: 'Too Many Requests', retryAfter: 300 }
    for (const [refusal, standing] of [
      [busy, 'queued'],
      ['hang up', 'unconfirmed'],
    ] as const) {
      twilio.refuse(refusal)
      const { browser } = await someone()
      const number = newNumber()
      await chooseTexts(browser)
      await name(browser, number)
      const text = await eventually(
        async () => (await browser.list<MailView>(listMails, {})).items.find(({ channel }) => channel === 'text'),
        seen => seen?.attempts === 1 && seen.status === standing,
      )
      if (standing === 'queued') expect(Date.parse(text?.due_at ?? '') - Date.now()).toBeGreaterThan(240_000)
      twilio.refuse(undefined)
      expect(textsTo(twilio, number)).toEqual([])
    }
  })
})

test('an admin who resets it takes the phone away, and signing in asks for no code', async () => {
  const member = await withPhone()
  const admin = await someone(app, 'admin')
  const params = { id: member.userId }
  const done = await admin.browser.do(resetTwoFactorOf, { params, body: { reason: 'Has lost the phone' } })
  expect(done.body).toEqual({ reset: true })
  expect(
    (await app.database.pool.query('select from access.two_factor where user_id = $1', [member.userId])).rows,
  ).toEqual([])
  expect((await (await halfway(app, member)).get(currentUser)).status).toBe(200)
})

test('it is removed with the password, and what was named and not proved is forgotten without', async () => {
  const { browser } = await withPhone()
  const removed = await browser.do(resetTwoFactor, { body: { password: PASSWORD } })
  expect(removed.body).toEqual({ removed: true })
  expect((await browser.get(twoFactorSetup)).body).toMatchObject({ method: null, phone: null })
})

test('numbers and codes stand in no table but sealed', async () => {
  const member = await withPhone()
  await halfway(app, member)
  const code = await arrivedCode(twilio, member.number, 2)
  const { rows } = await app.database.pool.query<{ text: string }>(
    `select e::text as text from log.event e union all select t::text from access.two_factor t
     union all select t::text from access.text_code t union all select s::text from access.mail_secret s
     union all select g::text from access.guess g`,
  )
  const all = rows.map(({ text }) => text).join(' ')
  for (const secret of [member.number, code]) expect(all).not.toContain(secret)
})

test('in a day the installation sends as many as it may, and to the countries that it serves', async () => {
  const small = await startApp({ settings: { textsPerDay: 1, textCountries: ['US'] } })
  try {
    const [one, two] = [await someone(small), await someone(small)]
    for (const { browser } of [one, two]) await chooseTexts(browser)
    expect(refusedAs(await name(one.browser, '612345678', 'ES'))).toEqual([422, ['two_factor.country_unavailable']])
    const number = newNumber()
    expect((await name(one.browser, number)).status).toBe(200)
    expect(refusedAs(await name(two.browser, newNumber()))).toEqual([429, ['two_factor.text.too_many']])
    // Without anybody who sends them, they are read in the product.
    expect((await verify(one.browser, await keptCode(one.browser))).status).toBe(200)
  } finally {
    await small.close()
  }
})
