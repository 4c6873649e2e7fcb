// The HTTP pipeline from outside: both list dialects, strict shapes, and answers of one kind whatever is thrown at it.

import { allRows } from '@practicum/shared/contract/all'
import { apiError } from '@practicum/shared/contract/errors'
import type { Row } from '@practicum/shared/contract/row'
import { createTask, listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import type { TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import { newId } from '@practicum/shared/kernel/ids'
import { inThisRun } from '../setup/rounds'
import { startApp, type TestApp } from './harness/app'
import { type Answer, type Browser, codesOf } from './harness/browser'
import { foundProgram, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
let browser: Browser
const TASKS = 25

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  browser = program.coordinator.browser
  for (let n = 0; n < TASKS; n++) {
    const description = `number ${String(n).padStart(2, '0')}`
    await browser.do(createTask, { body: { description, assignee: program.trainee.picked } })
  }
})
afterAll(() => app.close())

const list = (query: Readonly<Record<string, string>>) => browser.read(listTasks.path, { query })
const descriptions = (items: unknown): string[] => (items as TaskSummary[]).map(({ description }) => description)

describe('the dialect of react-admin', () => {
  const range = (range: readonly number[], more: object = {}) =>
    list({ sort: '["description","ASC"]', range: JSON.stringify(range), filter: JSON.stringify(more) })

  test('range, sort and Content-Range', async () => {
    const answer = await range([5, 9])
    expect(descriptions(answer.body)).toEqual(['number 05', 'number 06', 'number 07', 'number 08', 'number 09'])
    expect(answer.headers.get('content-range')).toBe(`tasks 5-9/${TASKS}`)
  })

  test('a range beyond the end is an empty page that still tells the total', async () => {
    const answer = await range([1000, 1009])
    expect(answer.body).toEqual([])
    expect(answer.headers.get('content-range')).toBe(`tasks 1000-1000/${TASKS}`)
  })

  test('a range of a million rows answers a thousand at most, and all there are', async () => {
    expect(descriptions((await range([0, 999_999])).body)).toHaveLength(TASKS)
  })

  test('q searches, every comma a further term', async () => {
    expect(descriptions((await range([0, 9], { q: 'number,07' })).body)).toEqual(['number 07'])
  })

  test.each<[string, Readonly<Record<string, string>>]>([
    ['a range that is no pair', { range: '[1]' }],
    ['a negative range', { range: '[-1,5]' }],
    ['a range of fractions', { range: '[0.5,5]' }],
    ['a range of words', { range: '["a","b"]' }],
    ['a range that is no JSON', { range: '[0,' }],
    ['an unknown field to sort by', { sort: '["assignee_position_id","ASC"]', range: '[0,9]' }],
    ['an unknown order', { sort: '["description","SIDEWAYS"]', range: '[0,9]' }],
    ['an unknown filter', { filter: '{"organization_id":"x"}' }],
    ['a filter of another type', { filter: '{"published":"perhaps"}' }],
    ['a filter that is a list', { filter: '[1,2]' }],
    ['an unknown parameter', { filter: '{}', page: '1' }],
    ['a filter of nine thousand characters', { filter: JSON.stringify({ q: 'x'.repeat(9000) }) }],
  ])('%s is refused with 422', async (_what, query) => {
    expect((await list(query)).status).toBe(422)
  })
})

describe('the dialect of the specification', () => {
  test('page, per_page and pagination', async () => {
    const answer = await list({ page: '3', per_page: '10', sort: 'description', order: 'asc' })
    const { data, pagination } = answer.body as { data: TaskSummary[]; pagination: unknown }
    expect(descriptions(data)).toEqual(['number 20', 'number 21', 'number 22', 'number 23', 'number 24'])
    expect(pagination).toEqual({ total: TASKS, total_relation: 'eq', current_page: 3 })
  })

  test('without parameters: the first ten', async () => {
    const { data } = (await list({})).body as { data: TaskSummary[] }
    expect(data).toHaveLength(10)
  })

  test('a filter of several values may be named once, and again', async () => {
    const { data } = (await list({ page: '1' })).body as { data: TaskSummary[] }
    const ids = data.map(({ id }) => id)
    for (const some of [ids.slice(0, 1), ids.slice(0, 3)]) {
      const search = some.map(id => `id=${id}`).join('&')
      const found = (await browser.send('GET', `${listTasks.path}?${search}`)).body as { data: TaskSummary[] }
      expect(new Set(found.data.map(({ id }) => id))).toEqual(new Set(some))
    }
  })

  test('All asks for everything', async () => {
    const { data } = (await list({ per_page: 'All' })).body as { data: TaskSummary[] }
    expect(data).toHaveLength(TASKS)
  })

  test.each([
    ['page', '0'],
    ['page', '-1'],
    ['page', 'x'],
    ['page', '1.5'],
    ['page', '99999999999'],
    ['per_page', '0'],
    ['per_page', '1001'],
    ['per_page', 'Infinity'],
    ['sort', 'nothing'],
    ['order', 'sideways'],
    ['search', 'x'.repeat(201)],
    ['organization_id', 'x'],
  ])('%s=%s is refused with 422', async (key, value) => {
    expect((await list({ [key]: value })).status).toBe(422)
  })
})

describe('bodies', () => {
  const post = (body: unknown, headers = {}) => browser.send('POST', createTask.path, { body, headers })

  test('an unknown key is named, also inside', async () => {
    const answer = await post({ description: 'x', assignee: { ...program.trainee.picked, role: 'admin' }, admin: true })
    expect(answer.status).toBe(422)
    expect((answer.body as { errors: { field: string; code: string }[] }).errors).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'admin', code: 'unknown_key' }),
        expect.objectContaining({ field: 'assignee.role', code: 'unknown_key' }),
      ]),
    )
  })

  test.each([
    ['cut off', '{"description": "x"'],
    ['no JSON', 'description=x'],
    ['a bare word', '"x"'],
  ])('%s: 400', async (_what, text) => {
    const answer = await post(text)
    expect({ status: answer.status, codes: codesOf(answer) }).toEqual({ status: 400, codes: ['malformed'] })
  })

  test('more than 256 kB: 413', async () => {
    const answer = await post({ description: 'x'.repeat(300_000) })
    expect({ status: answer.status, codes: codesOf(answer) }).toEqual({ status: 413, codes: ['too_large'] })
  })

  test('__proto__ is an unknown key like any other and changes nothing', async () => {
    const answer = await post('{"description":"x","self":true,"__proto__":{"admin":true}}')
    expect(answer.status).toBeLessThan(500)
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })
})

/** What no field of any body expects. */
const STRANGE: readonly unknown[] = [
  null,
  [],
  [[]],
  {},
  { $ne: null },
  -1,
  1e308,
  true,
  '',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x'.repeat(20_000),
  "' or 1=1 --",
  '2026-02-30',
  '0000-00-00',
  ['a', 'b'],
]
const STRANGE_TEXT = [
  '\u0000',
  'a\u0000',
  '\ud800',
  "'",
  '%',
  '[',
  '["a","b"]',
  '{"id":["\\u0000"]}',
  '{"q":"a\\u0000b"}',
  '{"search":"\\ud800"}',
  'x'.repeat(3000),
  '-1',
  '9'.repeat(30),
]
const PARAMETERS = ['%00', '%', '%E0%A4%A', 'x'.repeat(5000), '..%2f..', "'", '[object Object]']
const KEYS = [
  'search',
  'q',
  'sort',
  'order',
  'page',
  'per_page',
  'range',
  'filter',
  'id',
  'status',
  'limit',
  'roles',
  'type',
  'next',
  'cursor',
  'at',
  '__proto__',
  'constructor',
]

const pathOf = (row: Row, parameter: string): string =>
  row.path.replace(':role', 'coordinator').replace(':subject', 'task').replace(/:\w+/g, parameter)

/** Signing out and switching would change who is asking. */
const tried = allRows.filter(({ name }) => !['signOut', 'switchPosition', 'startLockout'].includes(name))

/** How the library of the shapes would say it. */
const FOREIGN_WORDS =
  /Invalid |expected |received |Too (big|small)|Unrecognized|must (match|start|end|include)|multiple of$|zod/

const messagesOf = ({ body }: Answer): string => {
  const errors = (body as { errors?: unknown } | undefined)?.errors
  return Array.isArray(errors) ? errors.map(({ message }: { message: string }) => message).join('; ') : ''
}

async function expectOrdinary(what: string, sent: Promise<Answer>): Promise<string[]> {
  const answer = await sent
  const isShaped = answer.status < 400 || apiError.strict().safeParse(answer.body).success
  return answer.status < 500 && isShaped && !FOREIGN_WORDS.test(messagesOf(answer))
    ? []
    : [`${what}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 80)}`]
}

const keysOf = (row: Row): string[] => {
  const shape = row.kind === 'command' && 'shape' in row.body ? (row.body.shape as object) : {}
  return Object.keys(shape)
}

/** Each command gets its share, in all fields at once and in one alone, and together they get all of it: shapes are made of the same few pieces. All of it in `npm run soak`. */
const TOGETHER = inThisRun(3, 1)
const ALONE = inThisRun(12, 1)

function strangeBodies(row: Row, index: number): readonly object[] {
  const keys = keysOf(row)
  return STRANGE.flatMap((strange, turn) => {
    const all = (index + turn) % TOGETHER === 0 ? [Object.fromEntries(keys.map(key => [key, strange]))] : []
    const alone = keys.filter((_key, at) => (index + at + turn) % ALONE === 0)
    return [...all, ...alone.map(key => ({ [key]: strange }))]
  })
}

test('strange values in the fields of every command never end in an error of the server', async () => {
  const wrong: string[] = []
  const commands = tried.filter(({ kind, method }) => kind === 'command' && method !== 'GET')
  for (const [index, row] of commands.entries()) {
    for (const body of strangeBodies(row, index)) {
      const what = `${row.name} ${JSON.stringify(body).slice(0, 60)}`
      wrong.push(...(await expectOrdinary(what, browser.send(row.method, pathOf(row, newId()), { body }))))
    }
  }
  expect(wrong).toEqual([])
})

test('strange parts of a path never end in an error of the server', async () => {
  const wrong: string[] = []
  for (const [index, row] of tried.entries()) {
    for (const parameter of PARAMETERS.filter((_, at) => (at + index) % TOGETHER === 0)) {
      const path = pathOf(row, parameter)
      wrong.push(...(await expectOrdinary(path.slice(0, 60), browser.send(row.method, path))))
    }
  }
  expect(wrong).toEqual([])
})

/** All rows that are read take their parameters through the same few parsers: each row gets its share of them, together they get all. */
const EVERY = inThisRun(39, 1)

test('strange, repeated and unknown parameters never end in an error of the server', async () => {
  const wrong: string[] = []
  const pairs = KEYS.flatMap(key => STRANGE_TEXT.map(value => `${key}=${encodeURIComponent(value.toWellFormed())}`))
  const searches = pairs.flatMap(pair => [pair, `${pair}&${pair}`])
  const rows = tried.filter(({ kind }) => kind !== 'command')
  for (const [index, row] of rows.entries()) {
    const path = pathOf(row, newId())
    for (const search of searches.filter((_, at) => at % EVERY === index % EVERY)) {
      wrong.push(...(await expectOrdinary(`${path}?${search.slice(0, 60)}`, browser.send('GET', `${path}?${search}`))))
    }
  }
  expect(wrong).toEqual([])
})

describe('every answer', () => {
  const answers = async (): Promise<[string, Answer][]> => {
    const visitor = app.visitor()
    return Promise.all(
      Object.entries({
        list: list({}),
        'csrf token': visitor.send('GET', '/auth/csrf-token'),
        'first state': visitor.send('GET', '/api/initial-state'),
        401: visitor.send('GET', listTasks.path),
        403: browser.send('GET', '/api/dashboard/admin'),
        404: browser.send('GET', '/api/nothing-of-that-name'),
        'unknown thing': browser.send('GET', `/api/tasks/${newId()}`),
        400: browser.send('POST', createTask.path, { body: '{' }),
        413: browser.send('POST', createTask.path, { body: { description: 'x'.repeat(300_000) } }),
        419: browser.send('POST', createTask.path, { headers: { 'x-csrf-token': 'none' } }),
        422: browser.send('POST', createTask.path, { body: { unknown: 1 } }),
        'broken address': browser.send('GET', '/api/tasks/%'),
        'other method': browser.send('PUT', '/api/tasks'),
        health: visitor.send('GET', '/health/live'),
      }).map(async ([what, sent]): Promise<[string, Answer]> => [what, await sent]),
    )
  }

  test('carries the headers that keep browsers from harm', async () => {
    for (const [what, { headers }] of await answers()) {
      expect({
        what,
        sniff: headers.get('x-content-type-options'),
        referrer: headers.get('referrer-policy'),
        transport: headers.get('strict-transport-security'),
        policy: headers.get('content-security-policy')?.includes("frame-ancestors 'none'"),
        powered: headers.get('x-powered-by'),
      }).toEqual({
        what,
        sniff: 'nosniff',
        referrer: 'no-referrer',
        transport: 'max-age=31536000; includeSubDomains; preload',
        policy: true,
        powered: null,
      })
    }
  })

  test('of the API is kept in no cache', async () => {
    const kept = (await answers()).filter(
      ([what, { headers }]) => what !== 'health' && headers.get('cache-control') !== 'no-store',
    )
    expect(kept.map(([what]) => what)).toEqual([])
  })

  test('that says no has the one shape, with a code and words', async () => {
    const refusals = (await answers()).filter(([, { status }]) => status >= 400)
    expect(refusals.length).toBeGreaterThanOrEqual(10)
    for (const [what, { body }] of refusals) {
      expect({ what, shape: apiError.strict().safeParse(body).error }).toEqual({ what, shape: undefined })
      expect(JSON.stringify(body)).not.toMatch(/node_modules|\.ts:\d|select |at Object/)
    }
  })

  test('names the request, and takes over the name that the caller gave it', async () => {
    const named = await browser.send('GET', listTasks.path, { headers: { 'x-correlation-id': 'given-by-the-caller' } })
    expect(named.headers.get('x-correlation-id')).toBe('given-by-the-caller')
    const forged = await browser.send('GET', listTasks.path, { headers: { 'x-correlation-id': 'a b"<script>' } })
    expect(forged.headers.get('x-correlation-id')).toMatch(/^[0-9a-f-]{36}$/)
    for (const path of ['/api/nothing-of-that-name', '/api/tasks/%']) {
      const { headers } = await browser.send('GET', path, { headers: { 'x-correlation-id': 'given-by-the-caller' } })
      expect([path, headers.get('x-correlation-id')]).toEqual([path, 'given-by-the-caller'])
    }
  })

  test.each([
    ['PUT', '/api/tasks', 'GET, HEAD, POST'],
    ['OPTIONS', '/api/tasks/', 'GET, HEAD, POST'],
    ['POST', `/api/tasks/${newId()}`, 'DELETE, GET, HEAD, PUT'],
    ['GET', '/api/login', 'POST'],
  ])('to a method that a known path does not have (%s %s) is 405, and names those that it has', async (...call) => {
    const [method, path, allowed] = call
    const answer = await browser.send(method, path)
    expect([answer.status, codesOf(answer), answer.headers.get('allow')]).toEqual([
      405,
      ['method_not_allowed'],
      allowed,
    ])
  })
})

test('every contract row is mounted once', () => {
  const routes = allRows.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(routes).size).toBe(routes.length)
  const { stack } = app.practicum.app.router as unknown as {
    stack: { route?: { path: string; methods: Record<string, boolean> } }[]
  }
  const mounted = stack.flatMap(({ route }) =>
    route ? Object.keys(route.methods).map(method => `${method.toUpperCase()} ${route.path}`) : [],
  )
  for (const route of routes) expect(mounted.filter(one => one === route)).toEqual([route])
})
