// Organizations that are archived and restored, over the whole API: nobody opens one at once, its positions follow, and exactly what it has ended comes back.
import { systemContext } from '@practicum/command-service/execution/context'
import { followingSchedule } from '@practicum/command-service/features/organizations/organizations.archiving'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import {
  assignPosition as assigned,
  registerUser,
} from '@practicum/command-service/features/people/people.registration'
import { followingCandidates } from '@practicum/projections/features/organizations/following.candidates'
import { history } from '@practicum/shared/features/audit/history.contract'
import { createInviteLink } from '@practicum/shared/features/invite-links/changing.contract'
import { getInviteLink } from '@practicum/shared/features/invite-links/invite-links.contract'
import { getMeeting } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import { createMeeting } from '@practicum/shared/features/live-sessions/meeting-intents.contract'
import { joinAsGuest, waitingRoom } from '@practicum/shared/features/live-sessions/waiting-room.contract'
import { startLoginAs } from '@practicum/shared/features/login-as/login-as.contract'
import {
  archiveOrganization,
  deleteOrganization,
  restoreOrganization,
} from '@practicum/shared/features/organizations/archiving.contract'
import {
  changeOrganizationWords,
  cloneOrganization,
  editOrganization,
  foundOrganization as founding,
} from '@practicum/shared/features/organizations/changing.contract'
import {
  getOrganization,
  listOrganizations,
  type OrganizationDetails,
  type OrganizationItem,
  organizationNames,
} from '@practicum/shared/features/organizations/organizations.contract'
import { switchPosition } from '@practicum/shared/features/people/people.contract'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { createAccount, getSignup, joinByInvite } from '@practicum/shared/features/signup/signup.contract'
import { createTask, getTask } from '@practicum/shared/features/tasks/tasks.contract'
import { getUser } from '@practicum/shared/features/users/account.contract'
import {
  archivePosition,
  assignPosition,
  deactivateUser,
  restorePosition,
} from '@practicum/shared/features/users/account-intents.contract'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { type Answer, refusedWith } from './harness/browser'
import { eventually } from './harness/eventually'
import { asked, filledIn, invite, invitedBy, opensInvite, resend, visitorOf } from './harness/inviting'
import { Listener } from './harness/listener'
import { loggedInAs } from './harness/login-as'
import { enrol, foundOrganization, type Member, PASSWORD } from './harness/program'
import { runSchedule } from './harness/schedules'

let app: TestApp
let admin: Member
beforeAll(async () => {
  app = await startApp()
  admin = await enrol(app, { role: 'admin', organizationId: await foundOrganization(app) })
})
afterAll(() => app?.close())

interface Program {
  readonly id: string
  readonly coordinator: Member
  readonly trainee: Member
}
async function program(): Promise<Program> {
  const id = await foundOrganization(app)
  const coordinator = await enrol(app, { role: 'coordinator', organizationId: id })
  const trainee = await enrol(app, { role: 'trainee', organizationId: id })
  await app.caughtUp()
  return { id, coordinator, trainee }
}

const of = ({ id }: { readonly id: string }) => ({ params: { id } })
const archive = (one: { readonly id: string }, key?: string) =>
  admin.browser.do(archiveOrganization, { ...of(one), ...(key && { key }) })
const restore = (one: { readonly id: string }) => admin.browser.do(restoreOrganization, of(one))
const details = async (one: { readonly id: string }): Promise<OrganizationDetails> =>
  (await admin.browser.get(getOrganization, of(one))).body
const listed = async (query: Readonly<Record<string, string>>): Promise<readonly string[]> =>
  (await admin.browser.list<OrganizationItem>(listOrganizations, query)).items.map(({ id }) => id)
/** Waits until all its positions have followed it. */
const followed = (one: { readonly id: string }) =>
  eventually(
    () => details(one),
    ({ moving }) => moving === null,
  )
const positionsOf = async ({ userId: id }: Pick<Member, 'userId'>) =>
  (await admin.browser.get(getUser, { params: { id } })).body.positions.map(({ status }) => status)
async function signIn({ email }: Member): Promise<Answer> {
  const visitor = await visitorOf(app)
  return visitor.send('POST', '/api/login', { body: { email, password: PASSWORD } })
}
const place = (organizationId: string, role: Member['role']) =>
  ({ role, organizationId, liveSessionsAllowed: true, accountLimited: false }) as const
const context = () => systemContext(newId(), new Date())

/** That has begun, with the code by which guests enter it. */
async function openSession({ coordinator, trainee }: Program): Promise<{ readonly id: string; readonly code: string }> {
  const start_at = new Date(Date.now() + 7_200_000).toISOString()
  const body = { title: 'Open', schedule_type: 1 as const, start_at, duration: 50, users: [trainee.picked] }
  const { id } = (await coordinator.browser.do(createMeeting, { body })).body
  await app.caughtUp()
  const { guest_url } = (await coordinator.browser.get(getMeeting, of({ id }))).body
  return { id, code: guest_url?.split('/').at(-1) ?? '' }
}

test('from the answer on nobody opens it, and who signs in to it is told why', async () => {
  const one = await program()
  const listener = await Listener.open(one.trainee.browser)
  expect(await listener.subscribe((await one.trainee.browser.get(currentUser)).body.channel)).toBe(200)
  const key = newId()
  const done = await archive(one, key)
  expect(done.status).toBe(200)
  for (const { browser } of [one.trainee, one.coordinator]) expect((await browser.get(currentUser)).status).toBe(401)
  expect(refusedWith(await signIn(one.trainee))).toEqual([422, ['login.organization_archived']])
  await eventually(
    async () => listener.closed,
    closed => closed,
  )
  expect((await archive(one, key)).body).toEqual(done.body)
  expect((await archive(one)).body).toEqual(done.body)
  await followed(one)
  expect(refusedWith(await signIn(one.trainee))).toEqual([422, ['login.organization_archived']])
  expect(await positionsOf(one.trainee)).toEqual(['archived'])
})

test('what it has ended comes back as it was, and what had ended before, or was of elsewhere, stays', async () => {
  const one = await program()
  const elsewhere = await program()
  const gone = await enrol(app, { role: 'faculty', organizationId: one.id })
  const closed = await enrol(app, { role: 'supervisor', organizationId: one.id })
  await admin.browser.do(archivePosition, { params: { id: gone.userId, position_id: gone.positionId } })
  await admin.browser.do(deactivateUser, { params: { id: closed.userId } })
  const graduate = { type: 'ChangePositionStatus', positionId: one.trainee.positionId, status: 'graduated' } as const
  const { services } = app.practicum
  const { executor } = services
  unwrapOrThrow(await executor.execute(userAggregate, one.trainee.userId, { command: () => graduate }, context()))
  const both = unwrapOrThrow(
    await assigned(services, one.coordinator.userId, place(elsewhere.id, 'faculty'), context()),
  )
  await app.caughtUp()
  await archive(one)
  expect((await followed(one)).people_count).toBe(0)
  expect(await positionsOf(closed)).toEqual(['archived'])
  expect((await signIn(one.coordinator)).status).toBe(200)
  expect((await elsewhere.coordinator.browser.get(currentUser)).status).toBe(200)
  expect((await restore(one)).status).toBe(200)
  await followed(one)
  expect([await positionsOf(one.trainee), await positionsOf(gone), await positionsOf(closed)]).toEqual([
    ['graduated'],
    ['archived'],
    ['active'],
  ])
  expect((await positionsOf(one.coordinator)).toSorted()).toEqual(['active', 'active'])
  expect(both.positionId).not.toBe(one.coordinator.positionId)
  expect((await signIn(one.trainee)).status).toBe(200)
  const told = (await admin.browser.get(history, { params: { subject: 'organization', id: one.id } })).body.entries
  expect(told.map(({ type }) => type)).toEqual(['OrganizationFounded', 'OrganizationArchived', 'OrganizationRestored'])
})

test('its invitations and links open nothing, and say why; restored they open again', async () => {
  const one = await program()
  const invited = await invitedBy(app, one.coordinator, {})
  const waiting = (await invite(one.coordinator, asked({ email: admin.email, role: 'faculty' }))).body
  const { trainee: other } = await program()
  const joining = await invitedBy(app, one.coordinator, { email: other.email, role: 'supervisor' })
  const made = await one.coordinator.browser.do(createInviteLink, { body: { name: 'Cohort', role: 'trainee' } })
  const link = (await one.coordinator.browser.get(getInviteLink, of(made.body))).body as { readonly code: string }
  await archive(one)
  const visitor = await visitorOf(app)
  const opens = () => visitor.get(getSignup, { params: { code: link.code }, query: {} })
  const says = [409, ['signup.organization_archived']]
  expect(refusedWith(await opensInvite(app, invited))).toEqual(says)
  expect(refusedWith(await visitor.do(createAccount, { body: filledIn(invited) }))).toEqual(says)
  expect(refusedWith(await opens())).toEqual(says)
  const { invite_id: _id, code: _code, ...byLink } = filledIn({ ...invited, email: `${newId()}@practicum.test` })
  const signsUp = { ...byLink, signup_code: link.code }
  expect(refusedWith(await visitor.do(createAccount, { body: signsUp }))).toEqual(says)
  const joins = { params: { id: joining.id }, body: { code: joining.code } }
  expect(refusedWith(await other.browser.do(joinByInvite, joins))).toEqual(says)
  expect(refusedWith(await resend(admin, waiting.id))).toEqual([409, ['organization.archived']])
  expect(refusedWith(await invite(admin, asked({ organization_id: one.id })))).toEqual([422, ['organization.archived']])
  const another = { name: 'Cohort', role: 'trainee' as const, organization_id: one.id }
  expect(refusedWith(await admin.browser.do(createInviteLink, { body: another }))).toEqual([
    422,
    ['organization.archived'],
  ])
  await restore(one)
  expect([(await opensInvite(app, invited)).status, (await opens()).status]).toEqual([200, 200])
})

test('nothing of it changes, nobody is given a place in it, and a copy of it can be founded', async () => {
  const one = await program()
  const { trainee: other } = await program()
  await archive(one)
  await followed(one)
  const conflict = [409, ['organization.archived']]
  const face = { name: 'Late', timezone: 'America/Denver', accent: null }
  expect(refusedWith(await admin.browser.do(editOrganization, { ...of(one), body: face }))).toEqual(conflict)
  expect(refusedWith(await admin.browser.do(changeOrganizationWords, { ...of(one), body: { words: {} } }))).toEqual(
    conflict,
  )
  const position = { organization_id: one.id, role: 'faculty' as const, live_sessions_allowed: true }
  const given = await admin.browser.do(assignPosition, { params: { id: other.userId }, body: position })
  expect(refusedWith(given)).toEqual([422, ['organization.archived']])
  const back = { params: { id: one.trainee.userId, position_id: one.trainee.positionId } }
  expect(refusedWith(await admin.browser.do(restorePosition, back))).toEqual(conflict)
  expect(await details(one)).toMatchObject({ cared_for: false, moving: null })
  expect((await admin.browser.do(cloneOrganization, { ...of(one), body: { name: 'Anew' } })).status).toBe(200)
})

test('it is in the list of archived ones alone, and offered nowhere', async () => {
  const one = await program()
  const { name } = await details(one)
  await archive(one)
  expect([await listed({ search: name }), await listed({ search: name, archived: 'true' })]).toEqual([[], [one.id]])
  const { data } = (await admin.browser.get(organizationNames)).body
  expect(data.some(({ id }) => id === one.id)).toBe(false)
  expect((await details(one)).archived_at).not.toBeNull()
  await restore(one)
  expect([await listed({ search: name }), await listed({ search: name, archived: 'true' })]).toEqual([[one.id], []])
  expect((await details(one)).archived_at).toBeNull()
})

test('nobody archives the one they work from, nor one that is not there', async () => {
  expect(refusedWith(await archive({ id: admin.organizationId }))).toEqual([409, ['organization.own']])
  expect([(await archive({ id: newId() })).status, (await restore({ id: newId() })).status]).toEqual([404, 404])
  const one = await program()
  expect((await one.coordinator.browser.do(archiveOrganization, of(one))).status).toBe(403)
})

test('before each of its positions has ended nobody works from it either: neither by a switch, nor by an admin', async () => {
  const one = await program()
  const elsewhere = await program()
  const { services } = app.practicum
  const both = unwrapOrThrow(await assigned(services, elsewhere.trainee.userId, place(one.id, 'faculty'), context()))
  await app.caughtUp()
  await archive(one)
  const moved = await elsewhere.trainee.browser.do(switchPosition, { params: { id: both.positionId } })
  expect(refusedWith(moved)).toEqual([422, ['position.archived']])
  const acting = { ...of({ id: one.trainee.userId }), body: { reason: 'Looking into it', password: PASSWORD } }
  expect(refusedWith(await admin.browser.do(startLoginAs, acting as never))).toEqual([409, ['login_as.closed']])
})

test('an admin who works from it acts as nobody any more', async () => {
  const one = await program()
  const elsewhere = await program()
  const theirs = await enrol(app, { role: 'admin', organizationId: one.id })
  const acting = await loggedInAs(app, theirs, elsewhere.trainee)
  expect((await acting.get(currentUser)).status).toBe(200)
  await archive(one)
  expect((await acting.get(currentUser)).status).toBe(401)
})

test('nobody waits for a session of it or enters one, with whatever code', async () => {
  const one = await program()
  const { id, code } = await openSession(one)
  const visitor = await visitorOf(app)
  const waits = async () => (await visitor.get(waitingRoom, { params: { code } })).body.state
  const enters = () => visitor.do(joinAsGuest, { params: { code }, body: { name: 'Dr. Guest' } })
  expect([await waits(), (await enters()).body]).toEqual(['started', { join_url: `/livesessions/${id}/room` }])
  await archive(one)
  expect([await waits(), refusedWith(await enters())]).toEqual(['invalid', [404, ['meeting.invalid_url']]])
  await restore(one)
  expect(await waits()).toBe('started')
})

test('many follow, whichever instance carries on, also one who came at the last moment; some fail nobody', async () => {
  const id = await foundOrganization(app)
  const { services } = app.practicum
  const some = Array.from({ length: 46 }, (_one, index) => index)
  const join = async (index: number): Promise<string> => {
    const named = { firstName: 'Pia', lastName: `Nr ${index}`, zone: 'UTC', status: 'active' as const }
    const person = { email: `${newId()}@practicum.test`, ...named, password: undefined }
    const userId = unwrapOrThrow(await registerUser(services, person, context()))
    unwrapOrThrow(await assigned(services, userId, place(id, 'trainee'), context()))
    return userId
  }
  const people = []
  for (let at = 0; at < some.length; at += 23) people.push(...(await Promise.all(some.slice(at, at + 23).map(join))))
  await app.caughtUp()
  await archive({ id })
  const late = await join(900)
  await app.caughtUp()
  const stopping = new AbortController()
  const schedule = followingSchedule(services, followingCandidates(app.database.pool, 10))
  await Promise.all([schedule.run(new Date(), stopping.signal), schedule.run(new Date())])
  await app.caughtUp()
  expect((await followed({ id })).people_count).toBe(0)
  const ended = async (userId: string) => {
    const { events } = await services.executor.loadWhole(userAggregate, userId)
    return events.filter(({ type }) => type === 'PositionStatusChanged').length
  }
  for (const userId of [people[0], people.at(-1), late]) expect(await ended(userId ?? '')).toBe(1)
  await restore({ id })
  expect((await followed({ id })).people_count).toBe(47)
  await archive({ id })
  expect((await followed({ id })).people_count).toBe(0)
})

test('what time brings about in it waits until it is restored', async () => {
  const one = await program()
  const today = dateIn('America/Los_Angeles', new Date())
  const body = { description: 'Later', assignee: one.trainee.picked, start_at: addDays(today, 3) }
  const task = (await one.coordinator.browser.do(createTask, { body })).body
  const tick = async (): Promise<void> => {
    await app.caughtUp()
    await runSchedule(app, 'tasks', new Date(Date.now() + 5 * 86_400_000))
    await app.caughtUp()
  }
  const isPublished = async () => {
    const { rows } = await app.database.pool.query('select published from read.task where task_id = $1', [task.id])
    return rows[0]?.published
  }
  await archive(one)
  await tick()
  expect(await isPublished()).toBe(false)
  await restore(one)
  await followed(one)
  await tick()
  expect(await isPublished()).toBe(true)
  expect((await one.trainee.browser.get(getTask, of(task))).status).toBe(200)
})

test('ORG-012 an admin founds one, clones it, and deletes what nobody ever came to, once it is archived', async () => {
  const { browser } = admin
  const found = await browser.do(founding, { body: { name: 'By mistake', kind: 'clinical', timezone: 'UTC' } })
  const { id } = found.body
  const params = { id }
  const clone = await browser.do(cloneOrganization, { params, body: { name: 'Its copy' } })
  expect([found.status, clone.status]).toEqual([200, 200])
  const remove = (of: string) => browser.do(deleteOrganization, { params: { id: of } })
  expect(refusedWith(await remove(id))).toEqual([409, ['organization.not_archived']])
  await browser.do(archiveOrganization, { params })
  expect((await remove(id)).status).toBe(200)
  expect((await remove(id)).status).toBe(404)
  await app.caughtUp()
  expect((await browser.get(getOrganization, { params })).status).toBe(404)
  expect((await browser.do(restoreOrganization, { params })).status).toBe(404)
  expect((await browser.get(getOrganization, { params: { id: clone.body.id } })).body.name).toBe('Its copy')
})

test('one that somebody belonged to, or was invited to, is kept', async () => {
  const { browser } = admin
  const left = await foundOrganization(app)
  await enrol(app, { role: 'coordinator', organizationId: left })
  await browser.do(archiveOrganization, { params: { id: left } })
  expect(refusedWith(await browser.do(deleteOrganization, { params: { id: left } }))).toEqual([
    409,
    ['organization.used'],
  ])
})
