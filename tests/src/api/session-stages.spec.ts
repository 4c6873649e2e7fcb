// How far somebody has come in signing in, against every row of the contract: whoever has given the password alone is a visitor to all but a few.
import { isDeepStrictEqual } from 'node:util'
import { systemContext } from '@practicum/command-service/execution/context'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { assignPosition } from '@practicum/command-service/features/people/people.registration'
import type { SessionStage } from '@practicum/shared/access/stages'
import { allRows } from '@practicum/shared/contract/all'
import type { Row } from '@practicum/shared/contract/row'
import { listDevices } from '@practicum/shared/features/devices/devices.contract'
import { recentNotifications } from '@practicum/shared/features/notifications/notifications.contract'
import {
  broadcastingAuth,
  currentUser,
  initialState,
  signOut,
} from '@practicum/shared/features/sessions/sessions.contract'
import {
  authenticatorSetup,
  chooseTwoFactor,
  resetTwoFactor,
  resetTwoFactorOf,
  verifyAuthenticator,
} from '@practicum/shared/features/two-factor/two-factor.contract'
import { getUser } from '@practicum/shared/features/users/account.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { type Browser, codesOf } from './harness/browser'
import { eventually } from './harness/eventually'
import { enrol, foundOrganization, type Member, PASSWORD } from './harness/program'
import { codeOf, give, halfway, laterOn, nextOf, setUpApp, wrongCode } from './harness/second-step'

/** By hand: what is open before one is signed in, beside what is open to everybody. */
const NAMED: Readonly<Record<Exclude<SessionStage, 'full'>, readonly string[]>> = {
  'second-step': ['beginPasskeyStep', 'passPasskeyStep', 'passSecondStep', 'secondStep', 'sendCodeAgain', 'signOut'],
  setup: [
    'addFirstPasskey',
    'authenticatorSetup',
    'beginFirstPasskey',
    'choosePhone',
    'chooseTwoFactor',
    'resetTwoFactor',
    'sendCodeAgain',
    'signOut',
    'twoFactorSetup',
    'verifyAuthenticator',
    'verifyPhone',
  ],
}

const STANDS = {
  'second-step': { code: 'second_step', next: '/auth/token' },
  setup: { code: 'setup_first', next: '/auth/setup' },
} as const

let app: TestApp
let organizationId: string
beforeAll(async () => {
  app = await startApp({ settings: { twoFactorRequiredRoles: ['supervisor'] } })
  organizationId = await foundOrganization(app)
})
afterAll(() => app.close())

/** Their role asks for it, and they have not set it up. */
const asked = (): Promise<Member> => enrol(app, { role: 'supervisor', organizationId })

async function withApp(role: Member['role'] = 'trainee'): Promise<Member & { readonly secret: string }> {
  const member = await enrol(app, { role, organizationId })
  const { secret } = await setUpApp(member.browser)
  await laterOn(app, member)
  return { ...member, secret }
}

const browserIn = async (stage: Exclude<SessionStage, 'full'>): Promise<Browser> =>
  stage === 'setup' ? (await asked()).browser : halfway(app, await withApp())

/** Signing out goes last, it would close the others. */
const inOrder = [...allRows].sort((a, b) => Number(a.name === 'signOut') - Number(b.name === 'signOut'))
const pathOf = (row: Row): string =>
  row.path.replace(':subject', 'task').replace(':role', 'trainee').replace(':form', 'session').replace(/:\w+/g, newId())

async function knock(browser: Browser, row: Row) {
  const body = row.kind === 'command' && row.method !== 'GET' ? { body: { unknown_key: 1 } } : {}
  return browser.send(row.method, pathOf(row), body)
}

describe.each(['second-step', 'setup'] as const)('%s', stage => {
  test('every row but the named ones refuses whoever has given the password alone, and says what is next', async () => {
    const browser = await browserIn(stage)
    const told = new Map<string, object>()
    for (const row of inOrder.filter(({ access }) => access.who !== 'anyone')) {
      const answer = await knock(browser, row)
      told.set(row.name, { status: answer.status, code: codesOf(answer)[0], next: nextOf(answer) })
    }
    const refused = { status: 401, ...STANDS[stage] }
    const others = [...told].filter(([, answer]) => !isDeepStrictEqual(answer, refused))
    expect(others.map(([name]) => name).sort()).toEqual(NAMED[stage])
  })

  test('to what is open to everybody they are a visitor', async () => {
    const browser = await browserIn(stage)
    expect((await browser.get(initialState)).body.current_user).toBeNull()
    const { rows } = await app.database.pool.query('select channel from access.session where stage = $1', [stage])
    for (const { channel } of rows) {
      const body = { channel_name: channel, socket_id: 'a-socket' }
      expect((await browser.do(broadcastingAuth, { body })).status).toBe(403)
    }
    const channels = rows.map(({ channel }) => channel)
    expect(channels.length).toBeGreaterThan(0)
    expect([...(await app.practicum.services.sessions.channelsAlive(channels))]).toEqual([])
  })

  test('they may go again', async () => {
    const browser = await browserIn(stage)
    expect((await browser.do(signOut)).status).toBe(200)
    expect(codesOf(await browser.get(currentUser))).toEqual(['unauthorized'])
  })
})

test('what belongs before signing in is closed after it', async () => {
  const { browser } = await enrol(app, { role: 'trainee', organizationId })
  const before = allRows.filter(({ access: { stages } }) => stages && !stages.includes('full'))
  expect(before.map(({ name }) => name).sort()).toEqual([
    'addFirstPasskey',
    'beginFirstPasskey',
    'beginPasskeyStep',
    'passPasskeyStep',
    'passSecondStep',
    'secondStep',
  ])
  for (const row of before) expect((await knock(browser, row)).status).toBe(403)
})

test('a device that has come halfway is none that one is signed in at', async () => {
  const member = await withApp()
  await halfway(app, member)
  expect((await member.browser.get(listDevices)).body.devices).toHaveLength(1)
})

test('a role that may not be without it sets it up before it is let in, and is let in with its first code', async () => {
  const { browser, userId, email } = await asked()
  const answer = await app.visitor().signIn(email, PASSWORD)
  expect(answer.cookies.has('device')).toBe(false)
  expect(codesOf(await browser.get(currentUser))).toEqual(['setup_first'])
  // The password was given a moment ago.
  await browser.do(chooseTwoFactor, { body: { method: 'authenticator' } })
  const { secret } = (await browser.get(authenticatorSetup)).body
  expect((await browser.do(resetTwoFactor, { body: {} })).body).toEqual({ removed: false })
  expect(codesOf(await browser.get(authenticatorSetup))).toEqual(['two_factor.not_chosen'])
  await browser.do(chooseTwoFactor, { body: { method: 'authenticator' } })
  const again = (await browser.get(authenticatorSetup)).body.secret
  expect(again).not.toBe(secret)
  const begun = browser.cookies.get('sid')
  const verified = await browser.do(verifyAuthenticator, { body: { token: await codeOf(again) } })
  expect(verified.body).toMatchObject({ id: userId, redirect: '/dashboard' })
  browser.csrf = verified.body.csrf_token
  expect((await browser.get(currentUser)).body.id).toBe(userId)
  expect(browser.cookies.get('sid')).not.toBe(begun)
  expect(browser.cookies.has('device')).toBe(true)
  const removed = await browser.do(resetTwoFactor, { body: { password: PASSWORD } })
  expect([removed.status, codesOf(removed)]).toEqual([409, ['two_factor.required']])
})

test('a position elsewhere asks for it too', async () => {
  const member = await enrol(app, { role: 'trainee', organizationId })
  const elsewhere = await foundOrganization(app)
  const position = {
    role: 'supervisor',
    organizationId: elsewhere,
    liveSessionsAllowed: true,
    accountLimited: false,
  } as const
  const context = systemContext(newId(), new Date(), elsewhere)
  unwrapOrThrow(await assignPosition(app.practicum.services, member.userId, position, context))
  const browser = await halfway(app, member)
  expect(codesOf(await browser.get(currentUser))).toEqual(['setup_first'])
})

test('ADMTOOL-021 an admin resets it for somebody who has lost everything: with a reason, on record, and all sessions are over', async () => {
  const member = await withApp()
  const admin = await enrol(app, { role: 'admin', organizationId })
  const begun = await halfway(app, member)
  for (let tries = 0; tries < 5; tries++) await give(begun, await wrongCode(member.secret))
  const params = { id: member.userId }
  const standing = async () => (await admin.browser.get(getUser, { params })).body.two_factor
  expect(await standing()).toEqual({ ways: ['authenticator'], tries_used_up: false })
  const later = await halfway(app, member)
  for (let tries = 0; tries < 5; tries++) await give(later, await wrongCode(member.secret))
  expect(await standing()).toEqual({ ways: ['authenticator'], tries_used_up: true })
  const reason = 'Has lost the phone and the recovery codes; known by voice'
  expect((await admin.browser.do(resetTwoFactorOf, { params, body: { reason: ' ' } })).status).toBe(422)
  const done = await admin.browser.do(resetTwoFactorOf, { params, body: { reason } })
  expect([done.status, done.body]).toEqual([200, { reset: true }])
  expect(await standing()).toEqual({ ways: [], tries_used_up: false })
  expect((await admin.browser.do(resetTwoFactorOf, { params, body: { reason } })).body).toEqual({ reset: false })
  expect((await member.browser.get(currentUser)).status).toBe(401)
  expect((await begun.get(currentUser)).status).toBe(401)
  const again = await halfway(app, member)
  expect((await again.get(currentUser)).status).toBe(200)
  const [notified] = await eventually(
    async () => (await again.get(recentNotifications)).body.data,
    found => found.length > 0,
  )
  expect(notified?.kind).toBe('user.two_factor_removed')
  const { events } = await app.practicum.services.executor.loadWhole(userAggregate, member.userId)
  expect(events.filter(({ type }) => type === 'TwoFactorRemoved').map(({ data }) => data)).toEqual([
    { userId: member.userId, by: 'admin', reason },
  ])
  const own = await admin.browser.do(resetTwoFactorOf, { params: { id: admin.userId }, body: { reason } })
  expect([own.status, codesOf(own)]).toEqual([403, ['two_factor.own']])
  expect((await admin.browser.do(resetTwoFactorOf, { params: { id: newId() }, body: { reason } })).status).toBe(404)
})
