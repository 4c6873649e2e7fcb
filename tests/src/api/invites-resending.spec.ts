// Sending an invitation again, over the whole API: to whoever could still take up what it offers, and to nobody else.
import { systemContext } from '@practicum/command-service/execution/context'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import type { UserCommand } from '@practicum/shared/features/people/user.decider'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { erased } from './harness/erasing'
import { eventually } from './harness/eventually'
import {
  asked,
  codeIn,
  invite,
  invitedBefore,
  listed,
  mailsTo,
  refusedAs,
  resend,
  withdraw,
  writtenOf,
} from './harness/inviting'
import { enrol, foundOrganization, foundProgram, type Member, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())
beforeEach(() => app.database.pool.query('delete from access.guess'))

const DAY = 24
const decide = async (userId: string, command: UserCommand): Promise<void> => {
  const { executor } = app.practicum.services
  const context = systemContext(newId(), new Date(), program.organizationId)
  unwrapOrThrow(await executor.execute(userAggregate, userId, { command: () => command }, context))
}
const assign = (userId: string, role: 'faculty' | 'trainee') =>
  decide(userId, {
    type: 'AssignPosition',
    ...{ positionId: newId(), role, organizationId: program.organizationId },
    ...{ liveSessionsAllowed: true, accountLimited: false },
  })
const elsewhere = async (): Promise<Member> =>
  enrol(app, { role: 'supervisor', organizationId: await foundOrganization(app) })
/** Into the program, so many hours ago. */
const invitedAs = (role: 'faculty' | 'trainee', { userId, email }: Member, hours: number) =>
  invitedBefore(app, program, { hours, userId, body: asked({ role, email }) })

test('a position that somebody gets later leaves an expired invitation as it is, which is not sent again', async () => {
  const member = await elsewhere()
  const id = await invitedAs('faculty', member, 31 * DAY)
  const open = await invitedAs('faculty', await elsewhere(), 31 * DAY)
  await assign(member.userId, 'faculty')
  expect(refusedAs(await resend(program.coordinator, id))).toEqual([409, 'invite.holds_position'])
  // Reactions come one after the other: the one after it has come.
  const next = await elsewhere()
  await invitedAs('faculty', next, 5)
  await assign(next.userId, 'faculty')
  await eventually(
    () => listed(program.coordinator, { search: next.email }),
    ([one]) => one?.status === 'accepted',
  )
  expect(await listed(program.coordinator, { search: member.email })).toMatchObject([{ id, status: 'expired' }])
  expect(await writtenOf(app, id)).toEqual(['InviteCreated'])
  expect((await resend(program.coordinator, open)).status).toBe(200)
})

test('nobody is asked again to become a trainee beside another role', async () => {
  const member = await elsewhere()
  const id = await invitedAs('trainee', member, 5)
  await assign(member.userId, 'faculty')
  expect(refusedAs(await resend(program.coordinator, id))).toEqual([409, 'position.trainee_exclusive'])
  expect(await writtenOf(app, id)).toEqual(['InviteCreated'])
})

test('to somebody who was erased nothing is sent any more', async () => {
  const member = await elsewhere()
  const id = await invitedAs('faculty', member, 5)
  await erased(app, member.userId)
  expect(refusedAs(await resend(program.coordinator, id))).toEqual([404, 'not_found'])
  expect(await writtenOf(app, id)).toEqual(['InviteCreated'])
})

test('what has ended says so, whatever its addressee has become', async () => {
  const member = await elsewhere()
  const id = await invitedAs('trainee', member, 5)
  await withdraw(program.coordinator, id)
  await assign(member.userId, 'faculty')
  expect(refusedAs(await resend(program.coordinator, id))).toEqual([409, 'invite.withdrawn'])
})

test('whose account was closed is not asked again by those who know them, and can be by others', async () => {
  const { coordinator, admin } = program
  const member = await elsewhere()
  const id = await invitedAs('faculty', member, 5)
  await decide(member.userId, { type: 'ChangeUserStatus', status: 'inactive' })
  expect(refusedAs(await resend(admin, id))).toEqual([409, 'user.not_active'])
  expect((await resend(coordinator, id)).status).toBe(200)
})

test('INVITE-006 after four hours, with a new secret in place of the one before, once for one key', async () => {
  const { coordinator } = program
  const body = asked()
  const id = await invitedBefore(app, program, { hours: 4, body: body })
  const [first] = await mailsTo(program, body.email)
  const key = newId()
  expect((await resend(coordinator, id, key)).status).toBe(200)
  expect((await resend(coordinator, id, key)).status).toBe(200)
  expect(await listed(coordinator, { search: body.email })).toMatchObject([{ status: 'open', sendings: 2 }])
  const mails = await mailsTo(program, body.email, 2)
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['invite.created', 'invite.resent'])
  const newer = mails.find(({ kind }) => kind === 'invite.resent')
  expect(codeIn(newer)).toMatch(/^[\w-]{22}$/)
  expect(codeIn(newer)).not.toBe(codeIn(first))
  expect(await writtenOf(app, id)).toEqual(['InviteCreated', 'InviteResent'])
})

test('not sooner, and of many who do it at once one does', async () => {
  const { coordinator } = program
  const { id } = (await invite(coordinator)).body
  const early = await resend(coordinator, id)
  expect(refusedAs(early)).toEqual([409, 'invite.sent_lately'])
  const old = await invitedBefore(app, program, { hours: 5 })
  const answers = await Promise.all([1, 2, 3].map(() => resend(coordinator, old)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await writtenOf(app, old)).toEqual(['InviteCreated', 'InviteResent'])
})

test('also one that has expired: it opens again', async () => {
  const body = asked()
  const id = await invitedBefore(app, program, { hours: 31 * 24, body: body })
  expect(await listed(program.coordinator, { search: body.email, status: 'expired' })).toMatchObject([{ id }])
  expect(await listed(program.coordinator, { search: body.email, status: 'open' })).toEqual([])
  expect((await resend(program.coordinator, id)).status).toBe(200)
  expect(await listed(program.coordinator, { search: body.email, status: 'open' })).toMatchObject([{ id }])
})
