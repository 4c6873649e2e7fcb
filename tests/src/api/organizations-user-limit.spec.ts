// The limit of people of an organization, over the whole API: who counts, what is refused and where, and that the last place has one winner.
import { setTimeout as wait } from 'node:timers/promises'
import { history } from '@practicum/shared/features/audit/history.contract'
import { createInviteLink } from '@practicum/shared/features/invite-links/changing.contract'
import { getInviteLink } from '@practicum/shared/features/invite-links/invite-links.contract'
import {
  getOrganization,
  type OrganizationDetails,
} from '@practicum/shared/features/organizations/organizations.contract'
import { limitOrganizationUsers } from '@practicum/shared/features/organizations/user-limit.contract'
import { createAccount } from '@practicum/shared/features/signup/signup.contract'
import {
  archivePosition,
  assignPosition,
  restorePosition,
} from '@practicum/shared/features/users/account-intents.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { type Answer, codesOf, refusedWith } from './harness/browser'
import { asked, filledIn, invite, invitedBefore, invitedBy, resend, visitorOf, withdraw } from './harness/inviting'
import { enrol, foundOrganization, type Member } from './harness/program'

let app: TestApp
let admin: Member
beforeAll(async () => {
  app = await startApp()
  admin = await enrol(app, { role: 'admin', organizationId: await foundOrganization(app) })
})
afterAll(() => app?.close())
beforeEach(() => app.database.pool.query('delete from access.guess'))

const of = (id: string) => ({ params: { id } })
const limit = (id: string, user_limit: number, version?: number) =>
  admin.browser.do(limitOrganizationUsers, {
    ...of(id),
    body: { user_limit, ...(version !== undefined && { version }) },
  })
const details = async ({ browser }: Member, id: string): Promise<OrganizationDetails> =>
  (await browser.get(getOrganization, of(id))).body

/** With a coordinator and a trainee, and as many places as are said. */
async function program(places: number) {
  const id = await foundOrganization(app)
  const coordinator = await enrol(app, { role: 'coordinator', organizationId: id })
  const trainee = await enrol(app, { role: 'trainee', organizationId: id })
  await app.caughtUp()
  expect((await limit(id, places)).status).toBe(200)
  return { id, coordinator, trainee }
}
const linkOf = async ({ browser }: Member): Promise<string> => {
  const made = await browser.do(createInviteLink, { body: { name: `Cohort ${newId()}`, role: 'trainee' } })
  return ((await browser.get(getInviteLink, of(made.body.id))).body as { readonly code: string }).code
}
async function signUp(signup_code: string, key?: string): Promise<Answer> {
  const invited = { id: newId(), code: '', email: `${newId()}@practicum.test` }
  const { invite_id: _id, code: _code, ...body } = filledIn(invited)
  return (await visitorOf(app)).do(createAccount, { body: { ...body, signup_code }, ...(key && { key }) })
}

test('ORG-015 where all places are taken nobody is invited, given a position, or let in by a link, and it says so', async () => {
  const { id, coordinator, trainee } = await program(3)
  const other = await enrol(app, { role: 'faculty', organizationId: await foundOrganization(app) })
  const code = await linkOf(coordinator)
  const first = await invite(coordinator)
  expect(first.status).toBe(200)
  expect((await details(coordinator, id)).places).toEqual({ taken: 3, limit: 3 })
  expect((await details(trainee, id)).places).toBeNull()
  const full = await invite(coordinator)
  expect(refusedWith(full)).toEqual([422, ['organization.full']])
  expect((full.body as unknown as { errors: readonly unknown[] }).errors).toMatchObject([{ field: 'email' }])
  const body = { organization_id: id, role: 'faculty' as const, live_sessions_allowed: true }
  const give = () => admin.browser.do(assignPosition, { ...of(other.userId), body })
  expect(refusedWith(await give())).toEqual([422, ['organization.full']])
  const link = { name: 'Late', role: 'trainee' as const }
  expect(refusedWith(await coordinator.browser.do(createInviteLink, { body: link }))).toEqual([
    422,
    ['organization.full'],
  ])
  expect(refusedWith(await signUp(code))).toEqual([409, ['signup.organization_full']])
  expect((await withdraw(coordinator, first.body.id)).status).toBe(200)
  expect((await give()).status).toBe(200)
})

test('whoever has a place keeps it: an invitation is accepted and sent again, a repeat is answered, a lower limit puts nobody out', async () => {
  const { id, coordinator, trainee } = await program(3)
  const invited = await invitedBy(app, coordinator, {})
  const accepted = await (await visitorOf(app)).do(createAccount, { body: filledIn(invited) })
  expect(accepted.status).toBe(200)
  expect((await limit(id, 1)).status).toBe(200)
  expect((await details(trainee, id)).name).toBeDefined()
  expect((await details(coordinator, id)).places).toEqual({ taken: 3, limit: 1 })
  const gone = { params: { id: trainee.userId, position_id: trainee.positionId } }
  await admin.browser.do(archivePosition, gone)
  expect(refusedWith(await admin.browser.do(restorePosition, gone))).toEqual([409, ['organization.full']])
  await limit(id, 3)
  expect((await admin.browser.do(restorePosition, gone)).status).toBe(200)
})

test('an invitation that has expired keeps no place, and is sent again where there is one', async () => {
  const { id, coordinator, trainee } = await program(2)
  const people = { organizationId: id, coordinator, trainee } as never
  const expired = await invitedBefore(app, people, { hours: 31 * 24, body: asked() })
  expect((await details(coordinator, id)).places).toEqual({ taken: 2, limit: 2 })
  expect(refusedWith(await resend(coordinator, expired))).toEqual([409, ['organization.full']])
  await limit(id, 3)
  expect((await resend(coordinator, expired)).status).toBe(200)
  expect((await details(coordinator, id)).places).toEqual({ taken: 3, limit: 3 })
})

test('of many who take the last place at once, by a link, an invitation or a position, one has it', async () => {
  const { id, coordinator } = await program(4)
  const code = await linkOf(coordinator)
  const others = await Promise.all(
    [1, 2].map(async () => enrol(app, { role: 'faculty', organizationId: await foundOrganization(app) })),
  )
  expect((await invite(coordinator)).status).toBe(200)
  const body = { organization_id: id, role: 'faculty' as const, live_sessions_allowed: true }
  const answers = await Promise.all([
    ...[1, 2, 3].map(() => signUp(code)),
    ...[1, 2].map(() => invite(coordinator)),
    ...others.map(({ userId }) => admin.browser.do(assignPosition, { ...of(userId), body })),
  ])
  const refusals = answers.filter(({ status }) => status !== 200).flatMap(codesOf)
  expect(refusals.length).toBe(6)
  expect(refusals.every(said => /organization(\.|_)full$/.test(said))).toBe(true)
  expect((await details(coordinator, id)).places).toEqual({ taken: 4, limit: 4 })
})

test('a place counts although an older transaction of the server still hides that it was taken', async () => {
  const { coordinator } = await program(3)
  const older = await app.database.pool.connect()
  try {
    await older.query('begin')
    await older.query('select pg_current_xact_id()')
    const both = Promise.all([invite(coordinator), invite(coordinator)])
    // Long enough for the second to be let in as well, were what is hidden not waited for.
    await Promise.race([both, wait(300)])
    await older.query('rollback')
    expect((await both).map(({ status }) => status).toSorted()).toEqual([200, 422])
  } finally {
    older.release()
  }
})

test('it is changed on the version that was seen, once, and stands in the history', async () => {
  const { id, coordinator } = await program(7)
  const { version } = await details(coordinator, id)
  expect(refusedWith(await limit(id, 8, version - 1))).toEqual([409, ['version_conflict']])
  expect((await limit(id, 8, version)).body).toMatchObject({ version: version + 1 })
  expect((await limit(id, 8)).body).toMatchObject({ version: version + 1 })
  expect((await limit(id, 0)).status).toBe(422)
  const wrong = await coordinator.browser.do(limitOrganizationUsers, { ...of(id), body: { user_limit: 9 } })
  expect(wrong.status).toBe(403)
  const told = (await coordinator.browser.get(history, { params: { subject: 'organization', id } })).body.entries
  expect(told.at(-1)).toMatchObject({
    type: 'OrganizationUserLimitChanged',
    changes: [{ field: 'userLimit', before: 7, after: 8 }],
  })
})
