// Inviting, over the whole API: one invitation is open at a time, into what the inviter looks after, to whoever can take it up.
import { systemContext } from '@practicum/command-service/execution/context'
import { inviteAggregate } from '@practicum/command-service/features/invites/invites.aggregate'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { SIGNUP_ROLES } from '@practicum/shared/features/invites/invites.fields'
import { foundOrganization as found } from '@practicum/shared/features/organizations/changing.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import {
  asked,
  HOUR_MS,
  type InviteBody,
  invite,
  listed,
  mailsTo,
  newAddress,
  refusedAs,
  writtenOf,
} from './harness/inviting'
import { enrol, foundProgram, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())
beforeEach(() => app.database.pool.query('delete from access.guess'))

const executor = () => app.practicum.services.executor

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
    ...{ came_back_at: null },
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
  expect(await writtenOf(app, first.body.id)).toEqual(['InviteCreated'])
})

test('of many who invite one address at once, exactly one does', async () => {
  const email = newAddress()
  const colleague = await enrol(app, { role: 'coordinator', organizationId: program.organizationId })
  const inviters = [program.coordinator, colleague, program.coordinator, colleague]
  const answers = await Promise.all(inviters.map(one => invite(one, asked({ email }))))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  await app.caughtUp()
  expect(await listed(program.coordinator, { search: email })).toMatchObject([{ status: 'open', sendings: 1 }])
  expect(await mailsTo(program, email)).toHaveLength(1)
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
    expect((await invite(program.coordinator, { ...asked(), role } as unknown as InviteBody)).status).toBe(422)
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
