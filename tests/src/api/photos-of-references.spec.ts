// Whoever is shown a person beside a thing is told where their photo is, and fetches it: in lists, details, comments and histories.
import { history } from '@practicum/shared/features/audit/history.contract'
import { erasablePeople } from '@practicum/shared/features/erasures/erasures.contract'
import { removeProfileImage } from '@practicum/shared/features/images/images.contract'
import { loginAsUsers } from '@practicum/shared/features/login-as/login-as.contract'
import { type AvailableUser, availableGroups, availableUsers } from '@practicum/shared/features/people/people.contract'
import { getPlacement, listPlacements } from '@practicum/shared/features/placements/placements.contract'
import type { PlacementView } from '@practicum/shared/features/placements/placements.views'
import {
  commentOnTask,
  createTask,
  getTask,
  listTasks,
  taskComments,
} from '@practicum/shared/features/tasks/tasks.contract'
import type { TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import { trainingData } from '@practicum/shared/features/training-plans/training-data.contract'
import { listMergeable } from '@practicum/shared/features/users/merging.contract'
import { startApp, type TestApp } from './harness/app'
import { erased } from './harness/erasing'
import { ownImage } from './harness/images'
import { newPlacement } from './harness/placing'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app?.close())

const trainee = () => enrol(app, { role: 'trainee', organizationId: program.organizationId })

/** Answers the address under which others are told of it. */
async function photographed(member: Member): Promise<string> {
  const id = await ownImage(member)
  await app.caughtUp()
  return `/api/images/profile/${id}`
}

/** Given by the coordinator, and commented on by whoever has it. */
async function commentedTask(assignee: Member): Promise<string> {
  const body = { description: 'Read the policy', assignee: assignee.picked }
  const { id } = (await program.coordinator.browser.do(createTask, { body })).body
  await assignee.browser.do(commentOnTask, { params: { id }, body: { body: 'Done soon' } })
  await app.caughtUp()
  return id
}

/** The photo of the assignee in every place of a task that names them, and that of its creator. */
async function photosBeside(id: string, { browser } = program.coordinator) {
  const { items } = await browser.list<TaskSummary>(listTasks, { type: 'created', per_page: '100' })
  const row = items.find(task => task.id === id)
  const { body: details } = await browser.get(getTask, { params: { id } })
  const { body: page } = await browser.get(taskComments, { params: { id } })
  const { body: told } = await browser.get(history, { params: { subject: 'task', id } })
  return {
    assignee: [
      row?.assignee.profile_image_url,
      details.assignee.profile_image_url,
      ...details.assignees.map(one => one.profile_image_url),
      ...[...details.comments, ...page.comments].map(({ author }) => author.profile_image_url),
      told.entries.at(-1)?.actor.profile_image_url,
    ],
    creator: [
      row?.creator?.profile_image_url,
      details.creator?.profile_image_url,
      told.entries.at(0)?.actor.profile_image_url,
    ],
  }
}

const PLACES = 6

test('a task tells it of whoever has it in its row, its details, its comments and its history; null of who has none', async () => {
  const ana = await trainee()
  const id = await commentedTask(ana)
  const without = { assignee: Array(PLACES).fill(null), creator: [null, null, null] }
  expect(await photosBeside(id)).toEqual(without)
  const url = await photographed(ana)
  expect(await photosBeside(id)).toEqual({ ...without, assignee: Array(PLACES).fill(url) })
  await ana.browser.do(removeProfileImage)
  await app.caughtUp()
  expect(await photosBeside(id)).toEqual(without)
})

test('whoever reads the reference fetches the photo, and nobody of another organization is told of either', async () => {
  const ana = await trainee()
  const id = await commentedTask(ana)
  const url = await photographed(ana)
  const { assignee } = (await program.coordinator.browser.get(getTask, { params: { id } })).body
  expect(assignee.profile_image_url).toBe(url)
  expect((await program.coordinator.browser.load(assignee.profile_image_url ?? '')).status).toBe(200)
  const { stranger } = program
  expect((await stranger.browser.get(getTask, { params: { id } })).status).toBe(404)
  const { items } = await stranger.browser.list<TaskSummary>(listTasks, { type: 'created', per_page: '100' })
  expect(JSON.stringify(items)).not.toContain('/api/images/')
  expect((await stranger.browser.load(url)).status).toBe(404)
})

test('a placement tells it in its row and its details, and what trainings are assigned from, of faculty', async () => {
  const { coordinator, trainee: placed, faculty } = program
  const id = await newPlacement(app, program)
  const [of, ofFaculty] = [await photographed(placed), await photographed(faculty)]
  const { items } = await coordinator.browser.list<PlacementView>(listPlacements, { per_page: '100' })
  const { body } = await coordinator.browser.get(getPlacement, { params: { id } })
  expect([items.find(one => one.id === id)?.trainee.profile_image_url, body.trainee.profile_image_url]).toEqual([
    of,
    of,
  ])
  const { body: data } = await coordinator.browser.get(trainingData)
  expect(data.faculty.find(one => one.id === faculty.userId)?.profile_image_url).toBe(ofFaculty)
  expect((await coordinator.browser.load(ofFaculty)).status).toBe(200)
})

test('whoever may be picked is offered with it, alone and in a group', async () => {
  const url = await photographed(program.supervisor)
  const { browser } = program.coordinator
  const ids = program.supervisor.userId
  const photosOf = (users: readonly AvailableUser[]) =>
    users.filter(({ id }) => id === ids).map(one => one.profile_image_url)
  const { body: offered } = await browser.get(availableUsers, { query: { ids } })
  const { body: groups } = await browser.get(availableGroups)
  expect([photosOf(offered), photosOf(groups.flatMap(({ users }) => users))]).toEqual([[url], [url]])
})

test('those who run the platform find people with it', async () => {
  const ana = await trainee()
  const url = await photographed(ana)
  const admin = await enrol(app, { role: 'admin', organizationId: program.organizationId })
  const search = ana.email
  const { browser } = admin
  const { body: actedAs } = await browser.get(loginAsUsers, { query: { search } })
  const { body: erasable } = await browser.get(erasablePeople, { query: { search } })
  const id = program.faculty.userId
  const { body: mergeable } = await browser.get(listMergeable, { params: { id }, query: { search } })
  const found = [actedAs.data, erasable, mergeable].map(people => people.map(one => one.profile_image_url))
  expect(found).toEqual([[url], [url], [url]])
})

test('of whoever is erased there is none any more', async () => {
  const ana = await trainee()
  const id = await commentedTask(ana)
  await photographed(ana)
  await erased(app, ana.userId)
  await app.caughtUp()
  const { assignee } = (await program.coordinator.browser.get(getTask, { params: { id } })).body
  expect(assignee).toMatchObject({ id: ana.userId, profile_image_url: null })
  expect(JSON.stringify(await photosBeside(id))).not.toContain('/api/images/')
})
