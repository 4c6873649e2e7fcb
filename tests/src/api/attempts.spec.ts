// Guessing passwords over the whole API: exact budgets, answers that tell nothing, and locks that strangers cannot turn against the owner.

import argon2 from '@node-rs/argon2'
import { recentNotifications } from '@practicum/shared/features/notifications/notifications.contract'
import { liftSignInLock } from '@practicum/shared/features/sessions/sign-in-lock.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { type Answered, attackedFrom, strangersToken, type Try, tried } from './harness/attacking'
import { eventually } from './harness/eventually'
import { enrol, foundOrganization, type Member, PASSWORD } from './harness/program'

let app: TestApp
let organizationId: string
beforeAll(async () => {
  // Guesses come as fast as the product's own hashing lets them.
  app = await startApp({ passwordCost: undefined })
  organizationId = await foundOrganization(app)
})
afterAll(() => app.close())

const someone = (): Promise<Member> => enrol(app, { role: 'trainee', organizationId })

let token: string
beforeEach(async () => {
  token = await strangersToken(app)
})

const attempt = (one: Try): Promise<Answered> => tried(app, token, one)
const attackFrom = (email: string, addresses: readonly string[]): Promise<void> =>
  attackedFrom(app, email, addresses, token)

const attempts = () => app.practicum.services.attempts
const accountOf = ({ userId }: Member) => app.practicum.services.credentials.accountOf(userId)

const codeOf = ({ text }: Answered): string => JSON.parse(text).errors?.[0]?.code ?? 'ok'

function tally(answers: readonly Answered[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const answer of answers) counts[codeOf(answer)] = (counts[codeOf(answer)] ?? 0) + 1
  return counts
}

test('LOGIN-023 of 200 guesses at once exactly five are looked at, whether the address is known or not', async () => {
  const { email } = await someone()
  for (const address of [email, `${newId()}@practicum.test`]) {
    const tries = Array.from({ length: 200 }, (_, n) => attempt({ email: address, password: `guess ${n}` }))
    expect(tally(await Promise.all(tries))).toEqual({ 'login.failed': 5, 'login.too_many': 195 })
  }
})

test('LOGIN-023 the refusal says in how many seconds to come back, and even the right password waits', async () => {
  const { email } = await someone()
  for (let n = 0; n < 5; n++) await attempt({ email, password: 'wrong' })
  const refused = await attempt({ email, password: PASSWORD })
  expect(refused.status).toBe(429)
  const [{ message, data } = { message: '', data: { seconds: 0 } }] = JSON.parse(refused.text).errors
  expect(data.seconds).toBeGreaterThan(15 * 60 - 60)
  expect(data.seconds).toBeLessThanOrEqual(15 * 60)
  expect(refused.retryAfter).toBe(String(data.seconds))
  expect(message).toBe(`too many login attempts, retry in ${data.seconds} seconds`)
})

test('LOGIN-022 a known and an unknown address are answered byte for byte alike, from the first try to the lock', async () => {
  const { email } = await someone()
  const unknown = `${newId()}@practicum.test`
  // Seconds run on between two tries.
  const plain = ({ status, text, headers }: Answered) => ({
    status,
    headers,
    text: text.replace(/in \d+ seconds/, 'in n seconds').replace(/"seconds":\d+/, '"seconds":n'),
  })
  const codes: string[] = []
  for (let n = 0; n < 20; n++) {
    const from = `127.0.${2 + Math.floor(n / 6)}.1`
    const known = await attempt({ email, password: 'wrong', from })
    expect(plain(await attempt({ email: unknown, password: 'wrong', from }))).toEqual(plain(known))
    codes.push(codeOf(known))
  }
  expect(JSON.parse((await attempt({ email: unknown.toUpperCase(), password: 'x', from: '127.0.0.9' })).text)).toEqual({
    errors: [expect.objectContaining({ code: 'login.locked_out' })],
  })
  expect([...new Set(codes)]).toEqual(['login.failed', 'login.too_many', 'login.locked_out'])
})

test('LOCKOUT-004 AUTH3-012 after three attacks strangers are locked out, and the owner still enters from a known device', async () => {
  const owner = await someone()
  const device = `device=${owner.browser.cookies.get('device')}`
  const { email } = owner
  await attackFrom(email, ['127.0.21.1', '127.0.22.1', '127.0.23.1'])
  const stranger = await attempt({ email, password: PASSWORD, from: '127.0.0.24' })
  expect({ status: stranger.status, code: codeOf(stranger) }).toEqual({ status: 423, code: 'login.locked_out' })
  const other = await someone()
  const foreign = `device=${other.browser.cookies.get('device')}`
  expect((await attempt({ email, password: PASSWORD, from: '127.0.0.26', cookie: foreign })).status).toBe(423)
  const known = await attempt({ email, password: PASSWORD, from: '127.0.0.25', cookie: device })
  expect(known.status).toBe(200)
})

test('a known device has a budget of its own, which is spent too, and is whole again after a success', async () => {
  const owner = await someone()
  const cookie = `device=${owner.browser.cookies.get('device')}`
  const guess = (password: string) => attempt({ email: owner.email, password, cookie }).then(codeOf)
  for (let n = 0; n < 4; n++) expect(await guess('wrong')).toBe('login.failed')
  expect(await guess(PASSWORD)).toBe('ok')
  for (let n = 0; n < 5; n++) expect(await guess('wrong')).toBe('login.failed')
  expect(await guess(PASSWORD)).toBe('login.too_many')
})

test('a try without a good token costs nobody a guess', async () => {
  const { email } = await someone()
  const good = token
  token = 'none'
  for (let n = 0; n < 10; n++) expect((await attempt({ email, password: 'wrong' })).status).toBe(419)
  token = good
  expect((await attempt({ email, password: PASSWORD })).status).toBe(200)
})

test('one address guesses at many accounts as often as its budget lets it, known devices enter from there all the same, and others from elsewhere', async () => {
  const owner = await someone()
  const from = '127.0.40.1'
  const spray = () => attempt({ email: `${newId()}@practicum.test`, password: 'Summer-2026!', from })
  const answers: Answered[] = []
  // Not faster than they are looked at: whoever waits too long is asked to come again.
  for (let round = 0; round < 8; round++) answers.push(...(await Promise.all(Array.from({ length: 25 }, spray))))
  expect(tally(answers)).toEqual({ 'login.failed': 100, 'login.too_many': 100 })
  expect(answers.at(-1)?.retryAfter).toMatch(/^\d+$/)
  const { email } = owner
  expect((await attempt({ email, password: PASSWORD, from })).status).toBe(429)
  const cookie = `device=${owner.browser.cookies.get('device')}`
  expect((await attempt({ email, password: PASSWORD, from, cookie })).status).toBe(200)
  expect((await attempt({ email, password: PASSWORD, from: '127.0.40.2' })).status).toBe(200)
})

test('whoever signs in takes nothing from the budget of their address', async () => {
  const from = '127.0.41.1'
  const key = `sign-in:${from}`
  const { email } = await someone()
  for (let n = 0; n < 3; n++) expect((await attempt({ email, password: PASSWORD, from })).status).toBe(200)
  expect(await app.practicum.services.attempts.count(key)).toBe(0)
  await attempt({ email, password: 'wrong', from })
  expect(await app.practicum.services.attempts.count(key)).toBe(1)
})

test('guesses from everywhere at once are bounded for all addresses together, but for devices that are known', async () => {
  const owner = await someone()
  const { email } = owner
  await app.database.pool.query(
    `insert into access.guess (key, count, window_ends_at) values ('sign-in', 5000, now() + interval '10 minutes')
     on conflict (key) do update set count = 5000, window_ends_at = excluded.window_ends_at`,
  )
  expect((await attempt({ email, password: PASSWORD, from: '127.0.42.1' })).status).toBe(429)
  const cookie = `device=${owner.browser.cookies.get('device')}`
  expect((await attempt({ email, password: PASSWORD, from: '127.0.42.1', cookie })).status).toBe(200)
  await app.practicum.services.attempts.clear(['sign-in'])
})

test('2.4.1 one network is kept from the sign-in before it could close it to everybody', async () => {
  const { email } = await someone()
  await app.database.pool.query(
    `insert into access.guess (key, count, window_ends_at) values ('sign-in-network:127.0.60', 300, now() + interval '10 minutes')`,
  )
  expect((await attempt({ email, password: PASSWORD, from: '127.0.60.7' })).status).toBe(429)
  expect((await attempt({ email, password: PASSWORD, from: '127.0.61.7' })).status).toBe(200)
})

test('more passwords than can be checked are not waited for: some come again, which costs them no guess, the others are answered as ever', async () => {
  const addresses = [50, 51, 52, 53].map(net => `127.0.${net}.1`)
  const { verify } = argon2
  let goOn: () => void = () => undefined
  const held = new Promise<void>(resolve => {
    goOn = resolve
  })
  const checking = jest.spyOn(argon2, 'verify').mockImplementation((...given) => held.then(() => verify(...given)))
  let turnedAway = 0
  const tries = Array.from({ length: 120 }, async (_, n) => {
    const answer = await attempt({ email: `${newId()}@practicum.test`, password: 'x', from: addresses[n % 4] ?? '' })
    if (answer.status === 429) turnedAway += 1
    // All have come: two are being checked, fifty wait.
    if (turnedAway === 68) goOn()
    return answer
  })
  const answers = await Promise.all(tries)
  checking.mockRestore()
  const { 'login.failed': failed = 0, too_many_requests: refused = 0 } = tally(answers)
  expect([failed, refused]).toEqual([52, 68])
  expect(answers.find(({ status }) => status === 429)?.retryAfter).toBe('2')
  const counts = await Promise.all(addresses.map(from => attempts().count(`sign-in:${from}`)))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(failed)
})

describe('S-6 nobody closes an account to its owner', () => {
  const statusFrom = async (email: string, from: string, cookie?: string): Promise<number> =>
    (await attempt({ email, password: PASSWORD, from, ...(cookie === undefined ? {} : { cookie }) })).status
  const attacked = async (net: number): Promise<Member> => {
    const owner = await someone()
    await attackFrom(
      owner.email,
      [0, 1, 2].map(n => `127.${net}.${n}.1`),
    )
    expect(await statusFrom(owner.email, `127.${net}.9.1`)).toBe(423)
    return owner
  }
  const told = (owner: Member, words: RegExp) =>
    eventually(
      async () => (await owner.browser.get(recentNotifications)).body.data.map(({ message }) => message),
      messages => messages.some(message => words.test(message)),
    )

  test('one network counts once a day, however many addresses it has and however often it comes', async () => {
    const { email } = await someone()
    await attackFrom(email, ['127.30.1.1', '127.30.1.2', '127.30.1.3'])
    await app.database.pool.query('delete from access.guess where key like $1', ['account:%'])
    expect(await statusFrom(email, '127.30.2.1')).toBe(200)
  })

  test('whoever is locked out hears for how long, and the owner hears of it at all', async () => {
    const owner = await attacked(31)
    const refused = await attempt({ email: owner.email, password: PASSWORD, from: '127.31.9.1' })
    expect(Number(refused.retryAfter)).toBeGreaterThan(23 * 3600)
    await told(owner, /tried to guess your password/)
  })

  test('it lasts a day from when it was set, however long before the first attack was', async () => {
    const owner = await someone()
    await attackFrom(owner.email, ['127.34.0.1', '127.34.1.1'])
    await app.database.pool.query(
      `update access.guess set window_ends_at = window_ends_at - interval '23 hours' where key = $1`,
      [`attacks:${await accountOf(owner)}`],
    )
    await attackFrom(owner.email, ['127.34.2.1'])
    const refused = await attempt({ email: owner.email, password: PASSWORD, from: '127.34.9.1' })
    expect([refused.status, codeOf(refused)]).toEqual([423, 'login.locked_out'])
    expect(Number(refused.retryAfter)).toBeGreaterThan(23 * 3600)
  })

  test('the owner lifts it by signing in on a device of theirs', async () => {
    const owner = await attacked(32)
    const device = `device=${owner.browser.cookies.get('device')}`
    expect(await statusFrom(owner.email, '127.32.9.1', device)).toBe(200)
    expect(await statusFrom(owner.email, '127.32.9.2')).toBe(200)
    // The same networks have had their turn.
    await attackFrom(
      owner.email,
      [0, 1, 2].map(n => `127.32.${n}.2`),
    )
    expect(await attempts().count(`attacks:${await accountOf(owner)}`)).toBe(0)
  })

  test('an admin lifts it, which is recorded and told; nobody else may', async () => {
    const owner = await attacked(33)
    const admin = await enrol(app, { role: 'admin', organizationId })
    const coordinator = await enrol(app, { role: 'coordinator', organizationId })
    const of = { params: { id: owner.userId } }
    expect((await coordinator.browser.do(liftSignInLock, of)).status).toBe(403)
    expect((await admin.browser.do(liftSignInLock, of)).body).toEqual({ lifted: true })
    expect(await statusFrom(owner.email, '127.33.9.1')).toBe(200)
    expect((await admin.browser.do(liftSignInLock, of)).body).toEqual({ lifted: false })
    expect((await admin.browser.do(liftSignInLock, { params: { id: newId() } })).status).toBe(404)
    await told(owner, /from new devices again/)
    const { rows } = await app.database.pool.query(
      "select metadata->'actor'->>'userId' as actor from log.event where stream = $1 and type = 'SignInLockLifted'",
      [`user-${owner.userId}`],
    )
    expect(rows).toEqual([{ actor: admin.userId }])
  })
})
