// Joining by an invitation with the account one has, over the whole API: whoever was invited, by the rules of positions.
import { systemContext } from '@practicum/command-service/execution/context'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { switchPosition } from '@practicum/shared/features/people/people.contract'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { createAccount, joinByInvite } from '@practicum/shared/features/signup/signup.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { eventually } from './harness/eventually'
import { filledIn, type Invited, invitedBy, opensInvite, visitorOf } from './harness/inviting'
import { enrol, foundOrganization, foundProgram, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

const opens = (invite: Invited) => opensInvite(app, invite)

async function invitedMember() {
  const elsewhere = await foundOrganization(app)
  const member = await enrol(app, { role: 'supervisor', organizationId: elsewhere })
  return { member, invite: await invitedBy(app, program.coordinator, { role: 'faculty', email: member.email }) }
}

test('whoever was invited holds one more position, and the invitation is accepted', async () => {
  const { member, invite } = await invitedMember()
  expect((await opens(invite)).body).toMatchObject({ has_account: true })
  const { id, code } = invite
  const { status, body } = await member.browser.do(joinByInvite, { params: { id }, body: { code } })
  expect([status, body]).toEqual([200, { position_id: expect.any(String) }])
  await member.browser.do(switchPosition, { params: { id: body.position_id } })
  await member.browser.freshToken()
  expect((await member.browser.get(currentUser)).body).toMatchObject({
    current_position: { role: { keyname: 'faculty' }, organization: { id: program.organizationId } },
  })
  await eventually(
    () => opens(invite),
    answer => codesOf(answer)[0] === 'signup.invite_used',
  )
})

test('nobody else joins by it, and no second account is made', async () => {
  const { invite } = await invitedMember()
  const { id, code } = invite
  const stranger = await program.stranger.browser.do(joinByInvite, { params: { id }, body: { code } })
  expect([stranger.status, codesOf(stranger)]).toEqual([403, ['signup.another_person']])
  const filled = filledIn(invite, { university_student_id: '' })
  const second = await (await visitorOf(app)).do(createAccount, { body: filled })
  expect(codesOf(second)).toEqual(['signup.email_taken'])
})

test('the rules of positions hold: a trainee holds no other role there', async () => {
  const { member, invite } = await invitedMember()
  const position = {
    ...{ positionId: newId(), role: 'trainee' as const, organizationId: program.organizationId },
    ...{ liveSessionsAllowed: true, accountLimited: false },
  }
  const request = { command: () => ({ type: 'AssignPosition' as const, ...position }) }
  unwrapOrThrow(
    await app.practicum.services.executor.execute(
      userAggregate,
      member.userId,
      request,
      systemContext(newId(), new Date()),
    ),
  )
  const { id, code } = invite
  const answer = await member.browser.do(joinByInvite, { params: { id }, body: { code } })
  expect(codesOf(answer)).toEqual(['position.trainee_exclusive'])
})

test('without the secret nobody joins, whoever they are', async () => {
  const { member, invite } = await invitedMember()
  const answer = await member.browser.do(joinByInvite, { params: { id: invite.id }, body: { code: 'opens-nothing' } })
  expect([answer.status, codesOf(answer)]).toEqual([404, ['signup.invite_unknown']])
})

test('whose account is closed at this moment does not join by it', async () => {
  const { member, invite } = await invitedMember()
  const { executor } = app.practicum.services
  const execute = executor.execute.bind(executor) as (...args: unknown[]) => Promise<never>
  const close = { command: () => ({ type: 'ChangeUserStatus' as const, status: 'inactive' as const }) }
  const spy = jest.spyOn(executor, 'execute').mockImplementation((async (...args: unknown[]) => {
    spy.mockRestore()
    unwrapOrThrow(await executor.execute(userAggregate, member.userId, close, systemContext(newId(), new Date())))
    return execute(...args)
  }) as never)
  const { id, code } = invite
  const answer = await member.browser.do(joinByInvite, { params: { id }, body: { code } })
  expect([answer.status, codesOf(answer)]).toEqual([409, ['user.not_active']])
  const { state } = await executor.load(userAggregate, member.userId)
  expect(state).toMatchObject({ positions: [{ role: 'supervisor' }] })
})
