// People whom nobody has come for, over the whole API: ninety days on, or erased before, what is said of them is gone, their place is free and their address is anybody's.
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { lapseSchedule } from '@practicum/command-service/features/signup/signup.lapsing'
import { issueVerification } from '@practicum/infra/sessions/verification-codes'
import { lapseCandidates } from '@practicum/projections/features/signup/unproven.candidates'
import { createInviteLink } from '@practicum/shared/features/invite-links/changing.contract'
import { getInviteLink, type InviteLinkView } from '@practicum/shared/features/invite-links/invite-links.contract'
import { createAccount } from '@practicum/shared/features/signup/signup.contract'
import { verifyEmail } from '@practicum/shared/features/signup/verification.contract'
import { getUser } from '@practicum/shared/features/users/account.contract'
import { deactivateUser, reactivateUser } from '@practicum/shared/features/users/account-intents.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { refusedAs } from './harness/browser'
import { erased, erasureOf } from './harness/erasing'
import { eventually } from './harness/eventually'
import { asked, filledIn, GOOD, invite, invitedBefore, newAddress, visitorOf } from './harness/inviting'
import { foundProgram, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())
beforeEach(() => app.database.pool.query('delete from access.guess'))

const DAY_MS = 86_400_000
const executor = () => app.practicum.services.executor
const written = async (userId: string): Promise<readonly string[]> =>
  (await executor().loadWhole(userAggregate, userId)).events.map(({ type }) => type)

/** As the product's own schedule does, so many days on. */
async function daysOn(days: number): Promise<void> {
  await app.caughtUp()
  const schedule = lapseSchedule(app.practicum.services, lapseCandidates(app.database.pool))
  await schedule.run(new Date(Date.now() + days * DAY_MS))
}
const isErased = (userId: string) =>
  eventually(
    () => erasureOf(executor(), userId),
    ({ status }) => status === 'done',
  )

type Link = InviteLinkView & { readonly code: string }
async function linkOf(places: number): Promise<Link> {
  const { browser } = program.coordinator
  const body = { name: `Cohort ${newId()}`, role: 'trainee' as const, places }
  const { id } = (await browser.do(createInviteLink, { body })).body
  return (await browser.get(getInviteLink, { params: { id } })).body as Link
}
async function signsUp({ id, code }: Link, email: string) {
  const { invite_id: _none, ...rest } = filledIn({ id, code, email })
  const answer = await (await visitorOf(app)).do(createAccount, { body: { ...rest, invite_link_id: id } })
  return answer
}
const signedUp = async (link: Link, email = newAddress()) => {
  const { status, body } = await signsUp(link, email)
  expect(status).toBe(200)
  await app.caughtUp()
  const { user, waiting } = body as { user: { id: string }; waiting: string }
  return { email, userId: user.id, waiting }
}
const signsIn = async (email: string) =>
  refusedAs(await (await visitorOf(app)).send('POST', '/api/login', { body: { email, password: GOOD } }))

async function proves({ userId, email, waiting }: Awaited<ReturnType<typeof signedUp>>): Promise<void> {
  const { state } = await executor().load(userAggregate, userId)
  const sendingId = 'verification' in state ? state.verification?.sendingId : undefined
  const code = await issueVerification(app.practicum.services.capabilities, sendingId ?? '')
  expect((await (await visitorOf(app)).do(verifyEmail, { body: { email, code, waiting } })).status).toBe(200)
}

test('SIGNUP-061 USER-011 ninety days after it was made a pending account is deleted with all that is said of it, and not a day before', async () => {
  const link = await linkOf(1)
  const { userId, email } = await signedUp(link)
  await daysOn(89)
  expect(await written(userId)).not.toContain('AccountLapsed')
  expect(refusedAs(await signsUp(link, newAddress()))).toEqual([409, 'signup.link_used'])
  await daysOn(90)
  await isErased(userId)
  expect(await signsIn(email)).toEqual([422, 'login.failed'])
  expect((await written(userId)).slice(-2)).toEqual(['AccountLapsed', 'SubjectErased'])
  expect(await app.practicum.services.erasing.withKey([userId])).toEqual([])
  // The place is somebody else's, and the address a new account's.
  const anew = await signedUp(link, email)
  expect(anew.userId).not.toBe(userId)
  await proves(anew)
  expect(await signsIn(email)).not.toContain('login.failed')
})

test('who has proved the address is not touched, and the schedule may come as often as it likes', async () => {
  const link = await linkOf(2)
  const [kept, lost] = [await signedUp(link), await signedUp(link)]
  await proves(kept)
  await daysOn(91)
  await daysOn(92)
  await isErased(lost.userId)
  expect(await written(kept.userId)).not.toContain('AccountLapsed')
  expect((await written(lost.userId)).filter(type => type === 'AccountLapsed')).toHaveLength(1)
  await app.caughtUp()
  const { body } = await program.coordinator.browser.get(getInviteLink, { params: { id: link.id } })
  expect(body).toMatchObject({ taken: 1 })
})

/** By an admin: closed, and opened again. */
async function closedAndOpened(id: string): Promise<void> {
  const { browser } = program.admin
  expect((await browser.do(deactivateUser, { params: { id } })).status).toBe(200)
  expect((await browser.do(reactivateUser, { params: { id } })).status).toBe(200)
  expect((await browser.get(getUser, { params: { id } })).body.status).toBe('pending')
}

test('an admin who closes a pending account and opens it again proves no address: nobody signs in until the mail was opened, and it is deleted in its time', async () => {
  const link = await linkOf(2)
  const [proved, lost] = [await signedUp(link), await signedUp(link)]
  for (const { userId, email } of [proved, lost]) {
    await closedAndOpened(userId)
    expect(await signsIn(email)).toEqual([422, 'login.failed'])
  }
  await proves(proved)
  expect(await signsIn(proved.email)).not.toContain('login.failed')
  await daysOn(89)
  expect(await written(lost.userId)).not.toContain('AccountLapsed')
  await daysOn(90)
  await isErased(lost.userId)
  expect(await written(proved.userId)).not.toContain('AccountLapsed')
})

test('who is erased before they have proved their address leaves their place to somebody else, and who has proved it has used theirs', async () => {
  const link = await linkOf(2)
  const [proved, pending] = [await signedUp(link), await signedUp(link)]
  await proves(proved)
  await app.caughtUp()
  for (const { userId } of [proved, pending]) await erased(app, userId)
  await app.caughtUp()
  const { body } = await program.coordinator.browser.get(getInviteLink, { params: { id: link.id } })
  expect(body).toMatchObject({ taken: 1 })
  await signedUp(link)
  expect(refusedAs(await signsUp(link, newAddress()))).toEqual([409, 'signup.link_used'])
})

test('who was invited and never came is forgotten ninety days after the invitation has expired, unless they were invited once more', async () => {
  const bodies = [asked(), asked()] as const
  const [gone, again] = [newId(), newId()]
  await invitedBefore(app, program, { hours: 121 * 24, body: bodies[0], userId: gone })
  await invitedBefore(app, program, { hours: 121 * 24, body: bodies[1], userId: again })
  await invitedBefore(app, program, { hours: 40 * 24, body: bodies[1], userId: again })
  await daysOn(0)
  await isErased(gone)
  expect(await written(gone)).toEqual(['AccountLapsed', 'SubjectErased'])
  expect(await written(again)).toEqual([])
  expect((await invite(program.coordinator, bodies[0])).status).toBe(200)
})
