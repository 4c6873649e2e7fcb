// Invitations that are accepted, over the whole API: by the position that came after them, whichever way.
import { systemContext } from '@practicum/command-service/execution/context'
import { acceptingReaction } from '@practicum/command-service/features/invites/invites.accepting'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import {
  listNotifications,
  type NotificationView,
} from '@practicum/shared/features/notifications/notifications.contract'
import type { UserCommand } from '@practicum/shared/features/people/user.decider'
import { createAccount, joinByInvite } from '@practicum/shared/features/signup/signup.contract'
import { archivePosition, restorePosition } from '@practicum/shared/features/users/account-intents.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { eventually } from './harness/eventually'
import {
  asked,
  codeIn,
  filledIn,
  invite,
  invitedBy,
  listed,
  mailsTo,
  refusedAs,
  resend,
  visitorOf,
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

const executor = () => app.practicum.services.executor
const ofPosition = ({ userId: id, positionId: position_id }: Member) => ({ params: { id, position_id } })
const becomes = (email: string, wanted: string) =>
  eventually(
    () => listed(program.coordinator, { search: email }),
    ([one]) => one?.status === wanted,
  )

/** Held the position once, and is invited to it anew. */
async function invitedBack(): Promise<{ member: Member; id: string }> {
  const member = await enrol(app, { role: 'trainee', organizationId: program.organizationId })
  expect((await program.admin.browser.do(archivePosition, ofPosition(member))).status).toBe(200)
  const { id } = (await invite(program.coordinator, asked({ email: member.email }))).body
  return { member, id }
}

test('a position from before the invitation does not accept it, however late its event comes', async () => {
  const { member, id } = await invitedBack()
  const { events } = await executor().loadWhole(userAggregate, member.userId)
  const assigned = events.find(({ type }) => type === 'PositionAssigned')
  if (!assigned) throw new Error('nobody was given a position')
  await acceptingReaction(executor()).handle(assigned)
  expect(await writtenOf(app, id)).toEqual(['InviteCreated'])
})

test('a position that is taken up again accepts it, and its end does not', async () => {
  const { member, id } = await invitedBack()
  expect((await program.admin.browser.do(restorePosition, ofPosition(member))).status).toBe(200)
  await becomes(member.email, 'accepted')
  expect(await writtenOf(app, id)).toEqual(['InviteCreated', 'InviteAccepted'])
})

test('that of another role leaves it open', async () => {
  const { member, id } = await invitedBack()
  const other = await invitedBack()
  const position = { positionId: newId(), role: 'faculty' as const, organizationId: program.organizationId }
  const command: UserCommand = { type: 'AssignPosition', ...position, liveSessionsAllowed: true, accountLimited: false }
  const context = systemContext(newId(), new Date(), program.organizationId)
  unwrapOrThrow(await executor().execute(userAggregate, member.userId, { command: () => command }, context))
  await program.admin.browser.do(restorePosition, ofPosition(other.member))
  await becomes(other.member.email, 'accepted')
  expect(await writtenOf(app, id)).toEqual(['InviteCreated'])
})

test('the inviter is told by whom, where they sent it from, and nothing is done to it any more', async () => {
  const { coordinator } = program
  const elsewhere = await enrol(app, {
    ...{ role: 'faculty', name: 'Uma Joins', organizationId: await foundOrganization(app) },
  })
  const { id } = (await invite(coordinator, asked({ email: elsewhere.email, role: 'faculty' }))).body
  const [mail] = await mailsTo(program, elsewhere.email)
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

describe('the notification', () => {
  const toldTo = async ({ browser }: Member) =>
    (await browser.list<NotificationView>(listNotifications)).items.filter(({ kind }) => kind === 'invite.accepted')
  const toldOf = (member: Member, id: string) =>
    eventually(
      async () => (await toldTo(member)).filter(({ about }) => about === id),
      ({ length }) => length > 0,
    )

  test('names whoever signed up, leads to the invitations, and is for the inviter alone, once', async () => {
    const { coordinator, organizationId, admin } = program
    const colleague = await enrol(app, { role: 'coordinator', organizationId })
    const invited = await invitedBy(app, colleague, { role: 'supervisor' })
    const body = filledIn(invited, { university_student_id: '' })
    expect((await (await visitorOf(app)).do(createAccount, { body })).status).toBe(200)
    const told = await toldOf(colleague, invited.id)
    expect(told).toMatchObject([
      {
        ...{ message: 'Nadia Okoye accepted your invitation', link_uri: '/invitations', read_at: null },
        position_id: colleague.positionId,
      },
    ])
    await app.caughtUp()
    for (const other of [coordinator, admin])
      expect((await toldTo(other)).filter(({ about }) => about === invited.id)).toEqual([])
  })

  test('names whoever was invited, also where somebody else let them in', async () => {
    const { coordinator } = program
    const { member, id } = await invitedBack()
    await program.admin.browser.do(restorePosition, ofPosition(member))
    expect(await toldOf(coordinator, id)).toMatchObject([{ message: 'trainee Person accepted your invitation' }])
  })
})
