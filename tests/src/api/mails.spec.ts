// Mails over the whole API, with a real mail server: who gets which, once; who sees what of them; and what becomes of secrets.
import { systemContext } from '@practicum/command-service/execution/context'
import { mailAggregate } from '@practicum/command-service/features/mails/mails.aggregate'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import {
  getMail,
  listMails,
  type MailDetails,
  type MailView,
  mailTemplates,
  sendMailAgain,
} from '@practicum/shared/features/mails/mails.contract'
import { newId } from '@practicum/shared/kernel/ids'
import type { Locale } from '@practicum/shared/kernel/locales'
import { startMailServer, type TestMailServer } from '../setup/mail-server'
import { startApp, type TestApp } from './harness/app'
import { type Browser, codesOf } from './harness/browser'
import { eventually } from './harness/eventually'
import { enrol, foundOrganization, type Member } from './harness/program'

let server: TestMailServer
let app: TestApp
let admin: Member
beforeAll(async () => {
  server = await startMailServer()
  const mail = { host: '127.0.0.1', port: server.port, secure: false, tls: false, from: 'no-reply@practicum.test' }
  app = await startApp({ settings: { mail, publicUrl: 'https://practicum.test' } })
  admin = await anAdmin(app)
})
afterAll(async () => {
  await app?.close()
  await server?.close()
})
afterEach(() => server.refuse(undefined))

const inNewOrganization = async (of: TestApp, role: 'trainee' | 'admin'): Promise<Member> =>
  enrol(of, { role, organizationId: await foundOrganization(of) })
const someone = (of = app): Promise<Member> => inNewOrganization(of, 'trainee')
const anAdmin = (of: TestApp): Promise<Member> => inNewOrganization(of, 'admin')
const now = () => systemContext(newId(), new Date())

/** What is done to an account that was attacked. */
async function lock({ userId }: Member, of = app): Promise<void> {
  const command = () => ({ type: 'LockSignIn' }) as const
  await of.practicum.services.executor.execute(userAggregate, userId, { command }, now())
}

const arrived = ({ email }: Member) =>
  server.received.filter(({ to }) => [to].flat().some(one => one?.text.includes(email)))
const mailsOf = async ({ browser }: Pick<Member, 'browser'>, search?: string): Promise<readonly MailView[]> =>
  (await browser.list<MailView>(listMails, search === undefined ? {} : { search })).items

/** The only mail of this person, once it stands like this. */
async function standing(member: Member, ...statuses: readonly MailView['status'][]): Promise<MailView> {
  const [mail] = await eventually(
    () => mailsOf(member),
    ([first]) => first !== undefined && statuses.includes(first.status),
  )
  return mail as MailView
}

const read = async (browser: Browser, id: string): Promise<MailDetails> =>
  (await browser.get(getMail, { params: { id } })).body
const again = ({ browser }: Member, id: string) => browser.do(sendMailAgain, { params: { id } })
/** All that the log, and what is made of it, hold. */
async function dumped(of: TestApp): Promise<string> {
  const { rows } = await of.database.pool.query<{ text: string }>(
    `select string_agg(e::text, ' ') as text from log.event e union all select string_agg(m::text, ' ') from read.mail m
     union all select string_agg(s::text, ' ') from access.mail_secret s`,
  )
  return rows.map(({ text }) => text).join(' ')
}

const SECRET = 'only-ana-may-know-this'
/** A mail with a link, as features write that send one; answers its id. */
async function linkFor(
  { userId, email }: Member,
  of = app,
  expiresAt = new Date(Date.now() + 3_600_000),
): Promise<string> {
  const mailId = newId()
  const { executor, mailing } = of.practicum.services
  await mailing.secrets.keep({ mailId, userId, secret: SECRET, expiresAt })
  const action = { label: 'Choose a password', path: '/password/update/{secret}' }
  const words = { subject: 'A link', paragraphs: ['Hello'], action, closing: [], language: 'en', kind: 'a.link' }
  const to = { mailId, userId, to: email, name: 'Ana', organization: null, expiresAt: expiresAt.toISOString() }
  const command = () => ({ type: 'QueueMail', data: { ...words, ...to } }) as const
  await executor.execute(mailAggregate, mailId, { command }, now())
  return mailId
}

test('what happens to an account is told its owner by mail, once, in their language and in the name of their organization', async () => {
  const member = await someone()
  const choose = () => ({ type: 'ChooseLanguage', language: 'es' }) as const
  await app.practicum.services.executor.execute(userAggregate, member.userId, { command: choose }, now())
  await lock(member)
  await standing(member, 'sent')
  const [mail, ...more] = arrived(member)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Alguien intentó adivinar su contraseña')
  expect(mail?.from?.text).toMatch(/^"Organization .{4}" <no-reply@practicum\.test>$/)
  expect(mail?.text).toMatch(/https:\/\/practicum\.test\/login\/unlock\?email=.+&code=.{20}/)
  expect(mail?.text).toContain('Hola, trainee:')
})

test('what may be turned off says where; what lets somebody in or warns them does not', async () => {
  const member = await someone()
  const { mail } = app.practicum.services
  const values = { count: '3' }
  await mail.put({ kind: 'notification.summary', userId: member.userId, cause: newId(), values }, now())
  await mail.put({ kind: 'user.sign_in_lock_lifted', userId: member.userId, cause: newId() }, now())
  const got = await eventually(
    async () => arrived(member),
    found => found.length === 2,
  )
  const waysOut = got.map(({ subject, headerLines }) => [
    subject?.startsWith('What is new for you'),
    headerLines.find(({ key }) => key === 'list-unsubscribe')?.line.includes('https://practicum.test/account#'),
  ])
  expect(waysOut).toEqual(
    expect.arrayContaining([
      [true, true],
      [false, undefined],
    ]),
  )
})

test('of the same cause comes one mail, however often it is told of, and sending it twice at once sends it once', async () => {
  const member = await someone()
  const { mail, executor } = app.practicum.services
  const twice = { kind: 'user.sign_in_lock_lifted', userId: member.userId, cause: newId() }
  await Promise.all([mail.put(twice, now()), mail.put(twice, now()), mail.put(twice, now())])
  const { id } = await standing(member, 'sent')
  expect(await mailsOf(member)).toHaveLength(1)
  const attempt = { command: () => ({ type: 'AttemptMail', at: new Date().toISOString() }) as const }
  const tries = await Promise.all([1, 2, 3].map(() => executor.execute(mailAggregate, id, attempt, now())))
  expect(tries).toEqual(Array(3).fill(expect.objectContaining({ code: 'mail.not_waiting' })))
  expect(arrived(member)).toHaveLength(1)
})

test('one sees one’s own mails, an admin those of everybody, and nobody else any', async () => {
  const [member, other] = [await someone(), await someone()]
  await lock(member)
  const { id } = await standing(member, 'sent')
  expect(await mailsOf(admin, member.email)).toMatchObject([{ id, to: member.email, name: 'trainee Person' }])
  expect(await mailsOf(other)).toEqual([])
  expect((await other.browser.get(getMail, { params: { id } })).status).toBe(404)
  expect(await read(member.browser, id)).toMatchObject({ paragraphs: expect.arrayContaining(['Hello trainee,']) })
  expect((await again(member, id)).status).toBe(403)
})

test('a server that refuses for good is told of with its words, and an admin sends the mail again', async () => {
  server.refuse(550)
  const member = await someone()
  await lock(member)
  const { id, reason } = await standing(member, 'rejected')
  expect(reason).toContain('not now, or not here')
  server.refuse(undefined)
  expect((await again(admin, id)).status).toBe(200)
  await standing(member, 'sent')
  expect(arrived(member)).toHaveLength(1)
  const refused = await again(admin, id)
  expect([refused.status, codesOf(refused)]).toEqual([409, ['mail.sent']])
})

test('a server that puts it off gets it later, and what it may have taken is sent again only by an admin', async () => {
  server.refuse(451)
  const late = await someone()
  await lock(late)
  const mail = await eventually(
    async () => (await mailsOf(late))[0],
    seen => seen?.attempts === 1 && seen.status === 'queued',
  )
  expect(Date.parse(mail?.due_at ?? '')).toBeGreaterThan(Date.now())
  server.refuse('hang up')
  const lost = await someone()
  await lock(lost)
  const { id } = await standing(lost, 'unconfirmed')
  server.refuse(undefined)
  expect((await again(admin, id)).status).toBe(200)
  await standing(lost, 'sent')
})

test('the secret of a link reaches its addressee, and is nowhere else: not in the log, not in a table, not on a page', async () => {
  const member = await someone()
  const id = await linkFor(member)
  expect(await dumped(app)).not.toContain(SECRET)
  await standing(member, 'sent')
  expect(arrived(member)[0]?.text).toContain(`https://practicum.test/password/update/${SECRET}`)
  await eventually(
    () => app.database.pool.query('select from access.mail_secret where mail_id = $1', [id]),
    ({ rowCount }) => rowCount === 0,
  )
  expect(await dumped(app)).not.toContain(SECRET)
  for (const { browser } of [admin, member]) {
    const shown = await read(browser, id)
    expect(shown.action).toEqual({ label: 'Choose a password', link: null })
    expect(JSON.stringify(shown)).not.toContain(SECRET)
  }
})

test('a mail whose link opens nothing any more is not sent, and not sent again', async () => {
  const member = await someone()
  const id = await linkFor(member, app, new Date(Date.now() - 1000))
  expect((await standing(member, 'rejected')).reason).toBe('the link in it has expired')
  const refused = await again(admin, id)
  expect([refused.status, codesOf(refused)]).toEqual([409, ['mail.link_expired']])
  expect(arrived(member)).toEqual([])
})

test('without an addressee nothing is written', async () => {
  const before = server.received.length
  await app.practicum.services.mail.put({ kind: 'user.sign_in_locked', userId: newId(), cause: newId() }, now())
  expect(server.received).toHaveLength(before)
})

describe('without a mail server', () => {
  let kept: TestApp
  beforeAll(async () => {
    kept = await startApp()
  })
  afterAll(() => kept?.close())

  test('mails are kept to be read, with their links', async () => {
    const [member, keeper] = [await someone(kept), await anAdmin(kept)]
    const id = await linkFor(member, kept)
    await standing(member, 'kept')
    const link = `${kept.config.publicUrl}/password/update/${SECRET}`
    for (const { browser } of [member, keeper]) expect((await read(browser, id)).action?.link).toBe(link)
    expect(await dumped(kept)).not.toContain(SECRET)
    const refused = await again(keeper, id)
    expect([refused.status, codesOf(refused)]).toEqual([409, ['mail.no_server']])
  })

  test('in production nobody reads the secrets of others, for want of a server', async () => {
    const strict = await startApp({ settings: { mode: 'production' } })
    try {
      const member = await someone(strict)
      const id = await linkFor(member, strict)
      await standing(member, 'kept')
      expect((await read(member.browser, id)).action?.link).toBeNull()
    } finally {
      await strict.close()
    }
  })
})

test('what mails of each kind say is shown to admins before anybody gets one, in every language and in any name', async () => {
  const organizationId = await foundOrganization(app)
  await app.caughtUp()
  const shown = async (query: { language?: Locale; organization_id?: string }) => {
    const { body } = await admin.browser.get(mailTemplates, { query })
    return { organization: body.organization, locked: body.data.find(({ kind }) => kind === 'user.sign_in_locked') }
  }
  const [english, spanish] = [await shown({}), await shown({ language: 'es', organization_id: organizationId })]
  expect(english).toMatchObject({ organization: null, locked: { channel: 'mail', action: expect.anything() } })
  expect(spanish.organization).toEqual({ name: expect.any(String), accent: null, logo_image_url: null })
  expect(spanish.locked?.subject).not.toBe(english.locked?.subject)
  const { body } = await admin.browser.get(mailTemplates, { query: {} })
  const texts = body.data.filter(({ channel }) => channel === 'text').map(({ kind }) => kind)
  expect(texts).toEqual(['text_summary.summary', 'two_factor.code'])
  expect(body.data.flatMap(({ paragraphs }) => paragraphs).join()).not.toContain('{organization}')
  const nowhere = await admin.browser.get(mailTemplates, { query: { organization_id: newId() } })
  expect(nowhere.status).toBe(404)
})
