// A link for a new password, sent by whoever runs the platform: to whom it helps, on record, and in the budget of the mailbox.
import { systemContext } from '@practicum/command-service/execution/context'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { listMails, type MailView } from '@practicum/shared/features/mails/mails.contract'
import { openResetLink, requestReset, resetUserPassword } from '@practicum/shared/features/passwords/passwords.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { codesOf, refusedWith } from './harness/browser'
import { eventually } from './harness/eventually'
import { enrol, foundOrganization, type Member, PASSWORD } from './harness/program'

let app: TestApp
let organizationId: string
let admin: Member
beforeAll(async () => {
  app = await startApp()
  organizationId = await foundOrganization(app)
  admin = await enrol(app, { role: 'admin', organizationId: await foundOrganization(app) })
})
afterAll(() => app?.close())
beforeEach(() => app.database.pool.query('delete from access.guess'))

const someone = (): Promise<Member> => enrol(app, { role: 'trainee', organizationId })
const reset = (email: string, key = newId()) => admin.browser.do(resetUserPassword, { body: { email }, key })
const requestsOf = async (userId: string) => {
  const { events } = await app.practicum.store.readStream(`user-${userId}`)
  const decoded = await app.practicum.services.executor.loadWhole(userAggregate, userId)
  expect(decoded.events).toHaveLength(events.length)
  return decoded.events.filter(({ type }) => type === 'PasswordResetRequested')
}
const become = async (userId: string, status: 'inactive' | 'pending') => {
  const request = { command: () => ({ type: 'ChangeUserStatus' as const, status }) }
  const { executor } = app.practicum.services
  unwrapOrThrow(await executor.execute(userAggregate, userId, request, systemContext(newId(), new Date())))
}

test('ADMIN-026 ADMTOOL-018 by an address alone its owner is mailed a link, once for one press, and the password stays', async () => {
  const member = await someone()
  const key = newId()
  const answer = await reset(member.email, key)
  expect([answer.status, answer.body]).toEqual([
    200,
    { flash: { type: 'success', message: expect.stringContaining('60 minutes') }, expires_in_minutes: 60 },
  ])
  expect((await reset(member.email, key)).body).toEqual(answer.body)
  const mails = await eventually(
    async () => (await member.browser.list<MailView>(listMails)).items,
    items => items.length > 0,
  )
  expect(mails).toHaveLength(1)
  const requests = await requestsOf(member.userId)
  expect(requests.map(({ meta }) => meta.actor.userId)).toEqual([admin.userId])
  expect((await app.visitor().signIn(member.email, PASSWORD)).csrf).toBeTruthy()
  const visitor = app.visitor()
  await visitor.freshToken()
  const wrong = await visitor.do(openResetLink, { body: { email: member.email, token: 'x'.repeat(43) } })
  expect(refusedWith(wrong)).toEqual([422, ['reset.wrong_link']])
})

test('nobody is mailed who cannot sign in, and an address that is nobody’s is told beside its field', async () => {
  const [closed, pending] = [await someone(), await someone()]
  await become(closed.userId, 'inactive')
  await become(pending.userId, 'pending')
  for (const { email, userId } of [closed, pending]) {
    expect(refusedWith(await reset(email))).toEqual([409, ['reset.closed']])
    expect(await requestsOf(userId)).toEqual([])
  }
  expect(refusedWith(await reset(`${newId()}@practicum.test`))).toEqual([422, ['reset.nobody']])
  expect((await reset('not an address')).status).toBe(422)
})

test('what strangers have asked for keeps no admin from helping', async () => {
  const { email, userId } = await someone()
  const visitor = app.visitor()
  await visitor.freshToken()
  for (let asked = 0; asked < 4; asked++) await visitor.do(requestReset, { body: { email } })
  const isRequest = ({ type }: { readonly type: string }) => type === 'PasswordResetRequested'
  await eventually(
    () => app.practicum.services.executor.loadWhole(userAggregate, userId),
    ({ events }) => events.filter(isRequest).length === 3,
  )
  expect((await reset(email)).status).toBe(200)
})

test('to one mailbox three links an hour are sent by admins, whoever of them asks', async () => {
  const member = await someone()
  const answers = await Promise.all(Array.from({ length: 6 }, () => reset(member.email)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.filter(answer => codesOf(answer)[0] === 'reset.too_many')).toHaveLength(3)
})

test('ADMIN-001 nobody but an admin resets the password of another', async () => {
  const member = await someone()
  for (const role of ['coordinator', 'faculty', 'supervisor', 'trainee'] as const) {
    const { browser } = await enrol(app, { role, organizationId })
    expect((await browser.do(resetUserPassword, { body: { email: member.email } })).status).toBe(403)
  }
  expect(await requestsOf(member.userId)).toEqual([])
})
