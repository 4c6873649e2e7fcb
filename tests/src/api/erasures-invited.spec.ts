// Erasure and invitations, over the whole API: of somebody who never came it is asked for by the invitation, and afterwards nobody learns of it by inviting.
import { inviteAggregate } from '@practicum/command-service/features/invites/invites.aggregate'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { confirmErasure, requestErasure } from '@practicum/shared/features/erasures/changing.contract'
import { erasablePeople, getErasure } from '@practicum/shared/features/erasures/erasures.contract'
import { type InviteView, listInvites } from '@practicum/shared/features/invites/invites.contract'
import { listMails, type MailView } from '@practicum/shared/features/mails/mails.contract'
import { createAccount } from '@practicum/shared/features/signup/signup.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { type Answer, codesOf } from './harness/browser'
import { askedYesterday, erased } from './harness/erasing'
import { eventually } from './harness/eventually'
import {
  asked,
  codeIn,
  filledIn,
  GOOD,
  type Invited,
  invite,
  invitedBy,
  mailsTo,
  opensInvite,
  refusedAs,
  visitorOf,
} from './harness/inviting'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

const executor = () => app.practicum.services.executor
const reason = 'Asked for it in writing'
const found = async (search: string) => (await program.admin.browser.get(erasablePeople, { query: { search } })).body
const request = ({ browser }: Member, user_id: string, invite_id?: string) =>
  browser.do(requestErasure, { body: { user_id, reason, ...(invite_id && { invite_id }) } })
const read = async (id: string) => (await program.admin.browser.get(getErasure, { params: { id } })).body
const listed = async ({ email }: Invited) =>
  (await program.admin.browser.list<InviteView>(listInvites, { search: email })).items
const mailsOf = async ({ email }: Invited) =>
  (await program.admin.browser.list<MailView>(listMails, { search: email })).items

async function invitedOne(): Promise<Invited & { readonly userId: string }> {
  const invited = await invitedBy(app, program.coordinator, {})
  const { state } = await executor().load(inviteAggregate, invited.id)
  if (state.status === 'unknown') throw new Error('there is no such invitation')
  await app.caughtUp()
  return { ...invited, userId: state.userId }
}

test('they are found by their address, and their erasure is asked for by the invitation alone', async () => {
  const { admin } = program
  const { id: invite_id, userId: id, email } = await invitedOne()
  const person = { id, invite_id, email, name: 'Nadia Okoye', profile_image_url: null, role_names: ['Trainee'] }
  expect(await found(email)).toEqual([person])
  const other = await invitedOne()
  const refused = [await request(admin, id), await request(admin, id, other.id), await request(admin, id, newId())]
  expect(refused.flatMap(codesOf)).toEqual(Array(3).fill('erasure.person_unknown'))
  expect((await request(admin, id, invite_id)).body).toEqual({ id, version: 0 })
  expect(await read(id)).toMatchObject({ name: 'Nadia Okoye', reason, status: 'requested' })
  expect(await found(email)).toEqual([])
  expect(codesOf(await request(admin, id, invite_id))).toEqual(['erasure.exists'])
})

test('invited into two organizations they are found once', async () => {
  const { email } = await invitedOne()
  await invitedBy(app, program.stranger, { email })
  await app.caughtUp()
  expect(await found(email)).toHaveLength(1)
})

test('erased, nothing of their name and address can be read, and their invitation lets nobody in', async () => {
  const invited = await invitedOne()
  const { id, code, userId } = invited
  expect((await opensInvite(app, invited)).status).toBe(200)
  await eventually(
    () => mailsOf(invited),
    ({ length }) => length === 1,
  )
  await askedYesterday(executor(), userId, { inviteId: id })
  expect((await program.admin.browser.do(confirmErasure, { params: { id: userId } })).status).toBe(200)
  const done = await eventually(
    () => read(userId),
    ({ status }) => status === 'done',
  )
  expect(done).toMatchObject({ name: '[erased]', reason: '[erased]' })
  expect(await app.practicum.keys.notErased([userId])).toEqual([])
  expect([await listed(invited), await mailsOf(invited), await found(invited.email)]).toEqual([[], [], []])
  const { events } = await executor().loadWhole(inviteAggregate, id)
  expect(events[0]?.data).toMatchObject({ email: '[erased]', firstName: '[erased]', lastName: '[erased]' })
  const visitor = await visitorOf(app)
  const answers = [await opensInvite(app, { id, code }), await visitor.do(createAccount, { body: filledIn(invited) })]
  expect(answers.flatMap(codesOf)).toEqual(['signup.invite_unknown', 'signup.invite_unknown'])
  expect((await executor().load(userAggregate, userId)).state.status).toBe('erased')
})

test('the address of somebody who was erased is that of nobody: who is invited there is somebody new', async () => {
  const { coordinator, organizationId } = program
  const gone = await enrol(app, { role: 'trainee', organizationId })
  await erased(app, gone.userId)
  const bodies = [asked(), asked({ email: gone.email })]
  const [unknown, known] = [await invite(coordinator, bodies[0]), await invite(coordinator, bodies[1])]
  const told = ({ status, body }: Answer) => [status, Object.keys(body as object)]
  expect(told(known)).toEqual(told(unknown))
  expect(refusedAs(await invite(coordinator, bodies[1]))).toEqual([409, 'email invite.exists'])
  await app.caughtUp()
  const { items } = await coordinator.browser.list<InviteView>(listInvites, { search: gone.email })
  expect(items).toMatchObject([{ id: known.body.id, name: 'Nadia Okoye', status: 'open', sendings: 1 }])
  const code = codeIn((await mailsTo(program, gone.email))[0]) ?? ''
  const filled = filledIn({ id: known.body.id, code, email: gone.email })
  const { status, body } = await (await visitorOf(app)).do(createAccount, { body: filled })
  expect([status, body.user.id === gone.userId]).toEqual([200, false])
  await app.visitor().signIn(gone.email, GOOD)
})
