// What the event explorer finds, as a file: the same filter, the same scope, and a note of who took it.
import { BULK, type EventView, exportEvents, listEvents } from '@practicum/shared/features/audit/audit.contract'
import { createTask } from '@practicum/shared/features/tasks/tasks.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import type { Browser } from './harness/browser'
import { eventually } from './harness/eventually'
import { enrol, foundProgram, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
const TASKS = 12

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  const { coordinator, trainee, organizationId } = program
  for (let n = 0; n < TASKS; n++)
    await coordinator.browser.do(createTask, { body: { description: `t${n}`, assignee: trainee.picked } })
  const dangerous = await enrol(app, { role: 'coordinator', organizationId, name: '=HYPERLINK("x") ,"Y"' })
  await dangerous.browser.do(createTask, { body: { description: 'x', assignee: trainee.picked } })
  const sent = () => explored(coordinator.browser, { type: 'NotificationSent' })
  await eventually(sent, items => items.length > TASKS)
  await app.caughtUp()
})
afterAll(() => app.close())

type Query = Readonly<Record<string, string>>

const taken = (browser: Browser, query: Query, headers = {}) =>
  browser.send('GET', exportEvents.path, { query, headers })

async function lines(browser: Browser, query: Query): Promise<readonly EventView[]> {
  const { status, body } = await taken(browser, { format: 'jsonl', ...query })
  expect(status).toBe(200)
  // A single line is valid JSON, which the harness has parsed.
  return typeof body === 'string'
    ? body
        .split('\n')
        .filter(Boolean)
        .map(line => JSON.parse(line))
    : [body as EventView]
}

const explored = async (browser: Browser, query: Query): Promise<readonly EventView[]> =>
  (await browser.list<EventView>(listEvents, { per_page: 'All', order: 'asc', sort: 'position', ...query })).items

test.each<[string, Query]>([
  ['nothing', {}],
  ['a type', { type: 'TaskCreated' }],
  ['a time', { to: '2000-01-01T00:00:00.000Z' }],
  ['the bulk too', { with_bulk: 'true' }],
])('narrowed by %s, the file holds what the explorer shows', async (_what, query) => {
  const { browser } = program.coordinator
  const shown = await explored(browser, query)
  if (query.to !== undefined) return expect((await taken(browser, { format: 'jsonl', ...query })).body).toBe('')
  expect(shown.length).toBeGreaterThan(TASKS)
  expect(await lines(browser, query)).toEqual(shown)
})

test('the explorer leaves out the bulk of machines until it is asked for', async () => {
  const { browser } = program.coordinator
  const types = async (query: Query) => new Set((await explored(browser, query)).map(({ type }) => type))
  expect([...(await types({}))].filter(type => BULK.includes(type))).toEqual([])
  expect(await types({ with_bulk: 'true' })).toContain('NotificationSent')
  expect(await types({ type: 'NotificationSent' })).toEqual(new Set(['NotificationSent']))
})

test('nobody takes what the explorer would not show them', async () => {
  const { stranger, organizationId, trainee } = program
  const foreign = (await lines(stranger.browser, {})).filter(event => event.organization_id === organizationId)
  expect(foreign).toEqual([])
  expect((await taken(trainee.browser, { format: 'csv' })).status).toBe(403)
  expect((await taken(stranger.browser, { format: 'xlsx' })).status).toBe(422)
})

test('as CSV: a line an event, with a head, a name of a file, and no formula', async () => {
  const { status, headers, body } = await taken(program.coordinator.browser, { format: 'csv', type: 'TaskCreated' })
  expect(status).toBe(200)
  expect(headers.get('content-type')).toMatch(/^text\/csv/)
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename=events-\d{4}-\d\d-\d\d\.csv$/)
  expect(headers.get('cache-control')).toBe('no-store')
  const [head, ...rows] = String(body).trimEnd().split('\r\n')
  expect(head).toMatch(/^occurred_at,type,actor_name,/)
  expect(rows).toHaveLength(TASKS + 1)
  expect(rows.at(-1)).toContain(`,"'=HYPERLINK(""x"") ,""Y""",`)
})

test('the export itself is noted, with what was asked for', async () => {
  const correlation = newId()
  await taken(program.coordinator.browser, { format: 'csv', type: 'TaskCreated' }, { 'x-correlation-id': correlation })
  const { rows } = await app.database.pool.query('select * from audit.access where correlation_id = $1', [correlation])
  expect(rows).toMatchObject([
    {
      row_name: 'exportEvents',
      outcome: 'answered',
      user_id: program.coordinator.userId,
      asked: { format: 'csv', type: 'TaskCreated' },
    },
  ])
})

test('a log longer than a page is taken whole, each event once', async () => {
  const { pool } = app.database
  await pool.query(`insert into read.audit_event
    select event_key || '/' || n, event_id, position || lpad(n::text, 5, '0'), stream, revision, type, organization_id, actor_id,
      actor_position_id, root_actor_id, occurred_at, correlation_id
    from read.audit_event cross join generate_series(1, 2500) n
    where event_key = (select min(event_key) from read.audit_event where type = 'TaskCreated')`)
  const all = await lines(program.coordinator.browser, { type: 'TaskCreated' })
  expect(all).toHaveLength(TASKS + 1 + 2500)
  expect(new Set(all.map(({ position }) => position)).size).toBe(all.length)
})
