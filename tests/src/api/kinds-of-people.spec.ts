// Who there is: the kinds of people, what each organization may have of them, and what the record of one says.
import { systemContext } from '@practicum/command-service/execution/context'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import type { Role } from '@practicum/shared/access/roles'
import { createInvite } from '@practicum/shared/features/invites/invites.contract'
import { SIGNUP_ROLES } from '@practicum/shared/features/invites/invites.fields'
import { getMeeting } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import { createMeeting } from '@practicum/shared/features/live-sessions/meeting-intents.contract'
import { joinAsGuest } from '@practicum/shared/features/live-sessions/waiting-room.contract'
import {
  type Member as Listed,
  listCoordinators,
  listFaculty,
  listSupervisors,
  listTrainees,
} from '@practicum/shared/features/members/members.contract'
import { chooseOrganizationOwner, foundOrganization } from '@practicum/shared/features/organizations/changing.contract'
import { getOrganization } from '@practicum/shared/features/organizations/organizations.contract'
import { acceptTermsAndPrivacy } from '@practicum/shared/features/people/people.contract'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { createAccount } from '@practicum/shared/features/signup/signup.contract'
import { getUser } from '@practicum/shared/features/users/account.contract'
import {
  archivePosition,
  assignPosition,
  deactivateUser,
  reactivateUser,
} from '@practicum/shared/features/users/account-intents.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { erased } from './harness/erasing'
import { filledIn, GOOD, invitedBy, visitorOf } from './harness/inviting'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app?.close())

type Kind = 'academic' | 'clinical' | 'admin'
const founding = (kind: Kind) => ({ name: `${kind} ${newId()}`, kind, timezone: 'America/Denver' })
async function founded(kind: Kind): Promise<string> {
  return (await program.admin.browser.do(foundOrganization, { body: founding(kind) })).body.id
}
const held = async ({ browser }: Pick<Member, 'browser'>) => (await browser.get(currentUser)).body
const owned = (organizationId: string, user_id: string) =>
  program.admin.browser.do(chooseOrganizationOwner, { params: { id: organizationId }, body: { user_id } })

/** Invited by whoever looks after the organization, and signed up. */
async function joined(inviter: Member, role: (typeof SIGNUP_ROLES)[number]): Promise<string> {
  const invited = await invitedBy(app, inviter, { role })
  const studentId = role === 'trainee' ? 'S-20417' : ''
  const body = filledIn(invited, { university_student_id: studentId })
  const { status, body: made } = await (await visitorOf(app)).do(createAccount, { body })
  expect(status).toBe(200)
  const browser = await app.visitor().signIn(invited.email, GOOD)
  expect((await held({ browser })).current_position.role.keyname).toBe(role)
  return made.user.id
}

const LISTS = {
  trainee: listTrainees,
  supervisor: listSupervisors,
  faculty: listFaculty,
  coordinator: listCoordinators,
} as const

test('ORG-001 SCOPE-014 an organization enrols trainees, supervisors, faculty and coordinators; running the platform is for admins', async () => {
  const { coordinator, admin } = program
  for (const role of SIGNUP_ROLES) {
    const id = await joined(coordinator, role)
    await app.caughtUp()
    const { items } = await coordinator.browser.list<Listed>(LISTS[role], { per_page: '100' })
    expect(items.map(({ user_id }) => user_id)).toContain(id)
  }
  const email = `${newId()}@practicum.test`
  const asAdmin = { email, first_name: 'Nadia', last_name: 'Okoye', role: 'admin' }
  expect((await coordinator.browser.send('POST', createInvite.path, { body: asAdmin })).status).toBe(422)
  const body = founding('academic')
  for (const { browser } of [coordinator, program.faculty, program.supervisor, program.trainee])
    expect((await browser.do(foundOrganization, { body })).status).toBe(403)
  expect((await admin.browser.do(foundOrganization, { body })).status).toBe(200)
})

const KINDS = {
  academic: ['trainee', 'supervisor', 'faculty', 'coordinator', 'assistant'],
  clinical: ['trainee', 'supervisor', 'faculty', 'manager', 'assistant'],
  admin: ['admin'],
} as const satisfies Record<Kind, readonly Role[]>

test('SCOPE-014 ORG-002 people sign in as trainee, supervisor, faculty, coordinator, manager, assistant or admin, some of them own their organization, and guests come without an account', async () => {
  for (const kind of ['academic', 'clinical', 'admin'] as const) {
    const organizationId = await founded(kind)
    for (const role of KINDS[kind]) {
      const member = await enrol(app, { role, organizationId })
      expect((await held(member)).current_position).toMatchObject({ role: { keyname: role }, status: 'active' })
      if (!['coordinator', 'manager', 'admin'].includes(role)) continue
      expect((await owned(organizationId, member.userId)).status).toBe(200)
      await app.caughtUp()
      expect((await held(member)).current_position.organization.owner).toMatchObject({ id: member.userId })
    }
  }
  const { supervisor, trainee } = program
  const session = {
    ...{ title: 'With a guest', schedule_type: 1 as const, duration: 30, users: [trainee.picked] },
    guest_emails: ['guest@practicum.test'],
  }
  const { id } = (await supervisor.browser.do(createMeeting, { body: session })).body
  const { guest_url } = (await supervisor.browser.get(getMeeting, { params: { id } })).body
  const code = guest_url?.split('/').at(-1) ?? ''
  const visitor = await visitorOf(app)
  expect((await visitor.do(joinAsGuest, { params: { code }, body: { name: 'A guest' } })).status).toBe(200)
  expect((await visitor.get(currentUser)).status).toBe(401)
})

test('ORG-005 ENUM-016 what is supervised is of three types, by the kind of the organization: admin, academic or clinical', async () => {
  for (const kind of ['admin', 'academic', 'clinical'] as const) {
    const id = await founded(kind)
    expect((await program.admin.browser.get(getOrganization, { params: { id } })).body.kind).toBe(kind)
  }
  const other = { ...founding('admin'), kind: 'industrial' }
  expect((await program.admin.browser.send('POST', foundOrganization.path, { body: other })).status).toBe(422)
})

test('SCOPE-004 whoever has an account has a position from the start, may have several, each a role in an organization, and none is ever lost', async () => {
  const { admin, coordinator, organizationId } = program
  const userId = await joined(coordinator, 'supervisor')
  const positions = async () => {
    await app.caughtUp()
    const { body } = await admin.browser.get(getUser, { params: { id: userId } })
    return body.positions.map(one => [one.role_keyname, one.organization_id, one.status]).sort()
  }
  expect(await positions()).toEqual([['supervisor', organizationId, 'active']])
  const elsewhere = await founded('academic')
  for (const [organization_id, role] of [
    [organizationId, 'faculty'],
    [elsewhere, 'trainee'],
  ] as const) {
    const body = { organization_id, role, live_sessions_allowed: true }
    expect((await admin.browser.do(assignPosition, { params: { id: userId }, body })).status).toBe(200)
  }
  const several = [
    ['faculty', organizationId, 'active'],
    ['supervisor', organizationId, 'active'],
    ['trainee', elsewhere, 'active'],
  ]
  expect(await positions()).toEqual(several)
  const { body } = await admin.browser.get(getUser, { params: { id: userId } })
  for (const { id } of body.positions)
    await admin.browser.do(archivePosition, { params: { id: userId, position_id: id } })
  expect(await positions()).toEqual(several.map(([role, organization]) => [role, organization, 'archived']))
})

test('ENUM-003 an account is deleted when it says when: a closed one is not, an erased one is, and nobody opens it', async () => {
  const { organizationId, admin } = program
  const one = await enrol(app, { role: 'trainee', organizationId })
  const params = { id: one.userId }
  const account = async () => (await admin.browser.get(getUser, { params })).body
  const closed = await admin.browser.do(deactivateUser, { params })
  expect([closed.status, (await account()).status, (await account()).deleted_at]).toEqual([200, 'inactive', null])
  expect((await admin.browser.do(reactivateUser, { params })).status).toBe(200)
  await erased(app, one.userId)
  await app.caughtUp()
  expect((await account()).deleted_at).toMatch(/Z$/)
  expect((await admin.browser.do(reactivateUser, { params })).status).toBe(404)
  const { items } = await program.coordinator.browser.list<Listed>(listTrainees, { per_page: '100' })
  expect(items.map(({ user_id }) => user_id)).not.toContain(one.userId)
})

test('USER3-004 the record of a user says whether terms and privacy are accepted, the HIPAA course is done, and the account is limited', async () => {
  const { organizationId } = program
  const one = await enrol(app, { role: 'trainee', organizationId, hipaa: false, accountLimited: true })
  const other = await enrol(app, { role: 'trainee', organizationId })
  const record = async (member: Member) => {
    const { has_accepted_terms, has_accepted_privacy, hipaa_completed, current_position } = await held(member)
    return {
      has_accepted_terms,
      has_accepted_privacy,
      hipaa_completed,
      limited: current_position.trainee_account_limited,
    }
  }
  const nothing = { has_accepted_terms: false, has_accepted_privacy: false }
  expect(await record(one)).toEqual({ ...nothing, hipaa_completed: false, limited: true })
  expect(await record(other)).toEqual({ ...nothing, hipaa_completed: true, limited: false })
  expect((await other.browser.do(acceptTermsAndPrivacy)).status).toBe(200)
  const accepted = { has_accepted_terms: true, has_accepted_privacy: true }
  expect(await record(other)).toEqual({ ...accepted, hipaa_completed: true, limited: false })
  expect(await record(one)).toMatchObject(nothing)
})

test('USER-006 a position says what it is, of whom, how it stands, in which role, in which organization of whom, and what it may do', async () => {
  const organizationId = await founded('academic')
  const owner = await enrol(app, { role: 'coordinator', organizationId, name: 'Clara Whitfield' })
  expect((await owned(organizationId, owner.userId)).status).toBe(200)
  await app.caughtUp()
  const rights = { liveSessionsAllowed: false, accountLimited: true }
  const trainee = await enrol(app, { role: 'trainee', organizationId, ...rights })
  const graduate = () =>
    ({ type: 'ChangePositionStatus', positionId: trainee.positionId, status: 'graduated' }) as const
  const position = {
    ...{ id: trainee.positionId, user_id: trainee.userId, organization_id: organizationId, is_current: true },
    ...{ status: 'active', role: { id: 'trainee', keyname: 'trainee', name: 'Trainee' } },
    organization: {
      ...{ id: organizationId, name: expect.stringContaining('academic') },
      owner: { id: owner.userId, name: 'Clara Whitfield' },
      organization_settings: expect.objectContaining({ show_welcome: true }),
    },
    ...{ trainee_account_limited: true, live_sessions_allowed: false },
  }
  const positions = async () => (await held(trainee)).positions
  expect(await positions()).toMatchObject([position])
  const { executor } = app.practicum.services
  const context = systemContext(newId(), new Date(), organizationId)
  unwrapOrThrow(await executor.execute(userAggregate, trainee.userId, { command: graduate }, context))
  await app.caughtUp()
  expect(await positions()).toMatchObject([{ ...position, status: 'graduated' }])
  const elsewhere = await founded('academic')
  const body = { organization_id: elsewhere, role: 'supervisor' as const, live_sessions_allowed: true }
  await program.admin.browser.do(assignPosition, { params: { id: trainee.userId }, body })
  await app.caughtUp()
  const other = (await positions()).find(({ organization_id }) => organization_id === elsewhere)
  expect(other).toMatchObject({ is_current: false, organization: { owner: null }, live_sessions_allowed: true })
})
