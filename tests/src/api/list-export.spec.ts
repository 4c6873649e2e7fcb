// Lists as files: exactly what the list shows to this person, however long it is; noted before it leaves, and bounded.
import { taskTable } from '@practicum/projections/features/tasks/tasks.table'
import { allRows } from '@practicum/shared/contract/all'
import { exportPathOf } from '@practicum/shared/contract/columns'
import { LIST_EXPORT_MAX_ROWS, LIST_EXPORTS_PER_HOUR } from '@practicum/shared/contract/list-export'
import { createTask, listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import type { TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { type Answer, type Browser, codesOf } from './harness/browser'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
let reader: Member
/** More than two pieces. */
const MANY = 2300

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  reader = await enrol(app, { role: 'trainee', organizationId: program.organizationId, name: '=Ines' })
  await fill(reader, MANY)
})
afterAll(() => app.close())
// The budget of one spec is no other's.
beforeEach(() => app.database.pool.query(`delete from access.guess where key like 'list-export:%'`))

/** As if they had been given one after the other; the first by a command, the others like it. */
async function fill(member: Member, count: number): Promise<void> {
  const body = { description: 'Read chapter 1', assignee: member.picked }
  const { id } = (await program.coordinator.browser.do(createTask, { body })).body
  await app.caughtUp()
  const columns = Object.keys(taskTable.columns).map(column => `"${column}"`)
  await app.practicum.databases.project.query(
    `insert into read.task (${columns}) select ${columns.map(column => `r.${column}`)} from read.task t, generate_series(2, $2::int) n,
     jsonb_populate_record(t, jsonb_build_object('task_id', gen_random_uuid(), 'description', 'Read chapter ' || n,
       'due_date', case when n % 3 > 0 then current_date + n * 37 % 50 end, 'created_at', t.created_at - (n / 5) * interval '1 minute',
       'task_status', case when n % 10 = 0 then 'complete' else 'incomplete' end)) r
     where t.task_id = $1`,
    [id, count],
  )
}

type Query = Readonly<Record<string, string>>

const taken = (browser: Browser, query: Query, headers = {}): Promise<Answer> =>
  browser.send('GET', exportPathOf(listTasks), { query: { format: 'csv', ...query }, headers })

async function lines(browser: Browser, query: Query): Promise<readonly string[]> {
  const { status, body } = await taken(browser, query)
  expect(status).toBe(200)
  return String(body).trimEnd().split('\r\n').slice(1)
}

async function listed(browser: Browser, query: Query): Promise<readonly TaskSummary[]> {
  const all: TaskSummary[] = []
  for (let page = 1; ; page++) {
    const { items } = await browser.list<TaskSummary>(listTasks, { per_page: 'All', ...query, page: String(page) })
    all.push(...items)
    if (items.length < 1000) return all
  }
}

const ORDERS = ['asc', 'desc'] as const
const SORTED = listTasks.sort.flatMap(sort => ORDERS.map(order => ({ sort, order })))

test.each(SORTED)('a list of several pieces is taken whole, in its order: by $sort, $order', async sorted => {
  const query = { type: 'assigned', history: 'true', ...sorted }
  const found = await lines(reader.browser, { ...query, columns: 'description' })
  const shown = (await listed(reader.browser, query)).map(({ description }) => description)
  expect(shown).toHaveLength(MANY)
  expect(found).toEqual(shown)
})

test('what narrows the list narrows the file, in either dialect', async () => {
  const query = { type: 'assigned', status: 'complete', search: 'chapter 1' }
  const shown = (await listed(reader.browser, query)).map(({ description }) => description)
  expect(shown.length).toBeGreaterThan(10)
  expect(await lines(reader.browser, { ...query, columns: 'description' })).toEqual(shown)
  const filter = JSON.stringify({ type: 'assigned', status: 'complete', q: 'chapter 1' })
  expect(await lines(reader.browser, { filter, columns: 'description' })).toEqual(shown)
})

test('the columns are those that are asked for, in their order; without any, all', async () => {
  const { searchParams } = new URL('http://x/?search=chapter 17,read&columns=status&columns=assignee&columns=due_date')
  const url = `${exportPathOf(listTasks)}?format=csv&${searchParams}`
  const [head, row] = String((await reader.browser.send('GET', url)).body)
    .replace('\uFEFF', '')
    .split('\r\n')
  expect(head).toBe('Status,Assigned to,Due')
  expect(row).toMatch(/^Incomplete,'=Ines,(\d{4}-\d\d-\d\d)?$/)
  const whole = String((await taken(reader.browser, { search: 'chapter 17' })).body)
  expect(whole).toMatch(/^Description,Assigned to,Assigned by,Due,Asked \(America\/Los_Angeles\),Status,Past due,/)
})

test('nobody takes what the list would not show them', async () => {
  const { stranger, otherTrainee } = program
  for (const browser of [stranger.browser, otherTrainee.browser]) {
    expect(await lines(browser, { history: 'true' })).toEqual([])
  }
  expect((await taken(stranger.browser, { assignee_id: reader.userId })).headers.get('x-total-rows')).toBe('0')
  const visitor = app.visitor()
  expect((await taken(visitor, {})).status).toBe(401)
})

test('what the list does not know is refused, and takes nothing of the budget', async () => {
  for (const query of [{ format: 'pdf' }, { columns: 'password' }, { colour: 'red' }, { sort: 'password' }]) {
    expect((await taken(reader.browser, query)).status).toBe(422)
  }
  const { rows } = await app.database.pool.query(`select key from access.guess where key like 'list-export:%'`)
  expect(rows).toEqual([])
})

test('as Excel it is a workbook, under a name with the day', async () => {
  const { status, headers, body } = await taken(reader.browser, { format: 'xlsx', search: 'chapter 17' })
  expect(status).toBe(200)
  expect(String(body).slice(0, 2)).toBe('PK')
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename=tasks-\d{4}-\d\d-\d\d\.xlsx$/)
  expect(headers.get('content-type')).toContain('spreadsheetml')
})

test('every thing in the file is noted as shown, and what was asked for without what was searched', async () => {
  const correlation = newId()
  const query = { type: 'assigned', history: 'true', search: 'chapter', columns: 'description' }
  const { headers } = await taken(reader.browser, query, { 'x-correlation-id': correlation })
  expect(headers.get('x-total-rows')).toBe(String(MANY))
  const { rows } = await app.database.pool.query<{ row_name: string; asked: object | null; object_ids: string[] }>(
    'select row_name, asked, object_ids from audit.access where correlation_id = $1 order by ordinal',
    [correlation],
  )
  expect(rows.map(({ row_name }) => row_name)).toEqual(Array(4).fill('exportTasks'))
  expect(rows[0]?.asked).toEqual({
    format: 'csv',
    columns: ['description'],
    filter: { type: 'assigned', history: true },
    sort: { field: 'created_at', order: 'desc' },
    searched: true,
  })
  const noted = new Set(rows.flatMap(({ object_ids }) => object_ids))
  const shown = await listed(reader.browser, { type: 'assigned', history: 'true' })
  expect(shown.filter(({ id }) => !noted.has(id))).toEqual([])
})

test('one person takes so many in an hour, and no more', async () => {
  const { userId, browser } = program.otherTrainee
  await app.database.pool.query(
    `insert into access.guess (key, count, window_ends_at) values ($1, $2, now() + interval '10 minutes')`,
    [`list-export:${userId}`, LIST_EXPORTS_PER_HOUR - 1],
  )
  expect((await taken(browser, {})).status).toBe(200)
  const refused = await taken(browser, {})
  expect([refused.status, codesOf(refused)]).toEqual([429, ['list_export.too_many']])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('more rows than one file may have are refused in words, before anything leaves', async () => {
  const crowd = await enrol(app, { role: 'trainee', organizationId: program.organizationId, name: 'Crow D' })
  await fill(crowd, LIST_EXPORT_MAX_ROWS + 1)
  const refused = await taken(crowd.browser, { history: 'true' })
  expect([refused.status, codesOf(refused)]).toEqual([422, ['list_export.too_large']])
  expect(JSON.stringify(refused.body)).toContain(String(LIST_EXPORT_MAX_ROWS))
})

test('every list of the contract can be taken as a file, but the log, which has its own export', () => {
  const lists = allRows.filter(({ kind }) => kind === 'list').map(({ name }) => name.replace(/^list/, 'export'))
  const exports = allRows.filter(row => 'of' in row).map(({ name }) => name)
  expect(lists.filter(name => !exports.includes(name))).toEqual(['exportEvents'])
})
