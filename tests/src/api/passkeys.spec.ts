// Passkeys over the whole API: added with the password, they sign in alone or in place of a code, at this address and once for each question.

import { systemContext } from '@practicum/command-service/execution/context'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { listMails } from '@practicum/shared/features/mails/mails.contract'
import { archiveOrganization } from '@practicum/shared/features/organizations/archiving.contract'
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  beginPasskeyStep,
  listPasskeys,
  passPasskeyStep,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from '@practicum/shared/features/passkeys/passkeys.contract'
import { currentUser, signIn } from '@practicum/shared/features/sessions/sessions.contract'
import { resetTwoFactorOf, secondStep } from '@practicum/shared/features/two-factor/two-factor.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { type Added, Authenticator, addPasskeyIn, type Lie } from './harness/authenticator'
import { type Browser, codesOf } from './harness/browser'
import { eventually } from './harness/eventually'
import { enrol, foundOrganization, type Member, PASSWORD } from './harness/program'
import { halfway, setUpApp } from './harness/second-step'

let app: TestApp
let organizationId: string
beforeAll(async () => {
  app = await startApp({ settings: { twoFactorRequiredRoles: ['supervisor'] } })
  organizationId = await foundOrganization(app)
})
afterAll(() => app.close())

const someone = (role: Member['role'] = 'trainee'): Promise<Member> => enrol(app, { role, organizationId })
const statusOf = async (browser: Browser): Promise<number> => (await browser.get(currentUser)).status

async function withPasskey(role: Member['role'] = 'trainee'): Promise<Member & Added> {
  const member = await someone(role)
  return { ...member, ...(await addPasskeyIn(member.browser)) }
}

async function written(userId: string, type: string): Promise<readonly Record<string, unknown>[]> {
  const asked = 'select data from log.event where stream = $1 and type = $2 order by revision'
  const { rows } = await app.database.pool.query<{ data: Record<string, unknown> }>(asked, [`user-${userId}`, type])
  return rows.map(({ data }) => data)
}

const mailsTo = async (browser: Browser): Promise<readonly string[]> =>
  (await browser.list<{ kind: string }>(listMails)).items.map(({ kind }) => kind)

async function visitor(): Promise<Browser> {
  const browser = app.visitor()
  await browser.freshToken()
  return browser
}

/** A browser that nobody has signed in at, and what it was told when it gave the passkey. */
async function signingIn(device: Authenticator, lie: Lie = {}, browser?: Browser) {
  const there = browser ?? (await visitor())
  const asked = (await there.do(beginPasskeySignIn)).body
  const credential = device.sign(asked, lie)
  const answer = await there.do(signInWithPasskey, { body: { credential } })
  if (answer.status === 200) there.csrf = answer.body.csrf_token
  return { browser: there, credential, answer }
}

async function stepping(browser: Browser, device: Authenticator, lie: Lie = {}) {
  const asked = await browser.do(beginPasskeyStep)
  const credential = device.sign(asked.body, lie)
  return { asked, answer: await browser.do(passPasskeyStep, { body: { credential } }) }
}

describe('adding one', () => {
  test('asks for the password, keeps it sealed under its name, and tells its person by mail', async () => {
    const { browser, userId, email } = await someone()
    expect((await browser.get(listPasskeys)).body).toEqual({ offered: true, passkeys: [] })
    expect(codesOf(await browser.do(beginPasskey, { body: { password: 'not-the-password' } }))).toEqual([
      'password.wrong_current',
    ])
    const begun = await browser.do(beginPasskey, { body: { password: PASSWORD } })
    expect(begun.body).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    })
    const device = new Authenticator()
    const body = { name: 'Work laptop', credential: device.create(begun.body) }
    const { id } = (await browser.do(addPasskey, { body })).body
    expect((await browser.get(listPasskeys)).body.passkeys).toEqual([
      { id, name: 'Work laptop', added_at: expect.any(String), last_used_at: null },
    ])
    expect(await written(userId, 'PasskeyAdded')).toMatchObject([{ userId, passkeyId: id, synced: false }])
    const { rows } = await app.database.pool.query('select p::text from access.passkey p where id = $1', [id])
    const sealed = JSON.stringify(rows)
    for (const told of ['Work laptop', device.credentialId.toString('hex'), email]) expect(sealed).not.toContain(told)
    const again = await browser.do(beginPasskey, { body: { password: PASSWORD } })
    expect(again.body.excludeCredentials).toEqual([{ id: device.id, type: 'public-key', transports: ['internal'] }])
    expect(codesOf(await browser.do(addPasskey, { body: { ...body, credential: device.create(again.body) } }))).toEqual(
      ['passkeys.known'],
    )
    await eventually(
      () => mailsTo(browser),
      kinds => kinds.includes('user.passkey_added'),
    )
  })

  test('what was asked opens once, for this person in this session, at this address', async () => {
    const { browser, email } = await someone()
    const other = await app.visitor().signIn(email, PASSWORD)
    const begun = (await browser.do(beginPasskey, { body: { password: PASSWORD } })).body
    const name = 'Phone'
    const add = async (there: Browser, lie: Lie = {}, device = new Authenticator()) =>
      codesOf(await there.do(addPasskey, { body: { name, credential: device.create(begun, lie) } }))
    expect(await add(other)).toEqual(['passkeys.expired'])
    expect(await add(browser, { challenge: 'c29tZXRoaW5nIGVsc2U' })).toEqual(['passkeys.expired'])
    expect(await add(browser)).toEqual([])
    expect(await add(browser)).toEqual(['passkeys.expired'])
    for (const lie of [
      { origin: 'https://practicum.evil' },
      { rpId: 'practicum.evil' },
      { unverified: true },
    ] as const) {
      const fresh = (await browser.do(beginPasskey, { body: { password: PASSWORD } })).body
      const credential = new Authenticator().create(fresh, lie)
      expect(codesOf(await browser.do(addPasskey, { body: { name, credential } }))).toEqual(['passkeys.failed'])
    }
    expect((await browser.get(listPasskeys)).body.passkeys).toHaveLength(1)
  })
})

describe('signing in by it alone', () => {
  test('opens the account without a password or a code, and is on record', async () => {
    const member = await withPasskey()
    await setUpApp(member.browser)
    const { browser, answer } = await signingIn(member.device)
    expect(answer.body).toMatchObject({ id: member.userId, redirect: '/dashboard' })
    expect(await statusOf(browser)).toBe(200)
    expect(await written(member.userId, 'PasskeyUsed')).toEqual([
      { userId: member.userId, passkeyId: member.id, use: 'sign_in' },
    ])
    expect((await browser.get(listPasskeys)).body.passkeys).toMatchObject([{ last_used_at: expect.any(String) }])
  })

  test('into an archived organization nobody is let in, and they are told why', async () => {
    const archived = await foundOrganization(app)
    const member = await enrol(app, { role: 'trainee', organizationId: archived })
    const { device } = await addPasskeyIn(member.browser)
    const admin = await someone('admin')
    expect((await admin.browser.do(archiveOrganization, { params: { id: archived } })).status).toBe(200)
    const { answer } = await signingIn(device)
    expect([answer.status, codesOf(answer)]).toEqual([422, ['login.organization_archived']])
  })

  test('tells nobody who has an account', async () => {
    await withPasskey()
    const options = (await (await visitor()).do(beginPasskeySignIn)).body
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] })
    expect(codesOf((await signingIn(new Authenticator(), { userHandle: 'bm9ib2R5' })).answer)).toEqual([
      'passkeys.failed',
    ])
  })

  test('an answer is taken once, and in the browser that was asked', async () => {
    const { device } = await withPasskey()
    const { browser, credential } = await signingIn(device)
    expect(codesOf(await browser.do(signInWithPasskey, { body: { credential } }))).toEqual(['passkeys.expired'])
    const asked = (await (await visitor()).do(beginPasskeySignIn)).body
    const stolen = await (await visitor()).do(signInWithPasskey, { body: { credential: device.sign(asked) } })
    expect(codesOf(stolen)).toEqual(['passkeys.expired'])
  })

  test('what was signed elsewhere, for another, or without its owner is refused and on record', async () => {
    const { device, userId } = await withPasskey()
    const lies = [
      { origin: 'https://practicum.evil' },
      { rpId: 'practicum.evil' },
      { unverified: true },
      { userHandle: Buffer.from(newId()).toString('base64url') },
    ] as const
    for (const lie of lies) expect(codesOf((await signingIn(device, lie)).answer)).toEqual(['passkeys.failed'])
    await eventually(
      () => written(userId, 'PasskeyRefused'),
      refused => refused.length === lies.length,
    )
  })

  test('a counter that goes back is refused, on record, and told by mail', async () => {
    const { browser, device, userId, id } = await withPasskey()
    expect((await signingIn(device)).answer.status).toBe(200)
    device.counter -= 1
    expect(codesOf((await signingIn(device)).answer)).toEqual(['passkeys.counter'])
    await eventually(
      () => written(userId, 'PasskeyRefused'),
      refused => refused.length === 1,
    )
    expect(await written(userId, 'PasskeyRefused')).toEqual([
      { userId, passkeyId: id, use: 'sign_in', code: 'passkeys.counter' },
    ])
    await eventually(
      () => mailsTo(browser),
      kinds => kinds.includes('user.passkey_refused'),
    )
  })

  test('has the budget of the password', async () => {
    const { device, browser, email } = await withPasskey()
    for (let tries = 1; tries <= 5; tries++)
      expect(codesOf((await signingIn(device, { unverified: true })).answer)).toEqual(['passkeys.failed'])
    expect(codesOf((await signingIn(device)).answer)).toEqual(['login.too_many'])
    const password = await (await visitor()).do(signIn, { body: { email, password: PASSWORD } })
    expect(codesOf(password)).toEqual(['login.too_many'])
    // A device that is known has its own.
    const known = await visitor()
    for (const [name, value] of browser.cookies) if (name === 'device') known.cookies.set(name, value)
    expect((await signingIn(device, {}, known)).answer.status).toBe(200)
  })
})

describe('in place of a code', () => {
  test('lets in after the password, where it is one of theirs', async () => {
    const member = await withPasskey()
    await setUpApp(member.browser)
    const other = await withPasskey()
    const browser = await halfway(app, member)
    expect((await browser.get(secondStep)).body).toMatchObject({ method: 'authenticator', passkeys: true })
    const foreign = await stepping(browser, other.device)
    expect(foreign.asked.body.allowCredentials).toMatchObject([{ id: member.device.id }])
    expect(codesOf(foreign.answer)).toEqual(['passkeys.failed'])
    expect((await stepping(browser, member.device)).answer.body).toMatchObject({ id: member.userId })
    expect(await written(member.userId, 'PasskeyUsed')).toMatchObject([{ use: 'second_step' }])
  })

  test('has five tries after one password', async () => {
    const member = await withPasskey()
    await setUpApp(member.browser)
    const browser = await halfway(app, member)
    for (let tries = 1; tries <= 5; tries++)
      expect(codesOf((await stepping(browser, member.device, { unverified: true })).answer)).toEqual([
        'passkeys.failed',
      ])
    expect(codesOf((await stepping(browser, member.device)).answer)).toEqual(['two_factor.too_many'])
  })

  test('is asked for where a role may not be without a second step, and no other is set up', async () => {
    const { browser: first, email, userId } = await someone('supervisor')
    await setUpApp(first, undefined)
    const { device } = await addPasskeyIn(first)
    await app.database.pool.query('delete from access.two_factor where user_id = $1', [userId])
    const browser = await visitor()
    const answer = await browser.do(signIn, { body: { email, password: PASSWORD } })
    expect(answer.body).toMatchObject({ next: '/auth/token', auth_code_required: false })
    browser.csrf = answer.body.csrf_token
    expect(await statusOf(browser)).toBe(401)
    expect((await browser.get(secondStep)).body).toMatchObject({ method: null, passkeys: true })
    expect((await stepping(browser, device)).answer.status).toBe(200)
  })

  test('whoever has none is told so', async () => {
    const member = await someone()
    await setUpApp(member.browser)
    expect(codesOf(await (await halfway(app, member)).do(beginPasskeyStep))).toEqual(['passkeys.none'])
  })
})

describe('changing one', () => {
  test('it is renamed, and somebody else’s is not there', async () => {
    const { browser, id, userId } = await withPasskey()
    const { browser: stranger } = await someone()
    const body = { name: 'Old laptop' }
    expect((await stranger.do(renamePasskey, { params: { id }, body })).status).toBe(404)
    const refused = await stranger.do(removePasskey, { params: { id }, body: { password: PASSWORD } })
    expect(refused.status).toBe(404)
    for (let times = 0; times < 2; times++)
      expect((await browser.do(renamePasskey, { params: { id }, body })).status).toBe(200)
    expect((await browser.get(listPasskeys)).body.passkeys).toMatchObject([{ id, name: 'Old laptop' }])
    expect(await written(userId, 'PasskeyRenamed')).toHaveLength(1)
  })

  test('it is removed with the password, opens nothing any more, and ends every other session', async () => {
    const { browser, id, device } = await withPasskey()
    const { browser: elsewhere } = await signingIn(device)
    const wrong = await browser.do(removePasskey, { params: { id }, body: { password: 'not-the-password' } })
    expect(codesOf(wrong)).toEqual(['password.wrong_current'])
    expect((await browser.do(removePasskey, { params: { id }, body: { password: PASSWORD } })).status).toBe(200)
    expect((await browser.get(listPasskeys)).body.passkeys).toEqual([])
    expect(await statusOf(elsewhere)).toBe(401)
    expect(await statusOf(browser)).toBe(200)
    expect(codesOf((await signingIn(device)).answer)).toEqual(['passkeys.failed'])
  })

  test('one whose record went before it opens nothing, and is removed all the same', async () => {
    const member = await withPasskey()
    const command = () => ({ type: 'RemovePasskey', passkeyId: member.id }) as const
    const context = systemContext(newId(), new Date())
    unwrapOrThrow(await app.practicum.services.executor.execute(userAggregate, member.userId, { command }, context))
    expect(codesOf((await signingIn(member.device)).answer)).toEqual(['passkeys.failed'])
    const asked = { params: { id: member.id }, body: { password: PASSWORD } }
    expect((await member.browser.do(removePasskey, asked)).status).toBe(200)
    expect((await member.browser.do(removePasskey, asked)).status).toBe(404)
  })

  test('the last one stays where a role may not be without a second step and there is no other', async () => {
    const { browser, userId } = await someone('supervisor')
    await setUpApp(browser, undefined)
    const { id } = await addPasskeyIn(browser)
    await app.database.pool.query('delete from access.two_factor where user_id = $1', [userId])
    const removed = await browser.do(removePasskey, { params: { id }, body: { password: PASSWORD } })
    expect([removed.status, codesOf(removed)]).toEqual([409, ['two_factor.required']])
  })

  test('an admin who takes two-factor sign-in away takes passkeys away, with the reason', async () => {
    const { userId, id, device, browser } = await withPasskey()
    const { browser: admin } = await enrol(app, { role: 'admin', organizationId })
    const body = { reason: 'Has lost the phone' }
    const reset = await admin.do(resetTwoFactorOf, { params: { id: userId }, body })
    expect(reset.body).toEqual({ reset: true })
    expect(await written(userId, 'PasskeyRemoved')).toMatchObject([{ passkeyId: id, by: 'admin' }])
    expect(await statusOf(browser)).toBe(401)
    expect(codesOf((await signingIn(device)).answer)).toEqual(['passkeys.failed'])
  })
})

test('at a bare address there are none', async () => {
  const bare = await startApp({ settings: { publicUrl: 'https://198.51.100.7' } })
  try {
    const browser = bare.visitor()
    await browser.freshToken()
    expect(codesOf(await browser.do(beginPasskeySignIn))).toEqual(['passkeys.not_offered'])
  } finally {
    await bare.close()
  }
})
