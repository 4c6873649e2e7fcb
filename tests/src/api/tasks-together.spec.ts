// What was handed out together as one row of a list: found, counted and paged by rows, within what the reader has.
import { countsPathOf, type ListCounts } from '@practicum/shared/contract/list-counts'
import type { BodyInputOf } from '@practicum/shared/contract/row'
import { completeTask, createTask, createTaskBatch, listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import type { ListedTask } from '@practicum/shared/features/tasks/tasks.views'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { startApp, type TestApp } from './harness/app'
import { eventually } from './harness/eventually'
import { foundProgram, type Member, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
let batch: { batch_id: string; ids: readonly string[] }
const today = dateIn('America/Los_Angeles', new Date())

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  const { coordinator, faculty, trainee, otherTrainee } = program
  const assignees = [trainee.picked, otherTrainee.picked]
  await coordinator.browser.do(createTask, { body: { description: 'First', assignee: trainee.picked } })
  batch = await handOut(coordinator, { description: 'For both', assignees, due_date: addDays(today, 5) })
  await handOut(faculty, { description: 'Of another', assignees })
  await coordinator.browser.do(createTask, { body: { description: 'Last', assignee: trainee.picked } })
  await app.caughtUp()
})
afterAll(() => app.close())

async function handOut({ browser }: Member, body: BodyInputOf<typeof createTaskBatch>) {
  const answer = await browser.do(createTaskBatch, { body })
  expect(answer).toMatchObject({ status: 200 })
  return answer.body
}

type Query = Readonly<Record<string, string>>

const listOf = ({ browser }: Member, query: Query = {}) =>
  browser.list<ListedTask>(listTasks, { type: 'created', fold: 'true', ...query })

const wordsOf = async (member: Member, query?: Query) =>
  (await listOf(member, query)).items.map(({ description }) => description)

test('a batch is one row, that says how all of its tasks stand', async () => {
  const { items, total } = await listOf(program.coordinator)
  expect(items.map(({ description, together }) => [description, together])).toEqual([
    ['Last', undefined],
    [
      'For both',
      {
        ...{ id: batch.batch_id, tasks: 2, people: 2, completed: 0, open: 2, past_due: 0 },
        next_due: addDays(today, 5),
      },
    ],
    ['First', undefined],
  ])
  expect(total).toBe(3)
})

test('unfolded, and narrowed to the batch, its tasks stand by themselves', async () => {
  expect(await wordsOf(program.coordinator, { fold: 'false' })).toEqual(['Last', 'For both', 'For both', 'First'])
  const { items } = await listOf(program.coordinator, { fold: 'false', together: batch.batch_id })
  expect(items.map(({ id }) => id).sort()).toEqual([...batch.ids].sort())
  expect(items.every(({ together }) => together === undefined)).toBe(true)
})

test('pages and counts are of the rows shown', async () => {
  const filter = JSON.stringify({ type: 'created', fold: true })
  const paged = async (range: string) => {
    const query = { range, filter, sort: '["created_at","DESC"]' }
    const { body, headers } = await program.coordinator.browser.read(listTasks.path, { query })
    return [(body as ListedTask[]).map(({ description }) => description), headers.get('content-range')]
  }
  expect(await paged('[0,1]')).toEqual([['Last', 'For both'], expect.stringMatching(/0-1\/3$/)])
  expect(await paged('[2,3]')).toEqual([['First'], expect.stringMatching(/2-2\/3$/)])
  const filters = JSON.stringify([{ type: 'created', fold: true }, { type: 'created' }])
  const counts = await program.coordinator.browser.send('GET', countsPathOf(listTasks), { query: { filters } })
  expect((counts.body as ListCounts).counts.map(({ total }) => total)).toEqual([3, 4])
})

test.each([
  ['created_at', 'asc', ['First', 'For both', 'Last']],
  ['due_date', 'asc', ['For both', 'undated', 'undated']],
  ['due_date', 'desc', ['For both', 'undated', 'undated']],
  ['description', 'desc', ['Last', 'For both', 'First']],
])('ordered by %s %s it stands where its first task does', async (sort, order, words) => {
  const { items } = await listOf(program.coordinator, { sort, order })
  // Those without a day stand in no order of ours.
  const wordOf = ({ description, due_date }: ListedTask) =>
    sort === 'due_date' && due_date === null ? 'undated' : description
  expect(items.map(wordOf)).toEqual(words)
})

test('rows are found by their words', async () => {
  expect(await wordsOf(program.coordinator, { search: 'both' })).toEqual(['For both'])
  expect(await wordsOf(program.coordinator, { search: 'last' })).toEqual(['Last'])
})

test('narrowed to one person, a row stands for what this person was given', async () => {
  const { items } = await listOf(program.coordinator, { assignee_id: program.otherTrainee.userId })
  expect(items.map(({ description, together }) => [description, together])).toEqual([['For both', undefined]])
})

test('of what others were given together, each has their own and is told of no more', async () => {
  const { items } = await listOf(program.otherTrainee, { type: 'assigned' })
  expect(items.map(({ description, together }) => [description, together])).toEqual([
    ['Of another', undefined],
    ['For both', undefined],
  ])
  expect((await listOf(program.otherTrainee, { type: 'assigned', together: batch.batch_id })).items).toHaveLength(1)
  expect((await listOf(program.stranger, { together: batch.batch_id })).items).toEqual([])
})

test('what is completed is counted, whether the list shows it or not', async () => {
  const { coordinator, trainee, otherTrainee } = await foundProgram(app)
  const { batch_id: id, ids } = await handOut(coordinator, {
    description: 'Half done',
    assignees: [trainee.picked, otherTrainee.picked],
  })
  await app.caughtUp()
  const own = (await listOf(trainee, { type: 'assigned', together: id })).items[0]?.id ?? ''
  expect(ids).toContain(own)
  expect(await trainee.browser.do(completeTask, { params: { id: own } })).toMatchObject({ status: 200 })
  await app.caughtUp()
  const open = (await listOf(coordinator, { together: id })).items
  expect(open.map(({ status, together }) => [status, together?.completed, together?.open])).toEqual([
    ['incomplete', 1, 1],
  ])
  expect((await listOf(coordinator, { together: id, history: 'true' })).total).toBe(1)
  expect((await listOf(coordinator, { together: id, history: 'true', fold: 'false' })).total).toBe(2)
})

test('a series is one row, and a series that was given to several people is still one', async () => {
  const { coordinator, trainee, otherTrainee } = await foundProgram(app)
  const { batch_id: id } = await handOut(coordinator, {
    ...{ description: 'Every time', repeat_on: 'complete', repeat_days: 1 },
    assignees: [trainee.picked, otherTrainee.picked],
  })
  await app.caughtUp()
  const own = (await listOf(trainee, { type: 'assigned', together: id })).items[0]?.id ?? ''
  await trainee.browser.do(completeTask, { params: { id: own } })
  const { items } = await eventually(
    () => listOf(coordinator, { together: id }),
    list => list.items[0]?.together?.tasks === 3,
  )
  expect(items.map(({ together }) => [together?.tasks, together?.people, together?.completed])).toEqual([[3, 2, 1]])
})
