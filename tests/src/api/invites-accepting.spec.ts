// Invitations that are accepted, over the whole API: by the position that came after them, whichever way.
import { systemContext } from '@practicum/command-service/execution/context'
import { acceptingReaction } from '@practicum/command-service/features/invites/invites.accepting'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import type { UserCommand } from '@practicum/shared/features/people/user.decider'
import { archivePosition, restorePosition } from '@practicum/shared/features/users/users.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { eventually } from './harness/eventually'
import { asked, invite, listed, writtenOf } from './harness/inviting'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'

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
