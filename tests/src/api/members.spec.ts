// The people of an organization over the whole API: by role, however they stand for coordinators, the active ones for faculty, nobody of elsewhere.
import { systemContext } from '@practicum/command-service/execution/context'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import type { ListRow } from '@practicum/shared/contract/row'
import {
  type Member as Listed,
  listCoordinators,
  listFaculty,
  listMembers,
  listSupervisors,
  listTrainees,
} from '@practicum/shared/features/members/members.contract'
import { archivePosition, deactivateUser } from '@practicum/shared/features/users/account-intents.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app?.close())

const listed = async ({ browser }: Member, row: ListRow, query: Readonly<Record<string, string>> = {}) =>
  (await browser.list<Listed>(row, query)).items
const ids = (items: readonly Listed[]) => items.map(({ user_id }) => user_id)
const statusOf = async ({ browser }: Member, row: ListRow) => (await browser.list(row)).status

test('ROUTE-010 ROUTE-012 ROUTE-013 ROUTE-014 ROUTE-019 each list is for whoever it is told to be for', async () => {
  const rows = [listMembers, listTrainees, listSupervisors, listFaculty, listCoordinators]
  const answers = async (member: Member) => Promise.all(rows.map(row => statusOf(member, row)))
  expect(await answers(program.coordinator)).toEqual([200, 200, 200, 200, 200])
  expect(await answers(program.faculty)).toEqual([403, 200, 200, 403, 403])
  for (const member of [program.supervisor, program.trainee, program.admin])
    expect(await answers(member)).toEqual([403, 403, 403, 403, 403])
})

test('each shows those who hold the role here, and nobody of another organization', async () => {
  const { coordinator, faculty, supervisor, trainee, otherTrainee, stranger } = await foundProgram(app)
  expect(new Set(ids(await listed(coordinator, listTrainees)))).toEqual(new Set([trainee.userId, otherTrainee.userId]))
  expect(ids(await listed(coordinator, listSupervisors))).toEqual([supervisor.userId])
  expect(ids(await listed(coordinator, listFaculty))).toEqual([faculty.userId])
  expect(ids(await listed(coordinator, listCoordinators))).toEqual([coordinator.userId])
  const here = ids(await listed(coordinator, listMembers))
  expect(here).toHaveLength(5)
  const elsewhere = ids(await listed(stranger, listMembers))
  expect(elsewhere).toContain(stranger.userId)
  expect(elsewhere.filter(id => here.includes(id))).toEqual([])
  expect(ids(await listed(coordinator, listMembers, { role: 'faculty' }))).toEqual([faculty.userId])
})

test('people are found by how words of their name begin, in the order that is asked for', async () => {
  const { organizationId } = program
  await enrol(app, { role: 'trainee', organizationId, name: 'Zoe Quill' })
  const amal = await enrol(app, { role: 'trainee', organizationId, name: 'Amal Quill' })
  await app.caughtUp()
  const names = async (query: Readonly<Record<string, string>>) =>
    (await listed(program.coordinator, listTrainees, query)).map(({ name }) => name)
  expect(await names({ search: 'quil' })).toEqual(['Amal Quill', 'Zoe Quill'])
  expect(await names({ search: 'quil', sort: 'name', order: 'desc' })).toEqual(['Zoe Quill', 'Amal Quill'])
  const [one] = await listed(program.coordinator, listTrainees, { search: 'amal' })
  expect(one).toMatchObject({
    ...{ user_id: amal.userId, id: amal.positionId, role_keyname: 'trainee', status: 'active' },
    ...{ unverified: false, profile_image_url: null, hipaa_completed: true },
  })
})

test('coordinators see who has ended, faculty only who is active; who has left the platform is on no list', async () => {
  const { organizationId, coordinator, faculty, admin } = program
  const ended = await enrol(app, { role: 'supervisor', organizationId, name: 'Ended Person' })
  const left = await enrol(app, { role: 'supervisor', organizationId, name: 'Left Person' })
  const params = { id: ended.userId, position_id: ended.positionId }
  expect((await admin.browser.do(archivePosition, { params })).status).toBe(200)
  expect((await admin.browser.do(deactivateUser, { params: { id: left.userId } })).status).toBe(200)
  await app.caughtUp()
  const search = (member: Member, query = {}) => listed(member, listSupervisors, { search: 'person', ...query })
  expect((await search(coordinator)).map(({ user_id, status }) => [user_id, status])).toContainEqual([
    ended.userId,
    'archived',
  ])
  const archived = { status: 'archived' }
  expect(ids(await search(coordinator, archived))).toEqual([ended.userId])
  for (const query of [{}, archived]) expect(ids(await search(faculty, query))).not.toContain(ended.userId)
  for (const member of [coordinator, faculty]) expect(ids(await search(member))).not.toContain(left.userId)
})

test('who has not done the HIPAA course yet is found among trainees', async () => {
  const { organizationId, coordinator } = program
  const late = await enrol(app, { role: 'trainee', organizationId, hipaa: false })
  await app.caughtUp()
  const filter = { hipaa_completed: 'false' }
  expect(ids(await listed(coordinator, listTrainees, filter))).toEqual([late.userId])
  expect((await listed(coordinator, listFaculty)).map(({ hipaa_completed }) => hipaa_completed)).toEqual([null])
})

test('who has not proved their address yet is told and found as such, though the position is active', async () => {
  const { organizationId, coordinator, faculty } = program
  const late = await enrol(app, { role: 'trainee', organizationId, name: 'Una Verified' })
  const command = () => ({ type: 'ChangeUserStatus' as const, status: 'pending' as const })
  const context = systemContext(newId(), new Date())
  unwrapOrThrow(await app.practicum.services.executor.execute(userAggregate, late.userId, { command }, context))
  await app.caughtUp()
  for (const reader of [coordinator, faculty]) {
    const found = await listed(reader, listTrainees, { unverified: 'true' })
    expect(found.map(({ user_id, status, unverified }) => [user_id, status, unverified])).toEqual([
      [late.userId, 'active', true],
    ])
    expect(ids(await listed(reader, listTrainees, { unverified: 'false' }))).not.toContain(late.userId)
  }
})
