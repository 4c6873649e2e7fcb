// What the event explorer finds, as a file: the same filter, the same scope, and a note of who took it.
import {
  BULK,
  type EventView,
  EXPORT_MAX_EVENTS,
  EXPORTS_PER_HOUR,
  exportEvents,
  listEvents,
} from '@practicum/shared/features/audit/audit.contract'
import { createTask } from '@practicum/shared/features/tasks/tasks.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { type Browser, codesOf } from './harness/browser'
import { eventually } from './harness/eventually'
import { enrol, foundOrganization, foundProgram, type Member, type TestProgram } from './harness/program'

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

const REASON = 'Yearly review'

const taken = (browser: Browser, query: Query, headers = {}) =>
  browser.send('GET', exportEvents.path, { query: { reason: REASON, ...query }, headers })

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

/** Alone with events of their own. */
const coordinatorElsewhere = async (): Promise<Member> =>
  enrol(app, { role: 'coordinator', organizationId: await foundOrganization(app) })

const explored = async (browser: Browser, query: Query): Promise<readonly EventView[]> =>
  (await browser.list<EventView>(listEvents, { per_page: 'All', order: 'asc', sort: 'position', ...query })).items

test.each<[string, Query]>([
  ['nothing', {}],
  ['a type', { type: 'TaskCreated' }],
  ['a time', { to: '2000-01-01T00:00:00.000Z' }],
  ['the bulk too', { with_bulk: 'true' }],
])('narrowed by %s, the file holds what the explorer shows', async (_what, query) => {
  const { browser } = program.coordinator
  await app.caughtUp()
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

test('the export itself is noted, with what was asked for and why', async () => {
  const correlation = newId()
  await taken(program.coordinator.browser, { format: 'csv', type: 'TaskCreated' }, { 'x-correlation-id': correlation })
  const { rows } = await app.database.pool.query('select * from audit.access where correlation_id = $1', [correlation])
  expect(rows).toMatchObject([
    {
      row_name: 'exportEvents',
      outcome: 'answered',
      user_id: program.coordinator.userId,
      asked: { format: 'csv', type: 'TaskCreated', reason: REASON },
    },
  ])
})

test('a log longer than a page is taken whole, each event once', async () => {
  const { pool } = app.database
  const { browser, organizationId } = await coordinatorElsewhere()
  await browser.do(createTask, { body: { description: 'x', self: true } })
  await app.caughtUp()
  await pool.query(
    `insert into read.audit_event
    select event_key || '/' || n, event_id, position || lpad(n::text, 5, '0'), stream, revision, type, organization_id, actor_id,
      actor_position_id, root_actor_id, occurred_at, correlation_id
    from read.audit_event cross join generate_series(1, 2500) n
    where organization_id = $1 and type = 'TaskCreated'`,
    [organizationId],
  )
  const all = await lines(browser, { type: 'TaskCreated' })
  expect(all).toHaveLength(1 + 2500)
  expect(new Set(all.map(({ position }) => position)).size).toBe(all.length)
})

test('without a reason nothing is taken', async () => {
  for (const reason of ['', '   ']) {
    const answer = await taken(program.stranger.browser, { format: 'csv', reason })
    expect([answer.status, (answer.body as { errors: object[] }).errors]).toEqual([
      422,
      [expect.objectContaining({ field: 'reason', message: 'field required' })],
    ])
  }
})

test('more than one file holds is refused with the limit, and taken once it is narrowed', async () => {
  const { browser, organizationId } = await coordinatorElsewhere()
  const { pool } = app.database
  const copies = (first: number, last: number) =>
    pool.query(
      `insert into read.audit_event
        select event_key || '#' || n, event_id, position || '#' || lpad(n::text, 6, '0'), stream, revision, 'Copied', organization_id, actor_id,
          actor_position_id, root_actor_id, occurred_at, correlation_id
        from (select * from read.audit_event where organization_id = $1 limit 1) e cross join generate_series($2::int, $3::int) n`,
      [organizationId, first, last],
    )
  await copies(1, EXPORT_MAX_EVENTS)
  expect((await taken(browser, { format: 'csv', type: 'Copied' })).status).toBe(200)
  await copies(EXPORT_MAX_EVENTS + 1, EXPORT_MAX_EVENTS + 1)
  const refused = await taken(browser, { format: 'csv', type: 'Copied' })
  expect([refused.status, codesOf(refused)]).toEqual([422, ['export.too_large']])
  expect(JSON.stringify(refused.body)).toContain(`more than ${EXPORT_MAX_EVENTS} events match`)
  expect((await taken(browser, { format: 'csv', type: 'UserRegistered' })).status).toBe(200)
})

test('one person takes so many in an hour, also in parallel; others are not kept from theirs', async () => {
  const { organizationId } = program
  const eager = await enrol(app, { role: 'coordinator', organizationId, name: 'Eager Person' })
  const query = { format: 'csv', type: 'TaskCreated' }
  const answers = await Promise.all(Array.from({ length: EXPORTS_PER_HOUR + 3 }, () => taken(eager.browser, query)))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.map(answer => [answer.status, codesOf(answer)])).toEqual(Array(3).fill([429, ['export.too_many']]))
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(3000)
  expect(JSON.stringify(refused[0]?.body)).toMatch(/try again in (59|60) minutes/)
  expect((await taken(program.coordinator.browser, query)).status).toBe(200)
})

test('a link on another page takes no file, spends nothing and leaves no words of its own', async () => {
  const { browser, userId } = program.coordinator
  const { attempts } = app.practicum.services
  const before = await attempts.count(`export:${userId}`)
  const answer = await taken(
    browser,
    { format: 'csv', reason: 'planted by a link' },
    { 'sec-fetch-site': 'cross-site' },
  )
  expect([answer.status, codesOf(answer)]).toEqual([403, ['cross_site']])
  expect(await attempts.count(`export:${userId}`)).toBe(before)
  const { rows } = await app.database.pool.query("select from audit.access where asked::text like '%planted%'")
  expect(rows).toEqual([])
})
