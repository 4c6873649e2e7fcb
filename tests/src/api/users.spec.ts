// Accounts over the whole API, as those who run the platform see them: found, understood, corrected, closed and opened.
import { systemContext } from '@practicum/command-service/execution/context'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import type { Role } from '@practicum/shared/access/roles'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { liftSignInLock } from '@practicum/shared/features/sessions/sign-in-lock.contract'
import { getUser, type UserDetails } from '@practicum/shared/features/users/account.contract'
import {
  archivePosition,
  assignPosition,
  deactivateUser,
  editUser,
  reactivateUser,
  restorePosition,
  signOutUser,
} from '@practicum/shared/features/users/account-intents.contract'
import { activeAdmins } from '@practicum/shared/features/users/active-admins.contract'
import { listUsers, type UserView } from '@practicum/shared/features/users/users.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { lockedByAttacks } from './harness/attacking'
import { type Browser, refusedWith } from './harness/browser'
import { eventually } from './harness/eventually'
import { Listener } from './harness/listener'
import { enrol, foundOrganization, type Member, PASSWORD } from './harness/program'
import { codeOf, give, halfway, laterOn, setUpApp } from './harness/second-step'

let app: TestApp
let organizationId: string
let admin: Member
beforeAll(async () => {
  app = await startApp()
  organizationId = await foundOrganization(app)
  admin = await enrol(app, { role: 'admin', organizationId: await foundOrganization(app) })
})
afterAll(() => app?.close())

/** Whose first sign-in is shown. */
async function someone(name?: string): Promise<Member> {
  const member = await enrol(app, { role: 'trainee', organizationId, ...(name !== undefined && { name }) })
  await app.caughtUp()
  return member
}
const detailsOf = async ({ userId: id }: Member): Promise<UserDetails> =>
  (await admin.browser.get(getUser, { params: { id } })).body
const found = async (query: Readonly<Record<string, string>>): Promise<readonly UserView[]> =>
  (await admin.browser.list<UserView>(listUsers, query)).items
const statusOf = async (browser: Browser): Promise<number> => (await browser.get(currentUser)).status
const params = ({ userId: id }: Member) => ({ params: { id } })

async function signIn({ email }: Member): Promise<number> {
  const visitor = app.visitor()
  await visitor.freshToken()
  return (await visitor.send('POST', '/api/login', { body: { email, password: PASSWORD } })).status
}

/** By attacks, and once it is on record. */
async function lock(member: Member, net: number): Promise<void> {
  await lockedByAttacks(app, member.email, net)
  await eventually(
    () => detailsOf(member),
    ({ sign_in_locked }) => sign_in_locked,
  )
}

test('ADMTOOL-017 ADMIN-013 an admin finds people by name and address, and reads how their account stands', async () => {
  const member = await someone('Zenobia Quill')
  for (const search of ['zenobia', member.email]) {
    expect(await found({ search })).toMatchObject([
      { id: member.userId, name: 'Zenobia Quill', email: member.email, status: 'active', sign_in_locked: false },
    ])
  }
  expect(await detailsOf(member)).toMatchObject({
    ...{ first_name: 'Zenobia', last_name: 'Quill', timezone: 'America/Los_Angeles', hipaa_completed: true },
    ...{ devices: 1, last_sign_in_at: expect.any(String) },
    positions: [{ id: member.positionId, role_keyname: 'trainee', status: 'active', is_current: true }],
  })
  expect((await admin.browser.get(getUser, { params: { id: newId() } })).status).toBe(404)
})

test('ADMTOOL-019 the active admins are listed: nobody else, no closed account and no position that has ended', async () => {
  const [one, closed, former] = await Promise.all(
    ['Zara Runs', 'Zeno Closed', 'Zita Former'].map(name => enrol(app, { role: 'admin', organizationId, name })),
  )
  const other = await someone('Zelda Trainee')
  const position = { id: former?.userId ?? '', position_id: former?.positionId ?? '' }
  await admin.browser.do(deactivateUser, { params: { id: closed?.userId ?? '' } })
  await admin.browser.do(archivePosition, { params: position })
  const { data } = (await admin.browser.get(activeAdmins)).body
  expect(data).toContainEqual({ id: one?.userId, name: 'Zara Runs', email: one?.email })
  expect(data.map(({ id }) => id)).toContain(admin.userId)
  const ids = data.map(({ id }) => id)
  for (const member of [closed, former, other]) expect(ids).not.toContain(member?.userId)
})

test('the list is narrowed to a role, to an organization, and to those who are locked out', async () => {
  const elsewhere = await foundOrganization(app)
  const [member, other] = [
    await enrol(app, { role: 'supervisor', organizationId: elsewhere }),
    await enrol(app, { role: 'trainee', organizationId: elsewhere }),
  ]
  const ids = async (query: Readonly<Record<string, string>>) =>
    (await found({ organization_id: elsewhere, ...query })).map(({ id }) => id).sort()
  expect(await ids({})).toEqual([member.userId, other.userId].sort())
  expect(await ids({ role: 'supervisor' })).toEqual([member.userId])
  // Both of one position: who supervises elsewhere does not supervise here.
  const trainsThere = await enrol(app, { role: 'trainee', organizationId: await foundOrganization(app) })
  const here = { organization_id: elsewhere, role: 'faculty' as const, live_sessions_allowed: true }
  expect((await admin.browser.do(assignPosition, { ...params(trainsThere), body: here })).status).toBe(200)
  expect(await ids({ role: 'trainee' })).toEqual([other.userId])
  expect(await ids({ role: 'faculty' })).toEqual([trainsThere.userId])
  expect(await ids({ sign_in_locked: 'true' })).toEqual([])
  await lock(other, 70)
  expect(await ids({ sign_in_locked: 'true' })).toEqual([other.userId])
  expect(await ids({ sign_in_locked: 'false' })).toEqual([member.userId, trainsThere.userId].sort())
})

test('a lock that attacks have set is seen, keeps new devices out, and is lifted by an admin, on record and in fact', async () => {
  const member = await someone()
  await lock(member, 71)
  expect(await signIn(member)).toBe(423)
  expect((await admin.browser.do(liftSignInLock, params(member))).body).toEqual({ lifted: true })
  await app.caughtUp()
  expect(await detailsOf(member)).toMatchObject({ sign_in_locked: false })
  expect(await signIn(member)).toBe(200)
  expect((await admin.browser.do(liftSignInLock, params(member))).body).toEqual({ lifted: false })
})

test('a sign-in on a known device lifts a lock as well', async () => {
  const member = await someone()
  await lock(member, 72)
  const body = { email: member.email, password: PASSWORD }
  expect((await member.browser.send('POST', '/api/login', { body })).status).toBe(200)
  await app.caughtUp()
  expect(await detailsOf(member)).toMatchObject({ sign_in_locked: false })
  expect(await signIn(member)).toBe(200)
})

test('a lock of which nothing but the record is left is lifted, too', async () => {
  const member = await someone()
  await lock(member, 73)
  await app.database.pool.query('delete from access.guess')
  expect((await admin.browser.do(liftSignInLock, params(member))).body).toEqual({ lifted: true })
  await app.caughtUp()
  expect(await detailsOf(member)).toMatchObject({ sign_in_locked: false })
})

test('ADMIN-002 an admin corrects a name and a zone, which are shown wherever the person is', async () => {
  const member = await someone('Ann Wrong')
  const body = { first_name: 'Anne', last_name: 'Right', timezone: 'America/Denver' }
  expect((await admin.browser.do(editUser, { ...params(member), body })).status).toBe(200)
  expect(await detailsOf(member)).toMatchObject({ name: 'Anne Right', ...body })
  expect((await member.browser.get(currentUser)).body).toMatchObject({ name: 'Anne Right', timezone: 'America/Denver' })
  const wrong = await admin.browser.do(editUser, { ...params(member), body: { ...body, timezone: 'Mars/Base' } })
  expect(refusedWith(wrong)).toEqual([422, ['user.zone_unknown']])
  const empty = await admin.browser.do(editUser, { ...params(member), body: { ...body, first_name: ' ' } })
  expect(empty.status).toBe(422)
  expect((await admin.browser.do(editUser, { params: { id: newId() }, body })).status).toBe(404)
})

test('of two admins who correct a name at once, the second is told that it has changed', async () => {
  const member = await someone('Una Twice')
  const { version } = await detailsOf(member)
  const edit = (last_name: string, seen: number) =>
    admin.browser.do(editUser, {
      ...params(member),
      body: { first_name: 'Una', last_name, timezone: 'America/Denver', version: seen },
    })
  expect((await edit('First', version)).status).toBe(200)
  expect(refusedWith(await edit('Second', version))).toEqual([409, ['version_conflict']])
  expect(await detailsOf(member)).toMatchObject({ last_name: 'First', version: version + 1 })
  // Whoever signs in changes nothing of it.
  expect(await signIn(member)).toBe(200)
  expect((await edit('Second', version + 1)).status).toBe(200)
})

test('an account that is closed is signed out at once, its socket too, and nobody signs in to it until it is opened', async () => {
  const member = await someone()
  const listener = await Listener.open(member.browser)
  expect(await listener.subscribe((await member.browser.get(currentUser)).body.channel)).toBe(200)
  expect((await admin.browser.do(deactivateUser, params(member))).status).toBe(200)
  expect(await statusOf(member.browser)).toBe(401)
  await eventually(
    async () => listener.closed,
    closed => closed,
  )
  expect(await signIn(member)).toBe(422)
  expect(await detailsOf(member)).toMatchObject({ status: 'inactive', devices: 0 })
  // Twice is once.
  expect((await admin.browser.do(deactivateUser, params(member))).status).toBe(200)
  expect((await admin.browser.do(reactivateUser, params(member))).status).toBe(200)
  expect(await signIn(member)).toBe(200)
  const again = await admin.browser.do(reactivateUser, params(member))
  expect(refusedWith(again)).toEqual([409, ['user.not_inactive']])
})

test('nobody closes their own account, or ends their own position', async () => {
  expect(refusedWith(await admin.browser.do(deactivateUser, params(admin)))).toEqual([403, ['user.oneself']])
  const own = { params: { id: admin.userId, position_id: admin.positionId } }
  expect(refusedWith(await admin.browser.do(archivePosition, own))).toEqual([403, ['user.oneself']])
})

test('somebody is signed out on every device, and signs in again', async () => {
  const member = await someone()
  const phone = await app.visitor().signIn(member.email, PASSWORD)
  expect((await admin.browser.do(signOutUser, params(member))).body).toEqual({ signed_out: 2 })
  expect(await Promise.all([member.browser, phone].map(statusOf))).toEqual([401, 401])
  expect((await admin.browser.do(signOutUser, params(member))).body).toEqual({ signed_out: 0 })
  expect(await signIn(member)).toBe(200)
  expect((await admin.browser.do(signOutUser, { params: { id: newId() } })).status).toBe(404)
})

test('signing somebody out leaves nobody at the second step who knows their password', async () => {
  const member = await someone()
  const { secret } = await setUpApp(member.browser)
  const begun = await halfway(app, member)
  expect((await admin.browser.do(signOutUser, params(member))).body).toEqual({ signed_out: 2 })
  await laterOn(app, member)
  expect((await give(begun, await codeOf(secret))).status).toBe(401)
})

test('ORG-013 a position is ended and taken up again; a trainee has no other one beside it', async () => {
  const member = await someone()
  const position = { params: { id: member.userId, position_id: member.positionId } }
  expect((await admin.browser.do(archivePosition, position)).status).toBe(200)
  expect(await statusOf(member.browser)).toBe(401)
  expect((await admin.browser.do(restorePosition, position)).status).toBe(200)
  expect(await signIn(member)).toBe(200)
  await admin.browser.do(archivePosition, position)
  const { executor } = app.practicum.services
  const other = { role: 'supervisor', organizationId, liveSessionsAllowed: true, accountLimited: false } as const
  const command = () => ({ type: 'AssignPosition', positionId: newId(), ...other }) as const
  await executor.execute(userAggregate, member.userId, { command }, systemContext(newId(), new Date()))
  const refused = await admin.browser.do(restorePosition, position)
  expect(refusedWith(refused)).toEqual([422, ['position.trainee_exclusive']])
  const unknown = { params: { id: member.userId, position_id: newId() } }
  expect((await admin.browser.do(archivePosition, unknown)).status).toBe(404)
})

test('ORG-007 POSITION-014 a position is assigned with a role that fits, and to no trainee of the organization', async () => {
  const member = await someone()
  const elsewhere = await foundOrganization(app)
  const assign = (body: { organization_id: string; role: Role }, key = newId()) =>
    admin.browser.do(assignPosition, { ...params(member), body: { ...body, live_sessions_allowed: true }, key })
  const here = await assign({ organization_id: organizationId, role: 'faculty' })
  expect(refusedWith(here)).toEqual([422, ['position.trainee_exclusive']])
  const key = newId()
  const there = await assign({ organization_id: elsewhere, role: 'supervisor' }, key)
  expect(await assign({ organization_id: elsewhere, role: 'supervisor' }, key)).toMatchObject({ body: there.body })
  expect(refusedWith(await assign({ organization_id: elsewhere, role: 'supervisor' }))).toEqual([
    422,
    ['position.exists'],
  ])
  expect((await detailsOf(member)).positions.map(({ id }) => id).sort()).toEqual(
    [member.positionId, there.body.id].sort(),
  )
  expect((await member.browser.get(currentUser)).body.positions).toHaveLength(2)
  for (const role of ['admin', 'manager'] as const)
    expect(refusedWith(await assign({ organization_id: elsewhere, role }))).toEqual([422, ['position.role_unfit']])
  expect(refusedWith(await assign({ organization_id: newId(), role: 'faculty' }))).toEqual([
    422,
    ['organization.not_available'],
  ])
  const beside = await enrol(app, { role: 'faculty', organizationId })
  const asTrainee = { organization_id: organizationId, role: 'trainee' as const, live_sessions_allowed: true }
  expect(refusedWith(await admin.browser.do(assignPosition, { ...params(beside), body: asTrainee }))).toEqual([
    422,
    ['position.trainee_exclusive'],
  ])
  expect(refusedWith(await admin.browser.do(assignPosition, { ...params(admin), body: asTrainee }))).toEqual([
    403,
    ['user.oneself'],
  ])
  await admin.browser.do(deactivateUser, params(member))
  const closed = await assign({ organization_id: elsewhere, role: 'faculty' })
  expect(refusedWith(closed)).toEqual([409, ['user.not_active']])
  const nobody = {
    params: { id: newId() },
    body: { organization_id: elsewhere, role: 'faculty' as const, live_sessions_allowed: false },
  }
  expect((await admin.browser.do(assignPosition, nobody)).status).toBe(404)
})
