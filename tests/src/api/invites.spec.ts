// Invitations over the whole API: one open at a time, a mail with a secret for each sending, and nothing of it for anybody else.
import { systemContext } from '@practicum/command-service/execution/context'
import { inviteAggregate } from '@practicum/command-service/features/invites/invites.aggregate'
import { organizationAggregate, userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import type { BodyInputOf } from '@practicum/shared/contract/row'
import { history } from '@practicum/shared/features/audit/audit.contract'
import {
  createInvite,
  type InviteView,
  listInvites,
  resendInvite,
  withdrawInvite,
} from '@practicum/shared/features/invites/invites.contract'
import type { InviteCommand } from '@practicum/shared/features/invites/invites.decider'
import { SIGNUP_ROLES } from '@practicum/shared/features/invites/invites.fields'
import { getMail, listMails, type MailDetails, type MailView } from '@practicum/shared/features/mails/mails.contract'
import {
  listNotifications,
  type NotificationView,
} from '@practicum/shared/features/notifications/notifications.contract'
import { foundOrganization as found } from '@practicum/shared/features/organizations/organizations.contract'
import { joinByInvite } from '@practicum/shared/features/signup/signup.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { type Answer, type Browser, codesOf } from './harness/browser'
import { eventually } from './harness/eventually'
import { enrol, foundOrganization, foundProgram, type Member, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app?.close())
beforeEach(() => app.database.pool.query('delete from access.guess'))

type Body = BodyInputOf<typeof createInvite>
const address = () => `nadia-${newId()}@practicum.test`
const asked = (changes: Partial<Body> = {}): Body => ({
  ...{ email: address(), first_name: 'Nadia', last_name: 'Okoye', role: 'trainee' },
  ...changes,
})

const invite = ({ browser }: Pick<Member, 'browser'>, body: Body = asked(), key?: string) =>
  browser.do(createInvite, { body, ...(key && { key }) })
const resend = ({ browser }: Member, id: string, key?: string) =>
  browser.do(resendInvite, { params: { id }, ...(key && { key }) })
const withdraw = ({ browser }: Member, id: string, key?: string) =>
  browser.do(withdrawInvite, { params: { id }, ...(key && { key }) })
const listed = async ({ browser }: Member, query: Readonly<Record<string, string>> = {}) =>
  (await browser.list<InviteView>(listInvites, query)).items
/** Field and code of each refusal, after the status. */
const refusedAs = ({ status, body }: Answer): readonly unknown[] => [
  status,
  ...((body as { errors: { field?: string; code: string }[] }).errors ?? []).map(({ field, code }) =>
    field === undefined ? code : `${field} ${code}`,
  ),
]

const executor = () => app.practicum.services.executor
const HOUR_MS = 3_600_000
const before = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString()

/** As if it had been sent so long ago. */
async function invitedBefore(hours: number, body = asked()): Promise<string> {
  const { userId: inviterId, positionId: inviterPositionId, organizationId } = program.coordinator
  const ids = { inviteId: newId(), userId: newId(), organizationId, inviterId, inviterPositionId }
  const sending = { sendingId: newId(), sentAt: before(hours), expiresAt: before(hours - 30 * 24) }
  const said = { email: body.email, firstName: body.first_name, lastName: body.last_name, role: body.role }
  const command: InviteCommand = { type: 'CreateInvite', data: { ...ids, ...said, language: 'en', ...sending } }
  const context = systemContext(newId(), new Date(), organizationId)
  unwrapOrThrow(await executor().execute(inviteAggregate, ids.inviteId, { command: () => command }, context))
  await app.caughtUp()
  return ids.inviteId
}

async function written(id: string): Promise<readonly string[]> {
  const { events } = await executor().loadWhole(inviteAggregate, id)
  return events.map(({ type }) => type)
}

/** The mails to an address once there are so many, newest first, as an admin reads them here. */
async function mailsTo(email: string, count = 1): Promise<readonly MailDetails[]> {
  const { browser } = program.admin
  const { items } = await eventually(
    () => browser.list<MailView>(listMails, { search: email }),
    ({ items: found }) => found.length >= count && found.every(({ status }) => status === 'kept'),
  )
  return Promise.all(items.map(async ({ id }) => (await browser.get(getMail, { params: { id } })).body))
}
const codeIn = (mail: MailDetails | undefined): string | null =>
  new URL(mail?.action?.link ?? 'http://none').searchParams.get('code')

describe('inviting', () => {
  test('INVITE-001 INVITE-005 an invite has id, email, names, organization and role, and is in the list at once', async () => {
    const { coordinator, organizationId } = program
    const body = asked({ role: 'supervisor' })
    const answer = await invite(coordinator, body)
    expect([answer.status, answer.body]).toEqual([200, { id: expect.any(String) }])
    const [one, ...more] = await listed(coordinator, { search: body.email })
    expect(more).toEqual([])
    expect(one).toEqual({
      ...{ id: answer.body.id, email: body.email, first_name: 'Nadia', last_name: 'Okoye', name: 'Nadia Okoye' },
      ...{ role: 'supervisor', role_name: 'Supervisor', status: 'open', sendings: 1, accepted_at: null },
      ...{ organization_id: organizationId, organization_name: expect.stringMatching(/^Organization /) },
      inviter: expect.objectContaining({ id: coordinator.userId, name: 'Clara Whitfield' }),
      ...{ created_at: expect.any(String), sent_at: expect.any(String), expires_at: expect.any(String) },
    })
    const days = (Date.parse(one?.expires_at ?? '') - Date.parse(one?.sent_at ?? '')) / (24 * HOUR_MS)
    expect(days).toBe(30)
  })

  test('once for one key, and no second one while it is open', async () => {
    const [body, key] = [asked(), newId()]
    const first = await invite(program.coordinator, body, key)
    expect((await invite(program.coordinator, body, key)).body).toEqual(first.body)
    const second = await invite(program.coordinator, { ...body, email: body.email.toUpperCase() })
    expect(refusedAs(second)).toEqual([409, 'email invite.exists'])
    expect(await written(first.body.id)).toEqual(['InviteCreated'])
  })

  test('of many who invite one address at once, exactly one does', async () => {
    const email = address()
    const colleague = await enrol(app, { role: 'coordinator', organizationId: program.organizationId })
    const inviters = [program.coordinator, colleague, program.coordinator, colleague]
    const answers = await Promise.all(inviters.map(one => invite(one, asked({ email }))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    await app.caughtUp()
    expect(await listed(program.coordinator, { search: email })).toMatchObject([{ status: 'open', sendings: 1 }])
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('into two organizations somebody is invited as one person', async () => {
    const body = asked()
    const [here, there] = [await invite(program.coordinator, body), await invite(program.stranger, body)]
    const states = await Promise.all(
      [here, there].map(async ({ body: { id } }) => (await executor().load(inviteAggregate, id)).state),
    )
    const [one, other] = states.map(state => (state.status === 'unknown' ? undefined : state.userId))
    expect([here.body.id === there.body.id, one]).toEqual([false, other])
  })

  test('SIGNUP-009 the roles that can be offered are trainee, faculty, supervisor and coordinator, where the organization has them', async () => {
    for (const role of SIGNUP_ROLES) expect((await invite(program.coordinator, asked({ role }))).status).toBe(200)
    for (const role of ['admin', 'manager', 'assistant'])
      expect((await invite(program.coordinator, { ...asked(), role } as unknown as Body)).status).toBe(422)
    const face = { name: 'Clinic', timezone: 'America/Denver', accent: null, kind: 'clinical' as const }
    const { id } = (await program.admin.browser.do(found, { body: face })).body
    const unfit = await invite(program.admin, asked({ role: 'coordinator', organization_id: id }))
    expect(refusedAs(unfit)).toEqual([422, 'role position.role_unfit'])
    expect((await invite(program.admin, asked({ role: 'trainee', organization_id: id }))).status).toBe(200)
  })

  test('a coordinator invites into their own organization alone, an admin into one that they name', async () => {
    const { coordinator, stranger, admin, organizationId } = program
    const nowhere = [422, 'organization_id organization.not_available']
    const elsewhere = await invite(coordinator, asked({ organization_id: stranger.organizationId }))
    expect(refusedAs(elsewhere)).toEqual(nowhere)
    expect((await invite(coordinator, asked({ organization_id: organizationId }))).status).toBe(200)
    expect(refusedAs(await invite(admin))).toEqual(nowhere)
    expect(refusedAs(await invite(admin, asked({ organization_id: newId() })))).toEqual(nowhere)
    const body = asked({ organization_id: organizationId })
    expect((await invite(admin, body)).status).toBe(200)
    await app.caughtUp()
    expect(await listed(coordinator, { search: body.email })).toMatchObject([{ organization_id: organizationId }])
  })

  test('whoever holds the role there is not invited to it, and nobody becomes a trainee beside another role', async () => {
    const { coordinator, trainee, faculty } = program
    const held = await invite(coordinator, asked({ email: trainee.email, role: 'trainee' }))
    expect(refusedAs(held)).toEqual([422, 'email invite.holds_position'])
    const exclusive = [422, 'email position.trainee_exclusive']
    expect(refusedAs(await invite(coordinator, asked({ email: trainee.email, role: 'faculty' })))).toEqual(exclusive)
    expect(refusedAs(await invite(coordinator, asked({ email: faculty.email, role: 'trainee' })))).toEqual(exclusive)
    expect((await invite(coordinator, asked({ email: faculty.email, role: 'supervisor' }))).status).toBe(200)
  })

  test('whose position has ended is asked back', async () => {
    const { coordinator, organizationId } = program
    const left = await enrol(app, { role: 'trainee', organizationId })
    const context = systemContext(newId(), new Date(), organizationId)
    const end = { type: 'ChangePositionStatus', positionId: left.positionId, status: 'archived' } as const
    unwrapOrThrow(await executor().execute(userAggregate, left.userId, { command: () => end }, context))
    expect((await invite(coordinator, asked({ email: left.email }))).status).toBe(200)
  })

  test('whose account is closed is invited by nobody who knows them; of others it is not told', async () => {
    const { coordinator, admin, stranger, organizationId } = program
    const closed = await enrol(app, { role: 'faculty', organizationId })
    const command = { type: 'ChangeUserStatus', status: 'inactive' } as const
    const context = systemContext(newId(), new Date(), organizationId)
    unwrapOrThrow(await executor().execute(userAggregate, closed.userId, { command: () => command }, context))
    const body = asked({ email: closed.email, role: 'supervisor' })
    const refused = [422, 'email user.not_active']
    expect(refusedAs(await invite(coordinator, body))).toEqual(refused)
    expect(refusedAs(await invite(admin, { ...body, organization_id: stranger.organizationId }))).toEqual(refused)
    expect((await invite(stranger, body)).status).toBe(200)
  })

  test('one mailbox gets ten in a day, however often they are withdrawn and written anew', async () => {
    const body = asked()
    for (let sent = 0; sent < 10; sent++) {
      const answer = await invite(program.coordinator, body)
      expect(answer.status).toBe(200)
      await withdraw(program.coordinator, answer.body.id)
    }
    expect(refusedAs(await invite(program.coordinator, body))).toEqual([429, 'invite.too_many'])
    expect((await invite(program.coordinator)).status).toBe(200)
  })

  test('an inviter and an organization have a budget of sendings for a day', async () => {
    const { coordinator, organizationId } = program
    const colleague = await enrol(app, { role: 'coordinator', organizationId })
    const spend = (key: string, count: number) => {
      const statement = `insert into access.guess (key, count, window_ends_at) values ($1, $2, now() + interval '1 hour')`
      return app.database.pool.query(statement, [key, count])
    }
    await spend(`invites-by:${coordinator.userId}`, 999)
    const last = await invite(coordinator)
    expect(last.status).toBe(200)
    expect(refusedAs(await invite(coordinator))).toEqual([429, 'invite.too_many'])
    const id = await invitedBefore(5)
    expect(refusedAs(await resend(coordinator, id))).toEqual([429, 'invite.too_many'])
    expect((await invite(colleague)).status).toBe(200)
    await app.database.pool.query('delete from access.guess')
    await spend(`invites-of:${organizationId}`, 3000)
    expect(refusedAs(await invite(colleague))).toEqual([429, 'invite.too_many'])
    expect((await withdraw(coordinator, last.body.id)).status).toBe(200)
  })
})

describe('the mail', () => {
  test('says who invites into what, as what, until when, and holds a link for its addressee', async () => {
    const body = asked({ role: 'faculty' })
    const { id } = (await invite(program.coordinator, body)).body
    const [mail, ...more] = await mailsTo(body.email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      ...{ kind: 'invite.created', to: body.email, name: 'Nadia Okoye' },
      subject: expect.stringMatching(/^Clara Whitfield invites you to Organization /),
      organization: { name: expect.stringMatching(/^Organization /), accent: null },
      action: { label: 'Accept the invitation' },
    })
    expect(mail?.text).toMatch(/Hello Nadia,[\s\S]*, as faculty\.[\s\S]*opens until [A-Z][a-z]+ \d{1,2}, 20\d\d\./)
    const link = new URL(mail?.action?.link ?? '')
    expect([link.pathname, codeIn(mail)]).toEqual([`/register/invite/${id}`, expect.stringMatching(/^[\w-]{22}$/)])
    expect(await app.practicum.services.capabilities.subjectOf('invite', codeIn(mail) ?? '')).toEqual(
      expect.any(String),
    )
  })

  test('is in the language of whoever invites, with the word that the organization has for the role', async () => {
    const { coordinator, organizationId } = program
    const words = { trainee: { one: 'becario', many: 'becarios' } }
    const context = systemContext(newId(), new Date(), organizationId)
    const own = { command: () => ({ type: 'ChangeWords' as const, words }) }
    unwrapOrThrow(await executor().execute(organizationAggregate, organizationId, own, context))
    const body = asked()
    const spoken = { body, headers: { 'accept-language': 'es' } }
    expect((await coordinator.browser.do(createInvite, spoken)).status).toBe(200)
    const [mail] = await mailsTo(body.email)
    expect(mail?.subject).toMatch(/^Invitación de Clara Whitfield a Organization /)
    expect(mail?.text).toMatch(/como becario\.[\s\S]*sirve hasta el \d{1,2} de [a-z]+ de 20\d\d\./)
    await app.caughtUp()
    expect(await listed(coordinator, { search: body.email })).toMatchObject([{ role_name: 'Becario' }])
    const reset = { command: () => ({ type: 'ChangeWords' as const, words: {} }) }
    const later = systemContext(newId(), new Date(), organizationId)
    unwrapOrThrow(await executor().execute(organizationAggregate, organizationId, reset, later))
  })

  test('to somebody with an account goes out in the name of the organization that invites, to the address of the account', async () => {
    const elsewhere = await enrol(app, { role: 'supervisor', organizationId: await foundOrganization(app) })
    const { id } = (await invite(program.coordinator, asked({ email: elsewhere.email, role: 'supervisor' }))).body
    const [mail] = await mailsTo(elsewhere.email)
    const [shown] = await listed(program.coordinator, { search: elsewhere.email })
    expect(mail).toMatchObject({
      ...{ kind: 'invite.created', to: elsewhere.email, name: 'supervisor Person' },
      organization: { name: shown?.organization_name },
    })
    expect(shown).toMatchObject({ id, name: 'Nadia Okoye' })
  })
})

describe('sending it again', () => {
  test('INVITE-006 after four hours, with a new secret in place of the one before, once for one key', async () => {
    const { coordinator } = program
    const body = asked()
    const id = await invitedBefore(4, body)
    const [first] = await mailsTo(body.email)
    const key = newId()
    expect((await resend(coordinator, id, key)).status).toBe(200)
    expect((await resend(coordinator, id, key)).status).toBe(200)
    expect(await listed(coordinator, { search: body.email })).toMatchObject([{ status: 'open', sendings: 2 }])
    const mails = await mailsTo(body.email, 2)
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['invite.created', 'invite.resent'])
    const newer = mails.find(({ kind }) => kind === 'invite.resent')
    expect(codeIn(newer)).toMatch(/^[\w-]{22}$/)
    expect(codeIn(newer)).not.toBe(codeIn(first))
    expect(await written(id)).toEqual(['InviteCreated', 'InviteResent'])
  })

  test('not sooner, and of many who do it at once one does', async () => {
    const { coordinator } = program
    const { id } = (await invite(coordinator)).body
    const early = await resend(coordinator, id)
    expect(refusedAs(early)).toEqual([409, 'invite.sent_lately'])
    const old = await invitedBefore(5)
    const answers = await Promise.all([1, 2, 3].map(() => resend(coordinator, old)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await written(old)).toEqual(['InviteCreated', 'InviteResent'])
  })

  test('also one that has expired: it opens again', async () => {
    const body = asked()
    const id = await invitedBefore(31 * 24, body)
    expect(await listed(program.coordinator, { search: body.email, status: 'expired' })).toMatchObject([{ id }])
    expect(await listed(program.coordinator, { search: body.email, status: 'open' })).toEqual([])
    expect((await resend(program.coordinator, id)).status).toBe(200)
    expect(await listed(program.coordinator, { search: body.email, status: 'open' })).toMatchObject([{ id }])
  })
})

describe('withdrawing', () => {
  test('INVITE-007 it is withdrawn, once, is not sent again, and they can be invited anew', async () => {
    const { coordinator } = program
    const [body, key] = [asked(), newId()]
    const { id } = (await invite(coordinator, body)).body
    expect((await withdraw(coordinator, id, key)).status).toBe(200)
    for (const again of [key, newId()]) expect((await withdraw(coordinator, id, again)).status).toBe(200)
    expect(await listed(coordinator, { search: body.email })).toMatchObject([{ id, status: 'withdrawn' }])
    expect(refusedAs(await resend(coordinator, id))).toEqual([409, 'invite.withdrawn'])
    expect(await written(id)).toEqual(['InviteCreated', 'InviteWithdrawn'])
    expect((await invite(coordinator, body)).body).toEqual({ id })
    expect(await listed(coordinator, { search: body.email })).toMatchObject([{ id, status: 'open', sendings: 1 }])
    expect(await mailsTo(body.email, 2)).toHaveLength(2)
  })

  test('of many who do it at once all have done it, and it is written once', async () => {
    const { id } = (await invite(program.coordinator)).body
    const answers = await Promise.all([1, 2, 3].map(() => withdraw(program.coordinator, id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await written(id)).toEqual(['InviteCreated', 'InviteWithdrawn'])
  })
})

describe('once it is accepted', () => {
  test('the inviter is told by whom, where they sent it from, and nothing is done to it any more', async () => {
    const { coordinator } = program
    const elsewhere = await enrol(app, {
      ...{ role: 'faculty', name: 'Uma Joins', organizationId: await foundOrganization(app) },
    })
    const { id } = (await invite(coordinator, asked({ email: elsewhere.email, role: 'faculty' }))).body
    const [mail] = await mailsTo(elsewhere.email)
    const code = codeIn(mail) ?? ''
    const joined = await elsewhere.browser.do(joinByInvite, { params: { id }, body: { code } })
    expect(joined.status).toBe(200)
    const [one] = await eventually(
      () => listed(coordinator, { search: elsewhere.email }),
      ([first]) => first?.status === 'accepted',
    )
    expect(one).toMatchObject({ id, accepted_at: expect.any(String) })
    await eventually(
      async () => (await coordinator.browser.list<NotificationView>(listNotifications)).items,
      items => items.some(({ message }) => message === 'Uma Joins accepted your invitation'),
    )
    expect(refusedAs(await withdraw(coordinator, id))).toEqual([409, 'invite.accepted'])
    expect(refusedAs(await resend(coordinator, id))).toEqual([409, 'invite.accepted'])
  })
})

describe('whose they are', () => {
  test('who coordinates another organization sees nothing of them, and may do nothing to them', async () => {
    const { coordinator, stranger, admin } = program
    const body = asked()
    const { id } = (await invite(coordinator, body)).body
    await app.caughtUp()
    expect(await listed(stranger, { search: body.email })).toEqual([])
    const asHistory = { params: { subject: 'invite', id } }
    const answers = [
      await resend(stranger, id),
      await withdraw(stranger, id),
      await stranger.browser.get(history, asHistory),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(await written(id)).toEqual(['InviteCreated'])
    expect((await coordinator.browser.get(history, asHistory)).body.entries).toMatchObject([{ type: 'InviteCreated' }])
    expect(await listed(admin, { search: body.email })).toMatchObject([{ id }])
    expect((await withdraw(admin, id)).status).toBe(200)
  })

  test('the list is narrowed by role, status and organization, and found by part of a name or address', async () => {
    const { admin, coordinator, stranger } = program
    const mark = newId().slice(-12)
    const named = (last_name: string, changes: Partial<Body> = {}) =>
      asked({ last_name: `${last_name}${mark}`, ...changes })
    await invite(coordinator, named('Abara', { role: 'faculty' }))
    await invite(coordinator, named('Brandt'))
    await invite(stranger, named('Castro'))
    await app.caughtUp()
    const names = async (by: { browser: Browser }, query: Readonly<Record<string, string>>) =>
      (
        await by.browser.list<InviteView>(listInvites, { search: mark, sort: 'name', order: 'asc', ...query })
      ).items.map(({ last_name }) => last_name.replace(mark, ''))
    expect(await names(admin, {})).toEqual(['Abara', 'Brandt', 'Castro'])
    expect(await names(coordinator, {})).toEqual(['Abara', 'Brandt'])
    expect(await names(coordinator, { role: 'faculty' })).toEqual(['Abara'])
    expect(await names(coordinator, { status: 'withdrawn' })).toEqual([])
    expect(await names(admin, { organization_id: stranger.organizationId })).toEqual(['Castro'])
    expect(await names(coordinator, { organization_id: stranger.organizationId })).toEqual([])
  })

  test('whatever is sent wrong is told, and nothing is written', async () => {
    const wrong = await invite(program.coordinator, { ...asked(), email: 'nobody', first_name: '  ' })
    expect([wrong.status, codesOf(wrong).length]).toEqual([422, 2])
    expect((await resend(program.coordinator, newId())).status).toBe(404)
    expect((await withdraw(program.coordinator, newId())).status).toBe(404)
  })
})
