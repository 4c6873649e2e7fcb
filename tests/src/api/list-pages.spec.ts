// Lists of many rows: a page costs what a page costs, however many rows there are behind it; they are counted up to a bound, and none is missed.
import type { ListBinding, QueryBinding } from '@practicum/infra/http/bindings'
import { parseListRequest } from '@practicum/infra/http/list-request'
import { type ScopedDb, scoped } from '@practicum/infra/postgres/scoped'
import { taskQueries } from '@practicum/projections/features/tasks/tasks.queries'
import { taskTable } from '@practicum/projections/features/tasks/tasks.table'
import { withCounts } from '@practicum/projections/reads/list-counts'
import { slots } from '@practicum/runtime/composition/read-side'
import type { Principal } from '@practicum/shared/access/principal'
import { COUNTED_IN_CHIPS, countsPathOf, type ListCounts } from '@practicum/shared/contract/list-counts'
import { COUNTED } from '@practicum/shared/contract/paging'
import { createTask, listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import type { TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import pg from 'pg'
import { startApp, type TestApp } from './harness/app'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'

const FEW = 100
const MANY = 5000
const PAGE = 25

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  await fill(program.otherTrainee, FEW)
  await fill(program.trainee, MANY)
  await app.practicum.databases.project.query('vacuum analyze read.task')
})
afterAll(() => app.close())

/** So many tasks, as if they had been given one after the other: rows of the read model, each like one that was given. */
async function fill(member: Member, count: number): Promise<void> {
  const { coordinator } = program
  const body = { description: 'Read a chapter', assignee: member.picked }
  const { id } = (await coordinator.browser.do(createTask, { body })).body
  await app.caughtUp()
  const columns = Object.keys(taskTable.columns).map(column => `"${column}"`)
  await app.practicum.databases.project.query(
    `insert into read.task (${columns}) select ${columns.map(column => `r.${column}`)} from read.task t, generate_series(2, $2::int) n,
     jsonb_populate_record(t, jsonb_build_object('task_id', gen_random_uuid(), 'description', 'Read chapter ' || n * 7919 % 1000,
       'due_date', case when n % 7 > 0 then current_date + n * 37 % 365 end, 'created_at', t.created_at - n * interval '1 minute')) r
     where t.task_id = $1`,
    [id, count],
  )
}

const range = (member: Member, from: number, more: Readonly<Record<string, string>> = {}) =>
  member.browser.send('GET', listTasks.path, {
    query: { range: JSON.stringify([from, from + PAGE - 1]), filter: '{"type":"assigned"}', ...more },
  })

describe('the total', () => {
  test('is what there is, up to the number that is counted', async () => {
    const answer = await range(program.otherTrainee, 0)
    expect(answer.headers.get('content-range')).toBe(`tasks 0-24/${FEW}`)
    const page = await program.otherTrainee.browser.send('GET', listTasks.path, { query: { page: '2' } })
    expect(page.body).toMatchObject({ pagination: { total: FEW, total_relation: 'eq', current_page: 2 } })
  })

  test('of more it is what there is at least, and says so', async () => {
    const answer = await range(program.trainee, 0)
    expect(answer.headers.get('content-range')).toBe(`tasks 0-24/${COUNTED}+`)
    const page = await program.trainee.browser.send('GET', listTasks.path, { query: { page: '2' } })
    expect(page.body).toMatchObject({ pagination: { total: COUNTED, total_relation: 'gte', current_page: 2 } })
  })

  test('behind it a page tells whether there is another one, and the last page tells all', async () => {
    expect((await range(program.trainee, 2000)).headers.get('content-range')).toBe('tasks 2000-2024/2026+')
    expect((await range(program.trainee, MANY - PAGE)).headers.get('content-range')).toBe(
      `tasks ${MANY - PAGE}-${MANY - 1}/${MANY}`,
    )
  })

  test('behind the last page nothing is found, and what there is is said as on the first', async () => {
    const answer = await range(program.trainee, MANY)
    expect(answer.body).toEqual([])
    expect(answer.headers.get('content-range')).toBe(`tasks ${MANY}-${MANY}/${COUNTED}+`)
  })
})

const ORDERS = ['ASC', 'DESC'] as const
const SORTED = listTasks.sort.flatMap(field => ORDERS.map(order => [field, order] as const))

describe('turning the pages', () => {
  test.each(SORTED)(
    'by %s, %s, shows every row once, in that order and those without it last',
    async (field, order) => {
      const rows: TaskSummary[] = []
      for (let from = 0; from < FEW; from += PAGE) {
        const page = await range(program.otherTrainee, from, { sort: JSON.stringify([field, order]) })
        rows.push(...(page.body as TaskSummary[]))
      }
      expect(new Set(rows.map(({ id }) => id)).size).toBe(FEW)
      const values = rows.map(row => row[field])
      const known = values.filter(value => value !== null)
      const sorted = known.toSorted()
      expect(values.slice(0, known.length)).toEqual(order === 'ASC' ? sorted : sorted.toReversed())
    },
  )
})

describe('a page', () => {
  /** What the product asks of the read models, and when it has its first answer. */
  function conversation(): string[] {
    const said: string[] = []
    const { query } = pg.Client.prototype
    jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
      const answer = Reflect.apply(query, this, given)
      const { connectionParameters } = this as unknown as { connectionParameters: { application_name: string } }
      if (connectionParameters.application_name === 'practicum read') {
        said.push((given[0] as pg.QueryConfig).text.trimStart().split(/[ (]/, 2).join(' '))
        void Promise.resolve(answer).then(() => said.push('answered'))
      }
      return answer
    })
    return said
  }
  afterEach(() => jest.restoreAllMocks())

  test('is asked for in one transaction, which waits for nobody', async () => {
    await range(program.trainee, 0)
    const said = conversation()
    const { body } = await range(program.trainee, 0)
    expect((body as TaskSummary[])[0]?.creator).toMatchObject({ name: expect.any(String), role_keyname: 'coordinator' })
    expect(said.slice(0, 6)).toEqual([
      'begin read',
      'select set_config',
      'with shown',
      'select count',
      'commit',
      'answered',
    ])
    expect(said.filter(one => one === 'answered')).toHaveLength(5)
  })
})

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

/** Rows of tables and entries of indexes that were looked at. */
function lookedAt(node: PlanNode): number {
  const scans = node['Relation Name'] !== undefined || node['Node Type'] === 'Bitmap Index Scan'
  const own = scans ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'] : 0
  return own + (node.Plans ?? []).reduce((sum, inner) => sum + lookedAt(inner), 0)
}

const [LIST] = taskQueries({ slots }) as readonly ListBinding[]

const principalOf = ({ userId, positionId, organizationId, role }: Member) =>
  ({ userId, positionId, organizationId, role, acting: role, zone: 'UTC' }) as Principal

const costOf = (member: Member, query: Readonly<Record<string, unknown>>): Promise<number> => {
  const list = parseListRequest(listTasks, query)
  const principal = principalOf(member)
  return costOfReading(principal, db =>
    LIST?.handle({ caller: undefined as never, principal, list, db, now: new Date() }),
  )
}

/** By all statements of one answer, sent as the product sends them: as the API's role, behind the row locks. */
async function costOfReading(principal: Principal, read: (db: ScopedDb) => unknown): Promise<number> {
  let rows = 0
  await scoped(app.practicum.databases.read, principal, async db => {
    const explained: ScopedDb = {
      async query(text, values) {
        type Explained = { readonly 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] }
        const [answer] = await db.query<Explained>(`explain (analyze, timing off, format json) ${text}`, values)
        rows += lookedAt(answer?.['QUERY PLAN'][0].Plan ?? ({} as PlanNode))
        return []
      },
    }
    await read(explained)
  })
  return rows
}

const view = (filter: object, more: Readonly<Record<string, unknown>> = {}) => ({
  range: JSON.stringify([0, PAGE - 1]),
  filter: JSON.stringify({ type: 'assigned', ...filter }),
  ...more,
})
const byField = (field: string, order: string) => view({}, { sort: JSON.stringify([field, order]) })

/** No screen offers it: all of one's tasks are sorted. */
const WITHOUT_INDEX = 'start_at'

const VIEWS: readonly (readonly [string, ReturnType<typeof view>])[] = [
  ...SORTED.filter(([field]) => field !== WITHOUT_INDEX).map(
    ([field, order]) => [`sorted by ${field}, ${order}`, byField(field, order)] as const,
  ),
  ['with what is done', view({ history: true })],
  ['of what is not past due', view({ past_due: false })],
  ['of what is past due', view({ past_due: true })],
  ['of both what one was given and what one gave', view({ type: undefined })],
]

describe('what a page costs does not grow with the rows behind it', () => {
  test.each(VIEWS)('%s', async (_name, query) => {
    const few = await costOf(program.otherTrainee, query)
    const many = await costOf(program.trainee, query)
    expect(few).toBeLessThan(4 * FEW)
    expect(many).toBeLessThan(COUNTED + 4 * FEW)
  })

  test('the measure sees a list that looks at all rows', async () => {
    expect(await costOf(program.trainee, byField(WITHOUT_INDEX, 'ASC'))).toBeGreaterThan(MANY)
  })
})

const CHIPS = [{}, { past_due: true }, { history: true }, { status: 'complete' }, { status: 'incomplete' }].map(
  filter => ({ type: 'assigned', ...filter }),
)
const COUNT = withCounts(taskQueries({ slots })).find((one): one is QueryBinding => one.row.name === 'countTasks')
const counting = { filters: JSON.stringify(CHIPS) }

describe('what chips say', () => {
  test('is how many there are, up to a bound and a mark beyond', async () => {
    const { body } = await program.trainee.browser.send('GET', countsPathOf(listTasks), { query: counting })
    const [all, , , complete] = (body as ListCounts).counts
    expect([all, complete]).toEqual([
      { total: COUNTED_IN_CHIPS, relation: 'gte' },
      { total: 0, relation: 'eq' },
    ])
  })

  test('costs no more rows than are counted', async () => {
    const principal = principalOf(program.trainee)
    const call = { caller: undefined as never, principal, params: {}, query: counting, now: new Date() }
    const cost = await costOfReading(principal, db => COUNT?.handle({ ...call, db }))
    expect(cost).toBeGreaterThan(COUNTED_IN_CHIPS)
    expect(cost).toBeLessThan(2 * CHIPS.length * (COUNTED_IN_CHIPS + 1))
  })
})

test('what is found in two ways is shown and counted once', async () => {
  const member = await enrol(app, { role: 'trainee', organizationId: program.organizationId })
  await fill(member, FEW)
  const { browser } = member
  const { id } = (await browser.do(createTask, { body: { description: 'Both given and made', self: true } })).body
  const { items, total } = await browser.list<TaskSummary>(listTasks, { per_page: 'All' })
  expect(items.filter(task => task.id === id)).toHaveLength(1)
  expect([items.length, total]).toEqual([FEW + 1, FEW + 1])
  expect((await browser.list(listTasks, { per_page: '10' })).total).toBe(FEW + 1)
})
