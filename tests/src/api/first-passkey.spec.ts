// A passkey as the first second step, over the whole API: for whoever is asked to set one up, and for nobody else.
import { systemContext } from '@practicum/command-service/execution/context'
import { assignPosition } from '@practicum/command-service/features/people/people.registration'
import { addFirstPasskey, beginFirstPasskey } from '@practicum/shared/features/passkeys/first-passkey.contract'
import { listPasskeys } from '@practicum/shared/features/passkeys/passkeys.contract'
import { currentUser, signIn } from '@practicum/shared/features/sessions/sessions.contract'
import { twoFactorSetup } from '@practicum/shared/features/two-factor/two-factor.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { Authenticator, addPasskeyIn, type Lie } from './harness/authenticator'
import { type Browser, codesOf } from './harness/browser'
import { enrol, foundOrganization, type Member, PASSWORD } from './harness/program'

let app: TestApp
let organizationId: string
beforeAll(async () => {
  app = await startApp({ settings: { twoFactorRequiredRoles: ['supervisor'] } })
  organizationId = await foundOrganization(app)
})
afterAll(() => app.close())

/** Their role asks for it, and they have set nothing up. */
const asked = (): Promise<Member> => enrol(app, { role: 'supervisor', organizationId })
const statusOf = async (browser: Browser): Promise<number> => (await browser.get(currentUser)).status

async function give(browser: Browser, device = new Authenticator(), lie: Lie = {}) {
  const begun = (await browser.do(beginFirstPasskey)).body
  const body = { name: 'Laptop', credential: device.create(begun, lie) }
  return { body, answer: await browser.do(addFirstPasskey, { body }) }
}

test('it is offered where a second step is asked for, lets in, and is asked for from then on', async () => {
  const { browser, email, userId } = await asked()
  expect((await browser.get(twoFactorSetup)).body).toMatchObject({ passkey_instead: true, required: true })
  const other = await app.visitor().signIn(email, PASSWORD)
  const before = browser.cookies.get('sid')
  const { answer } = await give(browser)
  expect(answer).toMatchObject({ status: 200, body: { id: userId, redirect: '/dashboard' } })
  browser.csrf = answer.body.csrf_token
  expect(browser.cookies.get('sid')).not.toBe(before)
  expect(await statusOf(browser)).toBe(200)
  expect((await browser.get(listPasskeys)).body.passkeys).toMatchObject([{ name: 'Laptop' }])
  expect((await browser.get(twoFactorSetup)).body.passkey_instead).toBe(false)
  // Whoever had begun elsewhere begins anew.
  expect(codesOf(await other.do(beginFirstPasskey))).not.toEqual([])
  const visitor = app.visitor()
  await visitor.freshToken()
  const begun = await visitor.do(signIn, { body: { email, password: PASSWORD } })
  expect(begun.body).toMatchObject({ next: '/auth/token', auth_code_required: false })
})

test('what was asked opens once, in this session, at this address', async () => {
  const { browser } = await asked()
  const wrong = await give(browser, new Authenticator(), { origin: 'https://practicum.evil' })
  expect(codesOf(wrong.answer)).toEqual(['passkeys.failed'])
  expect(codesOf(await browser.do(addFirstPasskey, { body: wrong.body }))).toEqual(['passkeys.expired'])
  expect(await statusOf(browser)).toBe(401)
  const { answer } = await give(browser)
  expect(answer.status).toBe(200)
})

test('whoever is signed in, or has given a passkey elsewhere meanwhile, adds none by the password alone', async () => {
  const trainee = await enrol(app, { role: 'trainee', organizationId })
  expect((await trainee.browser.get(twoFactorSetup)).body.passkey_instead).toBe(false)
  expect((await trainee.browser.do(beginFirstPasskey)).status).toBe(403)
  // Signed in before a role asked for it.
  const elsewhere = { role: 'supervisor', organizationId: await foundOrganization(app) } as const
  const position = { ...elsewhere, liveSessionsAllowed: true, accountLimited: false }
  const context = systemContext(newId(), new Date(), elsewhere.organizationId)
  unwrapOrThrow(await assignPosition(app.practicum.services, trainee.userId, position, context))
  await app.caughtUp()
  const late = await app.visitor().signIn(trainee.email, PASSWORD)
  const begun = (await late.do(beginFirstPasskey)).body
  await addPasskeyIn(trainee.browser, 'Phone')
  const body = { name: 'Late', credential: new Authenticator().create(begun) }
  expect(codesOf(await late.do(addFirstPasskey, { body }))).toEqual(['passkeys.failed'])
  expect((await trainee.browser.get(listPasskeys)).body.passkeys.map(({ name }) => name)).toEqual(['Phone'])
})
