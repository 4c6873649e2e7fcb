// Mails that come back, over the whole API, with real servers both ways: which mail it was, who learns of it, and what is held back.
import { systemContext } from '@practicum/command-service/execution/context'
import { mailAggregate } from '@practicum/command-service/features/mails/mails.aggregate'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { freePort } from '@practicum/infra/config/free-port'
import { ownEmail } from '@practicum/shared/features/email-changes/email-changes.contract'
import { resendInvite } from '@practicum/shared/features/invites/invites.contract'
import { listMails, type MailView, sendMailAgain } from '@practicum/shared/features/mails/mails.contract'
import type { UserCommand } from '@practicum/shared/features/people/user.decider'
import { getUser } from '@practicum/shared/features/users/account.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { bring, reportOf, VACATION } from '../setup/bounces'
import { startMailServer, type TestMailServer } from '../setup/mail-server'
import { startApp, type TestApp } from './harness/app'
import { eventually } from './harness/eventually'
import { asked, invite, invitedBefore, listed, writtenOf } from './harness/inviting'
import { enrol, foundOrganization, foundProgram, type Member, type TestProgram } from './harness/program'

const DOMAIN = 'bounces.practicum.test'

let server: TestMailServer
let app: TestApp
let program: TestProgram
let port: number
beforeAll(async () => {
  server = await startMailServer()
  port = await freePort()
  const mail = { host: '127.0.0.1', port: server.port, secure: false, tls: false, from: 'no-reply@practicum.test' }
  app = await startApp({ settings: { mail, mailReturns: { domain: DOMAIN, port } } })
  program = await foundProgram(app)
})
afterAll(async () => {
  await app?.close()
  await server?.close()
})
beforeEach(() => app.database.pool.query('delete from access.guess'))

const now = () => systemContext(newId(), new Date())
const someone = (): Promise<Member> => enrol(app, { role: 'trainee', organizationId: program.organizationId })
const does = ({ userId }: Member, ...commands: readonly UserCommand[]) =>
  Promise.all(
    commands.map(command =>
      app.practicum.services.executor.execute(userAggregate, userId, { command: () => command }, now()),
    ),
  )
const mailsTo = async (email: string): Promise<readonly MailView[]> =>
  (await program.admin.browser.list<MailView>(listMails, { search: email })).items

/** The newest mail to this address, once it stands like this. */
async function standing(email: string, status: MailView['status'], count = 1): Promise<MailView> {
  const [mail] = await eventually(
    () => mailsTo(email),
    found => found.length === count && found[0]?.status === status,
  )
  return mail as MailView
}

/** Where the newest mail that has arrived at this address came from. */
function senderOf(email: string): string {
  const place = server.received.findLastIndex(({ to }) => [to].flat().some(one => one?.text.includes(email)))
  return server.senders[place] ?? ''
}

const eventsOf = async (id: string) =>
  (await app.practicum.services.executor.loadWhole(mailAggregate, id)).events.map(({ type }) => type)

/** Whose mail about a lock has come back. */
async function unreachable(whoever = someone()): Promise<Member> {
  const member = await whoever
  await does(member, { type: 'LockSignIn' })
  await standing(member.email, 'sent')
  expect(await bring(port, senderOf(member.email), reportOf())).toBe(250)
  await standing(member.email, 'bounced')
  return member
}

const comesBack = async ({ browser, userId }: Member) => {
  await app.caughtUp()
  const { body } = await program.admin.browser.get(getUser, { params: { id: userId } })
  return [(await browser.get(ownEmail)).body.comes_back_since, body.mails_come_back_since]
}

test('each mail leaves with a sender of its own, in the name of the same', async () => {
  const [ana, ben] = [await someone(), await someone()]
  for (const member of [ana, ben]) {
    await does(member, { type: 'LockSignIn' })
    await standing(member.email, 'sent')
    expect(senderOf(member.email)).toMatch(/^bounces\+[0-9a-f]{32}\.[0-9a-f]{20}@bounces\.practicum\.test$/)
  }
  expect(senderOf(ana.email)).not.toBe(senderOf(ben.email))
  expect(server.received.at(-1)?.from?.text).toContain('<no-reply@practicum.test>')
})

test('what comes back is shown with its code, once however often it is told, and with not a word of the message', async () => {
  const member = await unreachable()
  const { id } = await standing(member.email, 'bounced')
  for (const status of ['5.1.1', '5.2.2', '4.4.7'])
    expect(await bring(port, senderOf(member.email), reportOf({ status, text: 'words-of-the-message' }))).toBe(250)
  expect(await eventsOf(id)).toEqual(['MailQueued', 'MailAttempted', 'MailSent', 'MailBounced'])
  expect(await standing(member.email, 'bounced')).toMatchObject({
    ...{ reason: null, bounce_code: '5.1.1', bounced_at: expect.stringMatching(/^20/) },
  })
  const { rows } = await app.database.pool.query<{ text: string }>(
    `select string_agg(e::text, ' ') as text from log.event e union all select string_agg(m::text, ' ') from read.mail m`,
  )
  expect(rows.map(({ text }) => text).join(' ')).not.toMatch(/words-of-the-message|no such mailbox/)
})

test('what is refused, delayed, or an answer of a machine writes nothing', async () => {
  const member = await someone()
  await does(member, { type: 'LockSignIn' })
  const { id } = await standing(member.email, 'sent')
  const sender = senderOf(member.email)
  const forged = sender.replace(/\.[0-9a-f]{20}@/, `.${'0'.repeat(20)}@`)
  expect(await bring(port, forged, reportOf())).toBe(550)
  expect(await bring(port, member.email, reportOf())).toBe(550)
  expect(await bring(port, sender, reportOf({ action: 'delayed', status: '4.4.1' }))).toBe(250)
  expect(await bring(port, sender, VACATION)).toBe(250)
  expect(await eventsOf(id)).toEqual(['MailQueued', 'MailAttempted', 'MailSent'])
  expect(await comesBack(member)).toEqual([null, null])
})

test('whose mails come back learns of it, and so do admins, until the address is shown to be theirs anew', async () => {
  const member = await unreachable()
  expect(await comesBack(member)).toEqual([expect.stringMatching(/^20/), expect.stringMatching(/^20/)])
  expect(await comesBack(await someone())).toEqual([null, null])
  await does(member, { type: 'ChangePassword', by: 'reset' })
  expect(await comesBack(member)).toEqual([null, null])
})

test('an address that they come back from is still tried with what lets its owner in, and believed after 30 days', async () => {
  const member = await unreachable()
  await does(member, { type: 'LiftSignInLock' })
  await standing(member.email, 'sent', 2)
  await app.caughtUp()
  await app.database.pool.query(`update read.mail set bounced_at = now() - interval '31 days' where user_id = $1`, [
    member.userId,
  ])
  expect(await comesBack(member)).toEqual([null, null])
})

describe('an invitation', () => {
  const HOURS = 5

  /** It was sent some hours ago, and came back. */
  async function returned(): Promise<{ readonly id: string; readonly email: string }> {
    const body = asked()
    const id = await invitedBefore(app, program, { hours: HOURS, body })
    await standing(body.email, 'sent')
    expect((await listed(program.coordinator, { search: body.email }))[0]?.came_back_at).toBeNull()
    expect(await bring(port, senderOf(body.email), reportOf())).toBe(250)
    await back(body.email)
    return { id, email: body.email }
  }
  const back = (email: string) =>
    eventually(
      () => listed(program.coordinator, { search: email }),
      ([one]) => one?.came_back_at !== null,
    )

  const arrived = (email: string) =>
    eventually(
      () => listed(program.coordinator, { search: email }),
      ([one]) => one?.came_back_at === null,
    )

  test('whose mail came back says so to whoever looks after it', async () => {
    const { id } = await returned()
    expect(await writtenOf(app, id)).toEqual(['InviteCreated', 'InviteCameBack'])
  })

  test('is held back from that address when it is sent again, which is said as well, until an admin wants it sent, which may come back too', async () => {
    const { id, email } = await returned()
    expect((await program.coordinator.browser.do(resendInvite, { params: { id } })).status).toBe(200)
    const held = await standing(email, 'held_back', 2)
    expect(await eventsOf(held.id)).toEqual(['MailQueued', 'MailHeldBack'])
    await back(email)
    expect(await writtenOf(app, id)).toEqual(['InviteCreated', 'InviteCameBack', 'InviteResent', 'InviteCameBack'])
    const answer = await program.admin.browser.do(sendMailAgain, { params: { id: held.id } })
    expect(answer.status).toBe(200)
    await standing(email, 'sent', 2)
    await arrived(email)
    expect(await bring(port, senderOf(email), reportOf())).toBe(250)
    await back(email)
    expect((await writtenOf(app, id)).slice(3)).toEqual(['InviteCameBack', 'InviteMailRequeued', 'InviteCameBack'])
  })

  test('to an address that mails of another organization come back from is tried at first, and tells nothing of them', async () => {
    const organizationId = await foundOrganization(app)
    const { email } = await unreachable(enrol(app, { role: 'supervisor', organizationId }))
    const { status, body } = await invite(program.coordinator, asked({ email, role: 'supervisor' }))
    expect(status).toBe(200)
    const { id } = await standing(email, 'sent', 2)
    expect(await eventsOf(id)).toEqual(['MailQueued', 'MailAttempted', 'MailSent'])
    expect(await writtenOf(app, body.id)).toEqual(['InviteCreated'])
    expect((await listed(program.coordinator, { search: email }))[0]?.came_back_at).toBeNull()
  })
})

test('a process that finds the port taken does everything else', async () => {
  const mail = { host: '127.0.0.1', port: server.port, secure: false, tls: false, from: 'no-reply@practicum.test' }
  const lines: unknown[] = []
  const none = (): void => undefined
  const log = { debug: none, info: none, warn: none, request: none, error: (said: unknown) => void lines.push(said) }
  const second = await startApp({ settings: { mail, mailReturns: { domain: DOMAIN, port } }, log })
  try {
    expect(lines).toMatchObject([{ error: { code: 'EADDRINUSE' } }])
    const member = await enrol(second, { role: 'trainee', organizationId: await foundOrganization(second) })
    expect((await member.browser.get(ownEmail)).status).toBe(200)
  } finally {
    await second.close()
  }
})
