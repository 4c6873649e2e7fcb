// What each organization has in numbers, over the whole API: who is counted as what, what narrows it, and the file of it.
import { exportPathOf } from '@practicum/shared/contract/columns'
import { archiveOrganization } from '@practicum/shared/features/organizations/archiving.contract'
import {
  listOrganizationFigures,
  type OrganizationFigures,
} from '@practicum/shared/features/organizations/figures.contract'
import { getOrganization } from '@practicum/shared/features/organizations/organizations.contract'
import { limitOrganizationUsers } from '@practicum/shared/features/organizations/user-limit.contract'
import {
  archivePosition,
  assignPosition,
  deactivateUser,
} from '@practicum/shared/features/users/account-intents.contract'
import { startApp, type TestApp } from './harness/app'
import { invite } from './harness/inviting'
import { enrol, foundOrganization, type Member } from './harness/program'

let app: TestApp
let admin: Member
beforeAll(async () => {
  app = await startApp()
  admin = await enrol(app, { role: 'admin', organizationId: await foundOrganization(app) })
})
afterAll(() => app?.close())

const of = (id: string) => ({ params: { id } })
async function figures(query: Readonly<Record<string, string>> = {}): Promise<readonly OrganizationFigures[]> {
  await app.caughtUp()
  return (await admin.browser.list<OrganizationFigures>(listOrganizationFigures, { per_page: 'All', ...query })).items
}
const figuresOf = async (id: string, query = {}): Promise<OrganizationFigures | undefined> =>
  (await figures(query)).find(one => one.id === id)

/** With two coordinators, one of them faculty as well, two trainees, and whoever is there no more. */
async function program(): Promise<string> {
  const organizationId = await foundOrganization(app)
  const [coordinator, other, ended, closed] = [
    await enrol(app, { role: 'coordinator', organizationId }),
    await enrol(app, { role: 'coordinator', organizationId }),
    await enrol(app, { role: 'supervisor', organizationId }),
    await enrol(app, { role: 'faculty', organizationId }),
    await enrol(app, { role: 'trainee', organizationId }),
    await enrol(app, { role: 'trainee', organizationId }),
  ]
  const body = { organization_id: organizationId, role: 'faculty' as const, live_sessions_allowed: true }
  const answers = [
    await admin.browser.do(assignPosition, { ...of(other.userId), body }),
    await admin.browser.do(archivePosition, { params: { id: ended.userId, position_id: ended.positionId } }),
    await admin.browser.do(deactivateUser, of(closed.userId)),
    await admin.browser.do(limitOrganizationUsers, { ...of(organizationId), body: { user_limit: 40 } }),
    await invite(coordinator),
  ]
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  return organizationId
}

test('an organization has its people by role, whoever is invited, its places as its own page says them, and when anybody was there', async () => {
  const id = await program()
  const found = await figuresOf(id)
  expect(found).toMatchObject({
    ...{ trainees: 2, supervisors: 0, faculty: 1, coordinators: 2, invited: 1, places_taken: 5, places: 40 },
    archived_at: null,
  })
  const { body } = await admin.browser.get(getOrganization, of(id))
  expect(body.places).toEqual({ taken: found?.places_taken, limit: found?.places })
  expect(new Date(found?.last_sign_in_at ?? 0).getTime()).toBeGreaterThan(Date.now() - 600_000)
  const empty = await figuresOf(await foundOrganization(app))
  expect(empty).toMatchObject({ trainees: 0, coordinators: 0, invited: 0, places_taken: 0, last_sign_in_at: null })
})

test('all of them are there unless it is asked for those that are archived, or those that are not', async () => {
  const [open, archived] = [await foundOrganization(app), await foundOrganization(app)]
  expect((await admin.browser.do(archiveOrganization, of(archived))).status).toBe(200)
  const both = async (query = {}) => [await figuresOf(open, query), await figuresOf(archived, query)]
  expect((await both())[1]?.archived_at).toEqual(expect.any(String))
  expect(await both({ archived: 'true' })).toEqual([undefined, expect.anything()])
  expect(await both({ archived: 'false' })).toEqual([expect.anything(), undefined])
  expect(await both({ kind: 'clinical' })).toEqual([undefined, undefined])
})

test('the file has a line for each organization, with its numbers, for admins alone', async () => {
  const id = await program()
  const { name } = (await figuresOf(id)) as OrganizationFigures
  const path = exportPathOf(listOrganizationFigures)
  const columns = ['name', 'trainees', 'coordinators', 'invited', 'places_taken', 'places']
  const url = `${path}?format=csv&search=${encodeURIComponent(name)}&${columns.map(one => `columns=${one}`).join('&')}`
  const taken = String((await admin.browser.send('GET', url)).body)
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
  expect(taken[0]).toBe('Name,Trainees,Coordinators,People invited,Places taken,Places in all')
  expect(taken.slice(1)).toContain(`${name},2,2,1,5,40`)
  const coordinator = await enrol(app, { role: 'coordinator', organizationId: id })
  expect((await coordinator.browser.send('GET', url)).status).toBe(403)
})
