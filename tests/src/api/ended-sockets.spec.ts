// Sockets of sessions that end by what is done to an account: closed when it is on record, and not when somebody next looks for sessions that are over.
import { SessionStore } from '@practicum/infra/sessions/store'
import { requestEmailChange, stopEmailChange } from '@practicum/shared/features/email-changes/email-changes.contract'
import { removePasskey } from '@practicum/shared/features/passkeys/passkeys.contract'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { verifyEmail } from '@practicum/shared/features/signup/verification.contract'
import { completeSso, disableSso, linkSso } from '@practicum/shared/features/sso/sso.contract'
import { resetTwoFactorOf } from '@practicum/shared/features/two-factor/two-factor.contract'
import { mergeAccounts, undoMerge } from '@practicum/shared/features/users/merging.contract'
import { OIDC_CLIENT, startOidc } from '../setup/oidc'
import { startApp, type TestApp } from './harness/app'
import { addPasskeyIn } from './harness/authenticator'
import type { Browser } from './harness/browser'
import { eventually } from './harness/eventually'
import { mailsTo, newAddress, visitorOf } from './harness/inviting'
import { Listener } from './harness/listener'
import { enrol, foundOrganization, foundProgram, type Member, PASSWORD, type TestProgram } from './harness/program'
import { codeOf, give, halfway, laterOn, setUpApp } from './harness/second-step'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())
afterEach(() => jest.restoreAllMocks())

const someone = (name = 'Ana Ruiz'): Promise<Member> =>
  enrol(app, { role: 'trainee', organizationId: program.organizationId, name })
const elsewhere = ({ email }: Member, of = app): Promise<Browser> => of.visitor().signIn(email, PASSWORD)

/** Of a browser of theirs, whose session everybody who looks takes for alive. */
async function listening({ positionId }: Member, browser: Browser): Promise<Listener> {
  jest
    .spyOn(SessionStore.prototype, 'channelsAlive')
    .mockImplementation(async channels => new Map(channels.map(channel => [channel, positionId])))
  const listener = await Listener.open(browser)
  expect(await listener.subscribe((await browser.get(currentUser)).body.channel)).toBe(200)
  return listener
}

async function isClosed(listener: Listener, browser: Browser): Promise<void> {
  await eventually(
    async () => listener.closed,
    closed => closed,
  )
  expect((await browser.get(currentUser)).status).toBe(401)
}

test('another address, and taking it back', async () => {
  const member = await someone()
  const { email } = member
  const newEmail = newAddress()
  await member.browser.do(requestEmailChange, { body: { email: newEmail, password: PASSWORD } })
  const linkOf = async (address: string, kind: string) => {
    const mails = await eventually(
      () => mailsTo(program, address),
      found => found.some(mail => mail.kind === kind),
    )
    return new URL(mails.find(mail => mail.kind === kind)?.action?.link ?? 'http://none').searchParams
  }
  const code = (await linkOf(newEmail, 'email_change.confirm')).get('code') ?? ''
  const other = await elsewhere(member)
  const first = await listening(member, other)
  expect((await member.browser.do(verifyEmail, { body: { email, code, newEmail } })).status).toBe(200)
  await isClosed(first, other)

  const second = await listening(member, member.browser)
  const stop = { email, code: (await linkOf(email, 'email_change.done')).get('code') ?? '' }
  expect((await (await visitorOf(app)).do(stopEmailChange, { body: stop })).status).toBe(200)
  await isClosed(second, member.browser)
})

test('a passkey that is removed', async () => {
  const member = await someone()
  const other = await elsewhere(member)
  const { id } = await addPasskeyIn(member.browser)
  const listener = await listening(member, other)
  const removed = await member.browser.do(removePasskey, { params: { id }, body: { password: PASSWORD } })
  expect(removed.status).toBe(200)
  await isClosed(listener, other)
})

test('a second step that is taken away', async () => {
  const member = await someone()
  const { secret } = await setUpApp(member.browser)
  await laterOn(app, member)
  const other = await halfway(app, member)
  expect((await give(other, await codeOf(secret))).status).toBe(200)
  const listener = await listening(member, other)
  const asked = { params: { id: member.userId }, body: { reason: 'Has lost the phone' } }
  expect((await program.admin.browser.do(resetTwoFactorOf, asked)).body).toEqual({ reset: true })
  await isClosed(listener, other)
})

test('sessions end before it is on record', async () => {
  const member = await someone()
  await setUpApp(member.browser)
  const { executor } = app.practicum.services
  const execute = executor.execute.bind(executor) as (...asked: unknown[]) => Promise<never>
  const open: number[] = []
  jest.spyOn(executor, 'execute').mockImplementation((async (...asked: unknown[]) => {
    if (asked[1] === member.userId) {
      const count = 'select from access.session where user_id = $1'
      open.push((await app.database.pool.query(count, [member.userId])).rowCount ?? 0)
    }
    return execute(...asked)
  }) as never)
  const asked = { params: { id: member.userId }, body: { reason: 'Has lost the phone' } }
  await program.admin.browser.do(resetTwoFactorOf, asked)
  expect(open[0]).toBe(0)
})

test('an account that is merged into another one, and the other one when it comes apart again', async () => {
  const kept = await someone()
  const closing = await enrol(app, { role: 'faculty', organizationId: await foundOrganization(app), name: 'Ana Ruiz' })
  await app.caughtUp()
  const first = await listening(closing, closing.browser)
  const body = { account_id: closing.userId }
  const merged = await program.admin.browser.do(mergeAccounts, { params: { id: kept.userId }, body })
  expect(merged.status).toBe(200)
  await isClosed(first, closing.browser)

  const second = await listening(kept, kept.browser)
  const params = { id: kept.userId, merge_id: merged.body.id }
  expect((await program.admin.browser.do(undoMerge, { params })).status).toBe(200)
  await isClosed(second, kept.browser)
})

test('a provider that is unlinked', async () => {
  const oidc = await startOidc('https://practicum.test/auth/callback/google')
  const google = { ...OIDC_CLIENT, issuer: oidc.issuer }
  const withProvider = await startApp({ settings: { google, publicUrl: 'https://practicum.test' } })
  try {
    const organizationId = await foundOrganization(withProvider)
    const member = await enrol(withProvider, { role: 'trainee', organizationId })
    const { location } = (await member.browser.do(linkSso, { body: { provider: 'google', password: PASSWORD } })).body
    const { search } = await oidc.signIn(location, 'ana')
    const query = Object.fromEntries(new URLSearchParams(search))
    const linked = await member.browser.do(completeSso, { params: { provider: 'google' }, query })
    expect(linked.status).toBe(200)
    const other = await elsewhere(member, withProvider)
    const listener = await listening(member, other)
    const body = { provider: 'google', password: PASSWORD } as const
    expect((await member.browser.do(disableSso, { body })).body).toEqual({ removed: true })
    await isClosed(listener, other)
  } finally {
    await withProvider.close()
    await oidc.close()
  }
})
