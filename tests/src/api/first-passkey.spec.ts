// A passkey as the first second step, over the whole API: for whoever is asked to set one up, and for nobody else.
import { systemContext } from '@practicum/command-service/execution/context'
import { assignPosition } from '@practicum/command-service/features/people/people.registration'
import { addFirstPasskey, beginFirstPasskey } from '@practicum/shared/features/passkeys/first-passkey.contract'
import { listPasskeys } from '@practicum/shared/features/passkeys/passkeys.contract'
import { currentUser, signIn } from '@practicum/shared/features/sessions/sessions.contract'
import {
  chooseTwoFactor,
  twoFactorSetup,
  verifyAuthenticator,
} from '@practicum/shared/features/two-factor/two-factor.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { Authenticator, addPasskeyIn, type Lie } from './harness/authenticator'
import { type Browser, codesOf } from './harness/browser'
import { enrol, foundOrganization, type Member, PASSWORD } from './harness/program'
import { setUpApp } from './harness/second-step'

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
  // Whoever had given the password alone sets up no app either.
  expect((await late.do(chooseTwoFactor, { body: { method: 'authenticator' } })).status).toBe(401)
  const body = { name: 'Late', credential: new Authenticator().create(begun) }
  expect((await late.do(addFirstPasskey, { body })).status).toBe(401)
  expect((await trainee.browser.get(listPasskeys)).body.passkeys.map(({ name }) => name)).toEqual(['Phone'])
})

/** While what the authenticator has signed is looked at: after the session was. */
function meanwhile(what: () => Promise<unknown>): void {
  const { passkeys } = app.practicum.services
  const find = passkeys.find.bind(passkeys)
  jest.spyOn(passkeys, 'find').mockImplementationOnce(async id => {
    await what()
    return find(id)
  })
}
const passkeysOf = async ({ userId }: Member): Promise<number> =>
  (await app.practicum.services.passkeys.allOf(userId)).length

test('a session that ends while a passkey is given in it leaves none', async () => {
  const member = await asked()
  meanwhile(() => app.practicum.services.sessions.endAllOf(member.userId))
  expect((await give(member.browser)).answer.status).toBe(401)
  expect(await passkeysOf(member)).toBe(0)
})

test('two that are given at once, in one session or in two: one counts', async () => {
  /** Whether the other one is too late for its session or for what was asked in it hangs on when the two meet. */
  const tooLate = (status: number | undefined): boolean => status === 401 || status === 422
  const oneOf = (given: readonly { readonly answer: { readonly status: number } }[]) => {
    const [won, lost] = given.map(({ answer }) => answer.status).sort()
    return [won, tooLate(lost)]
  }
  const one = await asked()
  const inOne = await Promise.all([give(one.browser), give(one.browser)])
  expect(oneOf(inOne)).toEqual([200, true])
  expect(await passkeysOf(one)).toBe(1)
  const two = await asked()
  const other = await app.visitor().signIn(two.email, PASSWORD)
  const inTwo = await Promise.all([give(two.browser), give(other)])
  expect(oneOf(inTwo)).toEqual([200, true])
  expect(await passkeysOf(two)).toBe(1)
})

test('an app that is set up while a passkey is given is the second step alone, and the other way round', async () => {
  const member = await asked()
  const other = await app.visitor().signIn(member.email, PASSWORD)
  meanwhile(() => setUpApp(other))
  expect((await give(member.browser)).answer.status).toBe(401)
  expect(await passkeysOf(member)).toBe(0)
  const { browser, email } = await asked()
  const late = await app.visitor().signIn(email, PASSWORD)
  await late.do(chooseTwoFactor, { body: { method: 'authenticator' } })
  expect((await give(browser)).answer.status).toBe(200)
  expect((await late.do(verifyAuthenticator, { body: { token: '000000' } })).status).toBe(401)
})
