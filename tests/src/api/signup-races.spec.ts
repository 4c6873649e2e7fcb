// Taking up an invitation and withdrawing it at once, over the whole API: one of both comes first, and the other is told.
import { systemContext } from '@practicum/command-service/execution/context'
import { inviteAggregate } from '@practicum/command-service/features/invites/invites.aggregate'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { withdrawInvite } from '@practicum/shared/features/invites/invites.contract'
import { createAccount, joinByInvite } from '@practicum/shared/features/signup/signup.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { type Answer, codesOf } from './harness/browser'
import { eventually } from './harness/eventually'
import { filledIn, GOOD, type Invited, invitedBy, visitorOf } from './harness/inviting'
import { enrol, foundOrganization, foundProgram, type Member, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())
beforeEach(() => app.database.pool.query('delete from access.guess'))
afterEach(() => jest.restoreAllMocks())

const services = () => app.practicum.services
const withdraw = ({ id }: Invited) => program.coordinator.browser.do(withdrawInvite, { params: { id } })
const signUp = async (invite: Invited): Promise<Answer> =>
  (await visitorOf(app)).do(createAccount, { body: filledIn(invite) })
const join = ({ browser }: Member, { id, code }: Invited) =>
  browser.do(joinByInvite, { params: { id }, body: { code } })
const statusOf = async ({ id }: Invited) => (await services().executor.load(inviteAggregate, id)).state.status
const isAccepted = (invite: Invited) =>
  eventually(
    () => statusOf(invite),
    status => status === 'accepted',
  )

async function holderOf({ id }: Invited) {
  const { executor } = services()
  const { state } = await executor.load(inviteAggregate, id)
  if (state.status === 'unknown') throw new Error('there is no such invitation')
  return (await executor.load(userAggregate, state.userId)).state
}

async function invitedMember(): Promise<{ member: Member; invite: Invited }> {
  const member = await enrol(app, { role: 'supervisor', organizationId: await foundOrganization(app) })
  return { member, invite: await invitedBy(app, program.coordinator, { role: 'faculty', email: member.email }) }
}

function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {}
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  return { opened, open: () => open() }
}

/** What somebody was invited to, given by an admin. */
async function assigned(userId: string): Promise<void> {
  const position = { positionId: newId(), role: 'faculty' as const, organizationId: program.organizationId }
  const rights = { liveSessionsAllowed: true, accountLimited: false }
  const request = { command: () => ({ type: 'AssignPosition' as const, ...position, ...rights }) }
  unwrapOrThrow(await services().executor.execute(userAggregate, userId, request, systemContext(newId(), new Date())))
}

/** Withdrawn by the coordinator at the moment in which the other call does this. */
function withdrawnDuring(invite: Invited, step: 'hashed' | 'begin'): () => Answer | undefined {
  let answer: Answer | undefined
  const { credentials } = services()
  const original = credentials[step].bind(credentials) as (...args: unknown[]) => Promise<never>
  jest.spyOn(credentials, step).mockImplementationOnce(async (...args: unknown[]) => {
    answer = await withdraw(invite)
    return original(...args)
  })
  return () => answer
}

/** Withdrawn once the first of these streams of the call is written to. */
function withdrawnBefore(invite: Invited, aggregate: unknown): () => Answer | undefined {
  let answer: Answer | undefined
  const { executor } = services()
  const original = executor.execute.bind(executor) as (...args: unknown[]) => Promise<never>
  const spy = jest.spyOn(executor, 'execute').mockImplementation((async (...args: unknown[]) => {
    if (args[0] === aggregate) {
      spy.mockRestore()
      answer = await withdraw(invite)
    }
    return original(...args)
  }) as never)
  return () => answer
}

test('who withdraws it before the account is claimed has withdrawn it, and there is no account', async () => {
  const invite = await invitedBy(app, program.coordinator, {})
  const withdrawn = withdrawnDuring(invite, 'hashed')
  const answer = await signUp(invite)
  expect(withdrawn()?.status).toBe(200)
  expect([answer.status, codesOf(answer)]).toEqual([409, ['signup.invite_withdrawn']])
  expect([(await holderOf(invite)).status, await statusOf(invite)]).toEqual(['unknown', 'withdrawn'])
  const body = { email: invite.email, password: GOOD }
  expect(codesOf(await (await visitorOf(app)).send('POST', '/api/login', { body }))).toEqual(['login.failed'])
})

test('who withdraws it afterwards is told that it is accepted, and the account is there', async () => {
  const invite = await invitedBy(app, program.coordinator, {})
  const withdrawn = withdrawnDuring(invite, 'begin')
  expect((await signUp(invite)).status).toBe(200)
  expect(codesOf(withdrawn() as Answer)).toEqual(['invite.accepted'])
  await isAccepted(invite)
  await app.visitor().signIn(invite.email, GOOD)
})

test('who joins is refused by a withdrawal before it, and holds nothing more', async () => {
  const { member, invite } = await invitedMember()
  const withdrawn = withdrawnBefore(invite, inviteAggregate)
  const answer = await join(member, invite)
  expect(withdrawn()?.status).toBe(200)
  expect([answer.status, codesOf(answer)]).toEqual([409, ['signup.invite_withdrawn']])
  expect(await holderOf(invite)).toMatchObject({ positions: [{ role: 'supervisor' }] })
})

test('who joins refuses a withdrawal after it', async () => {
  const { member, invite } = await invitedMember()
  const withdrawn = withdrawnBefore(invite, userAggregate)
  expect((await join(member, invite)).status).toBe(200)
  expect(codesOf(withdrawn() as Answer)).toEqual(['invite.accepted'])
  await isAccepted(invite)
})

test('whoever holds the position by now is not withdrawn, before that is on record with the invitation', async () => {
  const { member, invite } = await invitedMember()
  const { executor } = services()
  const execute = executor.execute.bind(executor) as (...args: unknown[]) => Promise<unknown>
  const [reached, noted] = [gate(), gate()]
  jest.spyOn(executor, 'execute').mockImplementation((async (...args: unknown[]) => {
    const [aggregate, id, { command }] = args as [unknown, string, { command: (state: unknown) => { type?: string } }]
    if (aggregate === inviteAggregate && id === invite.id && command({ status: 'unknown' }).type === 'AcceptInvite') {
      reached.open()
      await noted.opened
    }
    return execute(...args)
  }) as never)
  await assigned(member.userId)
  await reached.opened
  const refused = await withdraw(invite).finally(noted.open)
  expect(codesOf(refused)).toEqual(['invite.accepted'])
  await isAccepted(invite)
})

test('of both at the same time exactly one wins, each time', async () => {
  for (let round = 0; round < 5; round++) {
    const invite = await invitedBy(app, program.coordinator, {})
    const [came, withdrawn] = await Promise.all([signUp(invite), withdraw(invite)])
    expect([came.status, withdrawn.status].toSorted()).toEqual([200, 409])
    expect((await holderOf(invite)).status).toBe(came.status === 200 ? 'active' : 'unknown')
    if (came.status === 200) await isAccepted(invite)
    else expect(await statusOf(invite)).toBe('withdrawn')
  }
})
