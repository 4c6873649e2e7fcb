// Signing in while what it stands on changes, over the whole API: whatever was right a moment ago, no session is left by it.
import type { SessionStage } from '@practicum/shared/access/stages'
import { changePassword } from '@practicum/shared/features/passwords/passwords.contract'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { startApp, type TestApp } from './harness/app'
import { type Answer, type Browser, codesOf, refusedAs } from './harness/browser'
import { eventually } from './harness/eventually'
import { visitorOf } from './harness/inviting'
import { enrol, foundOrganization, type Member, PASSWORD } from './harness/program'
import { setUpApp } from './harness/second-step'

let app: TestApp
let organizationId: string
beforeAll(async () => {
  app = await startApp()
  organizationId = await foundOrganization(app)
})
afterAll(() => app.close())
afterEach(() => jest.restoreAllMocks())

const services = () => app.practicum.services
const someone = (): Promise<Member> => enrol(app, { role: 'trainee', organizationId })
const signsIn = (browser: Browser, { email }: Member): Promise<Answer> =>
  browser.send('POST', '/api/login', { body: { email, password: PASSWORD } })
const statusOf = async (browser: Browser): Promise<number> => (await browser.get(currentUser)).status

/** As a link of a mail does it. */
async function changed({ userId }: Pick<Member, 'userId'>): Promise<void> {
  const { credentials, passwordChanges } = services()
  const passwordHash = await credentials.hashed('another-kelp-moorlip')
  expect(await passwordChanges.change({ userId, passwordHash, by: 'reset' })).toBeDefined()
}

async function sessionsOf({ userId }: Member): Promise<readonly { readonly stage: SessionStage }[]> {
  return (await app.database.pool.query('select stage from access.session where user_id = $1', [userId])).rows
}

test('7.4.3 a password that is changed while it is compared lets nobody in', async () => {
  const member = await someone()
  const browser = await visitorOf(app)
  const { passwords } = services()
  const verify = passwords.verify.bind(passwords)
  jest.spyOn(passwords, 'verify').mockImplementationOnce(async (...asked) => {
    const verdict = await verify(...asked)
    expect(verdict.verified).toBe(true)
    await changed(member)
    return verdict
  })
  expect(refusedAs(await signsIn(browser, member))).toEqual([422, 'login.failed'])
  expect([await statusOf(browser), await sessionsOf(member)]).toEqual([401, []])
})

test('7.4.3 nobody is let in by a password alone while a second step is being set up', async () => {
  const member = await someone()
  const browser = await visitorOf(app)
  const { twoFactor } = services()
  const standing = twoFactor.standing.bind(twoFactor)
  jest.spyOn(twoFactor, 'standing').mockImplementationOnce(async userId => {
    const none = await standing(userId)
    expect(none).toBeUndefined()
    await setUpApp(member.browser)
    return none
  })
  expect(codesOf(await signsIn(browser, member))).toEqual(['login.failed'])
  expect([await statusOf(browser), await sessionsOf(member)]).toEqual([401, [{ stage: 'full' }]])
  expect(await statusOf(member.browser)).toBe(200)
})

test('one’s own change goes on under a new secret, unless the password has been changed once more', async () => {
  const member = await someone()
  const { passwordChanges } = services()
  const change = passwordChanges.change.bind(passwordChanges)
  jest.spyOn(passwordChanges, 'change').mockImplementationOnce(async asked => {
    const own = await change(asked)
    await changed(member)
    return own
  })
  const body = { current: PASSWORD, password: 'quiet-fjord-lantern' }
  const answer = await member.browser.do(changePassword, { body })
  expect([answer.status, await statusOf(member.browser), await sessionsOf(member)]).toEqual([401, 401, []])
})

describe('a session that is raised', () => {
  async function begun() {
    const { userId, positionId } = await someone()
    const session = { userId, positionId, ip: '127.0.0.1', userAgent: 'test' }
    const { sessions } = services()
    const sid = await sessions.create({ ...session, stage: 'second-step' })
    const { sidHash } = (await sessions.find(sid)) ?? { sidHash: '' }
    return { session, sidHash, sessions }
  }

  test('is the proof, once', async () => {
    const { session, sidHash, sessions } = await begun()
    const raised = await Promise.all([1, 2, 3].map(() => sessions.raise(session, sidHash)))
    expect(raised.filter(sid => sid !== undefined)).toHaveLength(1)
  })

  test('waits for a change that has begun, and has ended with it', async () => {
    const { session, sidHash, sessions } = await begun()
    const client = await app.database.pool.connect()
    try {
      await client.query('begin')
      await client.query('select from access.credential where user_id = $1 for update', [session.userId])
      const raising = sessions.raise(session, sidHash)
      // Asked outside the transaction: inside one, PostgreSQL answers each look with what it saw at the first.
      await eventually(
        async () =>
          (
            await app.database.pool.query(
              `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%access.session%'`,
            )
          ).rowCount,
        waiting => waiting === 1,
      )
      await client.query('delete from access.session where user_id = $1', [session.userId])
      await client.query('commit')
      expect(await raising).toBeUndefined()
    } finally {
      client.release()
    }
  })
})
