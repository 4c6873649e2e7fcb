// Giving a task to somebody else over the whole API: who has it afterwards, with what, who is told, and when it is refused.
import { attachmentsOf } from '@practicum/shared/features/attachments/attachments.contract'
import { history } from '@practicum/shared/features/audit/history.contract'
import { findThings } from '@practicum/shared/features/search/search.contract'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { reassignTask, remindTask } from '@practicum/shared/features/tasks/task-intents.contract'
import {
  commentOnTask,
  completeTask,
  createTask,
  createTaskBatch,
  deleteTask,
  editTask,
  getTask,
  listTasks,
  taskComments,
} from '@practicum/shared/features/tasks/tasks.contract'
import type { TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { erased } from './harness/erasing'
import { eventually } from './harness/eventually'
import { Listener } from './harness/listener'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'
import { sendTo } from './harness/sending'
import { toldOf } from './harness/told'

let app: TestApp
let program: TestProgram
let chloe: Member

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  chloe = await enrol(app, { role: 'trainee', organizationId: program.organizationId, name: 'Chloe Tan' })
})
afterAll(() => app.close())

async function handOut(more: object = {}, from = program.coordinator): Promise<string> {
  const body = { description: 'Read the policy', assignee: program.trainee.picked, ...more }
  const answer = await from.browser.do(createTask, { body })
  expect(answer).toMatchObject({ status: 200 })
  await app.caughtUp()
  return answer.body.id
}

/** One task for each, in their order. */
async function batchFor(...people: readonly Member[]): Promise<readonly string[]> {
  const body = { description: 'Choose a date', assignees: people.map(({ picked }) => picked) }
  const { ids } = (await program.coordinator.browser.do(createTaskBatch, { body })).body
  await app.caughtUp()
  return ids
}

async function give(
  id: string,
  to: Pick<Member, 'picked'>,
  more: { version?: number; by?: Member; key?: string } = {},
) {
  const { by = program.coordinator, key, version } = more
  const body = { assignee: to.picked, ...(version === undefined ? {} : { version }) }
  const answer = await by.browser.do(reassignTask, { params: { id }, body, ...(key === undefined ? {} : { key }) })
  await app.caughtUp()
  return answer
}

const said = async (...asked: Parameters<typeof give>) => {
  const answer = await give(...asked)
  return [answer.status, ...codesOf(answer)]
}
const seen = async ({ browser }: Member, id: string) => (await browser.get(getTask, { params: { id } })).status
const listed = async ({ browser }: Member, type: 'assigned' | 'created', id: string) =>
  (await browser.list<TaskSummary>(listTasks, { type, per_page: '100' })).items.find(task => task.id === id)

test('whoever is given it has it from then on, with what was said and attached; whoever had it is shown nothing of it any more', async () => {
  const { coordinator, trainee: ana, otherTrainee: ben } = program
  const id = await handOut()
  const params = { params: { id } }
  await ana.browser.do(commentOnTask, { ...params, body: { body: 'I have begun' } })
  await sendTo(coordinator, { object_class: 'task', object_id: id }, { filename: 'policy.pdf' })
  await coordinator.browser.do(remindTask, params)
  await app.caughtUp()
  const { version } = (await coordinator.browser.get(getTask, params)).body
  const answer = await give(id, ben, { version })
  expect(answer).toMatchObject({ status: 200, body: { id, version: version + 1 } })
  const { body: task } = await ben.browser.get(getTask, params)
  expect(task).toMatchObject({
    ...{ description: 'Read the policy', status: 'incomplete', reminded_at: null, version: version + 1 },
    assignee: { id: ben.userId, name: 'Ben Castellan' },
    creator: { id: coordinator.userId },
  })
  expect(task.comments.map(({ body }) => body)).toEqual(['I have begun'])
  expect(task.documents.map(({ filename }) => filename)).toEqual(['policy.pdf'])
  expect(await listed(ben, 'assigned', id)).toMatchObject({ id, self_assigned: false })
  expect(await listed(coordinator, 'created', id)).toMatchObject({ assignee: { id: ben.userId } })
  expect([await listed(ana, 'assigned', id), await seen(ana, id)]).toEqual([undefined, 404])
  const query = { attachable_type: 'task' as const, attachable_id: id }
  const others = [
    ana.browser.get(taskComments, params),
    ana.browser.get(history, { params: { subject: 'task', id } }),
    ana.browser.get(attachmentsOf, { query }),
    ana.browser.do(completeTask, params),
    ana.browser.do(commentOnTask, { ...params, body: { body: 'Still here' } }),
  ]
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  const found = async ({ browser }: Member) =>
    JSON.stringify((await browser.get(findThings, { query: { q: 'Read the policy', limit: '20' } })).body).includes(id)
  expect([await found(ben), await found(ana)]).toEqual([true, false])
  expect((await ben.browser.do(completeTask, params)).status).toBe(200)
})

test('its history says from whom to whom', async () => {
  const { coordinator, otherTrainee } = program
  const id = await handOut()
  await give(id, otherTrainee)
  const { entries } = (await coordinator.browser.get(history, { params: { subject: 'task', id } })).body
  expect(entries.map(({ type }) => type)).toEqual(['TaskCreated', 'TaskReassigned'])
  expect(entries[1]).toMatchObject({
    actor: { name: 'Clara Whitfield' },
    changes: [{ field: 'assignee', before: 'Ana Ruiz', after: 'Ben Castellan' }],
  })
})

test('both are told: one of a task, the other that theirs is gone, not what it says', async () => {
  const { trainee: ana, otherTrainee: ben } = program
  const id = await handOut()
  await toldOf(ana, id, 1)
  await give(id, ben)
  expect(await toldOf(ben, id, 1)).toEqual(['Clara Whitfield gave you a task: Read the policy'])
  expect(await toldOf(ana, id, 2)).toEqual([
    'Clara Whitfield gave you a task',
    'Clara Whitfield gave your task to somebody else',
  ])
})

test('given on at once, each is told in their turn, and nobody twice', async () => {
  const { coordinator, trainee: ana, otherTrainee: ben } = program
  const body = { description: 'Read the policy', assignee: ana.picked }
  const { id } = (await coordinator.browser.do(createTask, { body })).body
  await coordinator.browser.do(reassignTask, { params: { id }, body: { assignee: ben.picked } })
  expect(await toldOf(ana, id, 2)).toEqual([
    'Clara Whitfield gave you a task',
    'Clara Whitfield gave your task to somebody else',
  ])
  expect(await toldOf(ben, id, 1)).toEqual(['Clara Whitfield gave you a task: Read the policy'])
})

test('of what is not published yet neither is told, until its day', async () => {
  const { trainee: ana, otherTrainee: ben } = program
  const id = await handOut({ start_at: '2040-01-31' })
  await give(id, ben)
  const later = await handOut()
  await give(later, ben)
  await Promise.all([toldOf(ben, later, 1), toldOf(ana, later, 2)])
  expect([await toldOf(ben, id, 0), await toldOf(ana, id, 0), await seen(ben, id)]).toEqual([[], [], 404])
})

test('open browsers of both hear of it', async () => {
  const { trainee: ana, otherTrainee: ben } = program
  const id = await handOut()
  const listeners = await Promise.all(
    [ana, ben].map(async ({ browser }) => {
      const listener = await Listener.open(browser)
      expect(await listener.subscribe((await browser.get(currentUser)).body.channel)).toBe(200)
      return listener
    }),
  )
  await give(id, ben)
  for (const listener of listeners) {
    await eventually(
      async () => listener.heard,
      heard => heard.some(({ event, payload }) => event === 'TaskReassigned' && payload.id === id),
    )
    listener.close()
  }
})

test('whoever made it gives it on, and coordinators do; who is to do it, others and strangers do not', async () => {
  const { coordinator, faculty, trainee, otherTrainee, stranger } = program
  const id = await handOut({}, faculty)
  expect(await said(id, chloe, { by: trainee })).toEqual([403, 'forbidden'])
  expect(await said(id, chloe, { by: otherTrainee })).toEqual([404, 'not_found'])
  expect(await said(id, chloe, { by: stranger })).toEqual([404, 'not_found'])
  expect(await said(id, otherTrainee, { by: faculty })).toEqual([200])
  expect(await said(id, chloe, { by: coordinator })).toEqual([200])
})

test('a to-do is given on by whoever made it alone, and is a task then', async () => {
  const { coordinator, faculty, otherTrainee } = program
  const own = await handOut({ self: true, assignee: undefined }, faculty)
  expect(await said(own, otherTrainee, { by: coordinator })).toEqual([404, 'not_found'])
  expect(await said(own, otherTrainee, { by: faculty })).toEqual([200])
  expect(await listed(otherTrainee, 'assigned', own)).toMatchObject({ self_assigned: false })
  expect(await seen(coordinator, own)).toBe(200)
  expect(await said(own, faculty, { by: faculty })).toEqual([200])
  expect([await seen(coordinator, own), await seen(otherTrainee, own)]).toEqual([404, 404])
})

test('it is given to nobody who has it, cannot be picked, or is of another organization', async () => {
  const { trainee, stranger } = program
  const id = await handOut()
  expect(await said(id, trainee)).toEqual([422, 'task.same_assignee'])
  expect(await said(id, stranger)).toEqual([422, 'person.not_available'])
  expect(await said(id, { picked: { id: newId(), position_id: newId() } })).toEqual([422, 'person.not_available'])
  expect(await said(id, { picked: { ...chloe.picked, position_id: trainee.positionId } })).toEqual([
    ...[422, 'person.not_available'],
  ])
  expect(await seen(trainee, id)).toBe(200)
})

test('what is done or deleted is given to nobody', async () => {
  const { coordinator, trainee } = program
  const done = await handOut()
  await trainee.browser.do(completeTask, { params: { id: done } })
  expect(await said(done, chloe)).toEqual([409, 'task.closed'])
  const gone = await handOut()
  await coordinator.browser.do(deleteTask, { params: { id: gone } })
  expect(await said(gone, chloe)).toEqual([404, 'not_found'])
})

test('who saw an older version is told so, and nothing changes', async () => {
  const { coordinator, trainee } = program
  const id = await handOut()
  const { version } = (await coordinator.browser.get(getTask, { params: { id } })).body
  await coordinator.browser.do(editTask, { params: { id }, body: { description: 'Read the new policy' } })
  expect(await said(id, chloe, { version })).toEqual([409, 'version_conflict'])
  expect((await trainee.browser.get(getTask, { params: { id } })).body.assignee.id).toBe(trainee.userId)
})

test('the same call again answers the same and changes nothing', async () => {
  const id = await handOut()
  const key = newId()
  const first = await give(id, chloe, { key })
  const again = await give(id, chloe, { key })
  expect([again.status, again.body]).toEqual([200, first.body])
  const { entries } = (await chloe.browser.get(history, { params: { subject: 'task', id } })).body
  expect(entries.filter(({ type }) => type === 'TaskReassigned')).toHaveLength(1)
})

describe('of a batch', () => {
  test('nobody has it twice, not even for a moment, whoever had it first or was given it since', async () => {
    const { faculty, trainee: ana, otherTrainee: ben, supervisor } = program
    const [one = '', two = '', three = ''] = await batchFor(ana, ben, supervisor)
    expect(await said(one, ben)).toEqual([422, 'task.has_already'])
    const answers = await Promise.all([one, two, three].map(id => said(id, faculty)))
    expect(answers.map(([status]) => status).sort()).toEqual([200, 422, 422])
    expect(answers).toContainEqual([422, 'task.has_already'])
  })

  test('who gave theirs away can be given another, and the same one back', async () => {
    const { trainee: ana, otherTrainee: ben } = program
    const [one = '', two = ''] = await batchFor(ana, ben)
    expect(await said(one, chloe)).toEqual([200])
    expect(await said(two, ana)).toEqual([200])
    expect(await said(one, ana)).toEqual([422, 'task.has_already'])
    expect(await said(one, ben)).toEqual([200])
    expect(await said(two, chloe)).toEqual([200])
    expect(await said(two, ana)).toEqual([200])
  })
})

test('a series goes on with whoever has its latest task', async () => {
  const { trainee: ana } = program
  const id = await handOut({ repeat_on: 'complete', repeat_days: 7 })
  await give(id, chloe)
  await chloe.browser.do(completeTask, { params: { id } })
  const [next] = await eventually(
    async () => (await chloe.browser.get(getTask, { params: { id } })).body.children,
    children => children.length === 1,
  )
  expect(await listed(chloe, 'assigned', next?.id ?? '')).toMatchObject({ description: 'Read the policy' })
  expect(await seen(ana, next?.id ?? '')).toBe(404)
})

test('its words are there when whoever had it is erased', async () => {
  const { organizationId } = program
  const leaving = await enrol(app, { role: 'trainee', organizationId, name: 'Lea Ving' })
  const id = await handOut({ assignee: leaving.picked, repeat_on: 'complete', repeat_days: 7 })
  await give(id, chloe)
  await erased(app, leaving.userId)
  await app.caughtUp()
  expect((await chloe.browser.get(getTask, { params: { id } })).body.description).toBe('Read the policy')
})
