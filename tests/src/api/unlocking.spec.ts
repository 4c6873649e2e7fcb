// The lock of an account that was attacked, lifted by the mail about it, over the whole API: by whoever reads it, once it is there, and nobody is signed in by it.

import { systemContext } from '@practicum/command-service/execution/context'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { registerUser } from '@practicum/command-service/features/people/people.registration'
import { lockSignIn } from '@practicum/command-service/features/sessions/sessions.locking'
import { issueVerification } from '@practicum/infra/sessions/verification-codes'
import { liftOwnLock } from '@practicum/shared/features/sessions/sign-in-lock.contract'
import { verifyEmail } from '@practicum/shared/features/signup/verification.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { codesOf, refusedAs } from './harness/browser'
import { codeIn, mailsTo, newAddress, visitorOf } from './harness/inviting'
import { enrol, foundProgram, type Member, PASSWORD, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())
beforeEach(() => app.database.pool.query('delete from access.guess'))

const DAY_SECONDS = 24 * 3600
const written = async ({ userId }: Member): Promise<readonly string[]> =>
  (await app.practicum.services.executor.loadWhole(userAggregate, userId)).events.map(({ type }) => type)
const signsIn = async ({ email }: Member) =>
  (await visitorOf(app)).send('POST', '/api/login', { body: { email, password: PASSWORD } })
const lifts = async (body: { readonly email: string; readonly code: string }) =>
  (await visitorOf(app)).do(liftOwnLock, { body })

/** As three attacks do it. */
async function locked(): Promise<Member> {
  const member = await enrol(app, { role: 'trainee', organizationId: program.organizationId })
  await lock(member)
  return member
}
async function lock({ userId, email }: Member): Promise<void> {
  const { attempts, credentials } = app.practicum.services
  const key = `attacks:${credentials.emailIndex(email)}`
  for (let count = 0; count < 3; count++) await attempts.take({ key, limit: 3, windowSeconds: DAY_SECONDS })
  await lockSignIn(app.practicum.services, userId, new Date())
}
const codeFor = async ({ email }: Member, count = 1): Promise<string> =>
  codeIn((await mailsTo(program, email, count))[0]) ?? ''

test('the mail about a lock lifts it, once, and signs nobody in', async () => {
  const member = await locked()
  expect(codesOf(await signsIn(member))).toEqual(['login.locked_out'])
  const code = await codeFor(member)
  const answer = await lifts({ email: member.email, code })
  expect([answer.status, answer.body, answer.headers.get('set-cookie')?.includes('sid=') ?? false]).toEqual([
    200,
    { lifted: true },
    false,
  ])
  expect((await signsIn(member)).status).toBe(200)
  expect((await lifts({ email: member.email, code })).body).toEqual({ lifted: false })
  expect((await written(member)).filter(type => type === 'SignInLockLifted')).toHaveLength(1)
})

test('a secret lifts the lock that it was mailed about, of that account, and no later one', async () => {
  const [member, other] = [await locked(), await locked()]
  const [code, theirs] = [await codeFor(member), await codeFor(other)]
  const unknown = [404, 'login.unlock_unknown']
  expect(refusedAs(await lifts({ email: member.email, code: theirs }))).toEqual(unknown)
  expect(refusedAs(await lifts({ email: member.email, code: 'nothing' }))).toEqual(unknown)
  expect(refusedAs(await lifts({ email: 'nobody@practicum.test', code }))).toEqual(unknown)
  await lock(member)
  expect(refusedAs(await lifts({ email: member.email, code }))).toEqual(unknown)
  expect(codesOf(await signsIn(member))).toEqual(['login.locked_out'])
})

test('one that is reached where an address is proved is on record, and told to its owner like any other', async () => {
  const { services } = app.practicum
  const email = newAddress()
  const person = {
    email,
    firstName: 'Nadia',
    lastName: 'Okoye',
    zone: 'UTC',
    status: 'pending',
    password: PASSWORD,
  } as const
  const userId = unwrapOrThrow(await registerUser(services, person, systemContext(newId(), new Date())))
  const sending = { sendingId: newId(), sentAt: new Date().toISOString(), expiresAt: '2099-12-31T00:00:00.000Z' }
  const code = await issueVerification(services.capabilities, sending.sendingId)
  const send = { command: () => ({ type: 'SendVerification' as const, ...sending }) }
  unwrapOrThrow(await services.executor.execute(userAggregate, userId, send, systemContext(newId(), new Date())))
  const key = `attacks:${services.credentials.emailIndex(email)}`
  for (let count = 0; count < 2; count++) await services.attempts.take({ key, limit: 3, windowSeconds: DAY_SECONDS })
  const verifies = async () => (await visitorOf(app)).do(verifyEmail, { body: { email, code, password: 'a guess' } })
  for (let tried = 0; tried < 5; tried++)
    expect(refusedAs(await verifies())).toEqual([422, 'password signup.password_wrong'])
  expect(codesOf(await verifies())).toEqual(['login.too_many'])
  expect(codesOf(await verifies())).toEqual(['login.locked_out'])
  const subjects = (await mailsTo(program, email, 2)).map(({ subject }) => subject)
  expect(subjects).toContain('Somebody has tried to guess your password')
})
