// A thread that has grown long: the thing holds its newest comments, those before are read by pages, and nobody reads more than the thing shows them.

import { verify } from '@practicum/projections/runner/verify'
import { allProjections } from '@practicum/runtime/composition/read-side'
import type { CommentPage } from '@practicum/shared/contract/commented'
import type { QueryRow } from '@practicum/shared/contract/row'
import { attachmentsOf } from '@practicum/shared/features/attachments/attachments.contract'
import { asOf, history } from '@practicum/shared/features/audit/history.contract'
import {
  commentOnPlacement,
  getPlacement,
  placementComments,
} from '@practicum/shared/features/placements/placements.contract'
import { placementEvents } from '@practicum/shared/features/placements/placements.events'
import {
  commentOnTask,
  createTask,
  deleteTask,
  getTask,
  listTasks,
  taskComments,
} from '@practicum/shared/features/tasks/tasks.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { newPlacement } from './harness/placing'
import { foundProgram, type Member, type TestProgram } from './harness/program'
import { sendTo } from './harness/sending'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

const COUNT = 130

/** Told to nobody, unlike what people say. */
async function comment(stream: string, type: string, about: object, count = COUNT): Promise<void> {
  const { store, codec } = app.practicum
  const { userId, positionId } = program.trainee
  const drafts = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    event: {
      type,
      data: { ...about, commentId: newId(), authorId: userId, authorPositionId: positionId, body: `Remark ${index}` },
    },
    meta: {
      actor: { userId: 'system' as const },
      ...{ commandId: newId(), correlationId: newId(), occurredAt: new Date().toISOString() },
    },
  }))
  await store.append(stream, await codec.encode(stream, drafts), 'some')
  await app.caughtUp()
}

const aTask = async (): Promise<string> =>
  (await program.coordinator.browser.do(createTask, { body: { description: 'Read the policy', self: true } })).body.id

/** Every page, from the newest backwards. */
async function pagesOf({ browser }: Member, row: QueryRow, id: string): Promise<readonly CommentPage[]> {
  const pages: CommentPage[] = []
  for (let before: string | undefined; pages.length < 10; before = pages.at(-1)?.comments[0]?.id) {
    const query = before === undefined ? {} : { before }
    pages.push((await browser.get(row, { params: { id }, query })).body as CommentPage)
    if (pages.at(-1)?.earlier !== true) return pages
  }
  return pages
}

const bodiesOf = (comments: readonly { readonly body: string }[]) => comments.map(({ body }) => body)
const remarks = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `Remark ${from + index}`)

test('ATT3-003 each type of thing has calls of its own for comments, and attachments are asked for by type and id', async () => {
  const { coordinator } = program
  const { browser } = coordinator
  const [task, placement] = [await aTask(), await newPlacement(app, program)]
  await browser.do(commentOnTask, { params: { id: task }, body: { body: 'Of a task' } })
  await browser.do(commentOnPlacement, { params: { id: placement }, body: { body: 'Of a placement' } })
  await sendTo(coordinator, { object_class: 'task', object_id: task })
  await app.caughtUp()
  const told = [
    await pagesOf(coordinator, taskComments, task),
    await pagesOf(coordinator, placementComments, placement),
  ]
  expect(told.map(([page]) => bodiesOf(page?.comments ?? []))).toEqual([['Of a task'], ['Of a placement']])
  const attached = async (attachable_type: string) =>
    browser.get(attachmentsOf, { query: { attachable_type, attachable_id: task } })
  expect((await attached('task')).body.map(({ filename }) => filename)).toEqual(['proof.pdf'])
  expect((await attached('training')).status).toBe(404)
  const other = await browser.get(taskComments, { params: { id: placement }, query: {} })
  expect(other.status).toBe(404)
})

test('a task shows its newest comments and how many there are; the others come by pages, each once', async () => {
  const { coordinator } = program
  const id = await aTask()
  await comment(`task-${id}`, 'TaskCommented', { taskId: id })
  const { body } = await coordinator.browser.get(getTask, { params: { id } })
  expect([bodiesOf(body.comments), body.comments_count]).toEqual([remarks(COUNT - 20, COUNT), COUNT])
  const pages = await pagesOf(coordinator, taskComments, id)
  expect(pages.map(({ comments }) => comments.length)).toEqual([50, 50, 30])
  expect(bodiesOf(pages.toReversed().flatMap(({ comments }) => comments))).toEqual(remarks(0, COUNT))
  expect(pages[0]?.comments[0]?.author).toMatchObject({ name: 'Ana Ruiz' })
  const { items } = await coordinator.browser.list<{ id: string; comments_count: number }>(listTasks, {
    per_page: '50',
  })
  expect(items.find(item => item.id === id)?.comments_count).toBe(COUNT)
})

test('a placement does so in the same way', async () => {
  const id = await newPlacement(app, program)
  const { sample } = placementEvents.definitions.PlacementCommented
  await comment(`placement-${id}`, 'PlacementCommented', { ...sample, placementId: id })
  const { body } = await program.faculty.browser.get(getPlacement, { params: { id } })
  expect([bodiesOf(body.comments), body.comments_count]).toEqual([remarks(COUNT - 20, COUNT), COUNT])
  const pages = await pagesOf(program.faculty, placementComments, id)
  expect(bodiesOf(pages.toReversed().flatMap(({ comments }) => comments))).toEqual(remarks(0, COUNT))
})

test('its history comes by pages too, each entry once and told against all that was before', async () => {
  const { coordinator } = program
  const id = await aTask()
  await comment(`task-${id}`, 'TaskCommented', { taskId: id }, 250)
  const params = { subject: 'task' as const, id }
  const { body: newest } = await coordinator.browser.get(history, { params })
  expect([newest.entries.length, newest.earlier]).toEqual([100, true])
  const before = async (entry: { readonly id: string } | undefined) =>
    (await coordinator.browser.get(history, { params, query: { before: entry?.id ?? '' } })).body
  const second = await before(newest.entries[0])
  const first = await before(second.entries[0])
  expect([second.entries.length, second.earlier, first.entries.length, first.earlier]).toEqual([100, true, 51, false])
  const revisions = [first, second, newest].flatMap(({ entries }) => entries.map(({ revision }) => revision))
  expect(revisions).toEqual(Array.from({ length: 251 }, (_, revision) => revision))
  expect(first.entries[1]?.changes).toEqual(
    newest.entries[0]?.changes.map(change => ({ ...change, after: 'Remark 0' })),
  )
  const then = await coordinator.browser.get(asOf, { params, query: { revision: '251' } })
  expect(then.body.fields).toContainEqual({ field: 'comments_count', value: 250 })
})

test('who does not see the thing reads none of its comments, and of a thing that is gone nobody does', async () => {
  const { coordinator, stranger, otherTrainee } = program
  const id = await aTask()
  await comment(`task-${id}`, 'TaskCommented', { taskId: id }, 3)
  for (const { browser } of [stranger, otherTrainee]) {
    expect((await browser.get(taskComments, { params: { id } })).status).toBe(404)
  }
  expect((await coordinator.browser.get(placementComments, { params: { id } })).status).toBe(404)
  await coordinator.browser.do(deleteTask, { params: { id } })
  expect((await coordinator.browser.get(taskComments, { params: { id } })).status).toBe(404)
})

test('what one event changes does not grow with the thread', async () => {
  const id = await aTask()
  const sizes: number[] = []
  for (const count of [30, 300]) {
    await comment(`task-${id}`, 'TaskCommented', { taskId: id }, count)
    const { rows } = await app.database.pool.query(
      'select length(to_jsonb(t)::text) as size from read.task t where task_id = $1',
      [id],
    )
    sizes.push(rows[0].size)
  }
  const [short = 0, long = 0] = sizes
  expect(long).toBeLessThan(short * 1.1)
  const { store, codec, databases } = app.practicum
  for (const name of ['comment', 'task']) {
    const projection = allProjections.find(one => one.name === name)
    if (projection) expect((await verify({ store, codec, pool: databases.project }, projection)).different).toBe(0)
  }
})
