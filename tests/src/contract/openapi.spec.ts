// The OpenAPI document is valid, its examples are of the shapes beside them, and the check of answers against it notices an offender.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { allRows } from '@practicum/shared/contract/all'
import { openApi, pathOf } from '@practicum/shared/contract/openapi/document'
import { allRefusals } from '@practicum/shared/features/refusals'
import { createTask, getTask, listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { Ajv2020 } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { documented } from './documented'

interface Media {
  readonly schema: object
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}
interface Content {
  readonly content?: Readonly<Record<string, Media>>
}
interface Operation {
  readonly operationId: string
  readonly parameters: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content>>
}

const document = openApi(allRows, '1.2.3') as {
  readonly info: { readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: object; readonly responses: Readonly<Record<string, Content>> }
}
const operations = Object.values(document.paths).flatMap(({ parameters: _, ...methods }) => Object.values(methods))

function lint(source: object): readonly string[] {
  const script = join(__dirname, 'lint-openapi.mjs')
  const { stdout, stderr } = spawnSync(process.execPath, [script], { input: JSON.stringify(source), encoding: 'utf8' })
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout) as string[]
}

test('the linter finds nothing in it, and would', () => {
  expect(lint(document)).toEqual([])
  const { '/api/tasks': tasks = {} } = document.paths
  const broken = {
    ...document,
    paths: { '/api/tasks': { get: { ...tasks.get, responses: { 200: { $ref: '#/nowhere' } } } } },
  }
  expect(lint(broken).join()).toContain('no-unresolved-refs')
})

test('every body that is sent or got has an example, which is of its shape', () => {
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  ajv.addSchema({ ...document, $id: 'api' })
  const wrong = (where: string, { content = {} }: Content): readonly string[] =>
    Object.entries(content).flatMap(([type, { schema, example, examples = { only: { value: example } } }]) => {
      if (type !== 'application/json') return []
      const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')) as object)
      const values = Object.values(examples).map(({ value }) => value)
      return values
        .filter(value => !validate(value))
        .map(value => `${where}: ${JSON.stringify(value)} ${ajv.errorsText(validate.errors)}`)
    })
  const all = operations.flatMap(({ operationId, requestBody = {}, responses }) => [
    ...wrong(`${operationId} sent`, requestBody),
    ...wrong(`${operationId} got`, responses[200] ?? {}),
  ])
  const refusals = Object.entries(document.components.responses).flatMap(([name, answer]) => wrong(name, answer))
  expect([...all, ...refusals]).toEqual([])
  expect(operations).toHaveLength(allRows.length)
})

/** Refused where nobody asks over HTTP yet: people, organizations, forms, courses and placements are seeded, a process alone sends mails, the built-in room needs no server, a form says by itself that a proof is missing, and what is wrong with a row of a file stands beside it. */
const WITHOUT_A_CALL = [
  'erasure.not_confirmed',
  'erasure.out_of_turn',
  'form.name_required',
  'form.submitters_required',
  'import.unexpected',
  'import.value_invalid',
  'import.value_required',
  'import.yes_or_no',
  'insurance.proof_required',
  'invite.address_unfit',
  'invite.mailed_enough',
  'invite.no_place',
  'invite.role_unknown',
  'mail.not_waiting',
  'meeting.no_servers',
  'organization.exists',
  'placement.agreement_not_next',
  'placement.agreement_other_role',
  'placement.not_submitted',
  'placement.reference_unknown',
  'user.email_taken',
  'user.exists',
]

test('whatever a rule may refuse with is listed by a call', () => {
  const listed = new Set(allRows.flatMap(({ refusals }) => refusals))
  expect(
    Object.keys(allRefusals)
      .filter(code => !listed.has(code))
      .sort(),
  ).toEqual(WITHOUT_A_CALL)
})

test('a list is described in both dialects', () => {
  const { parameters = [], responses = {} } = document.paths['/api/tasks']?.get ?? {}
  const names = parameters.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['page', 'per_page', 'search', 'sort', 'order', 'range', 'filter', 'status']),
  )
  expect(Object.keys(responses[200]?.content?.['application/json']?.examples ?? {})).toEqual(['page', 'range'])
  expect(JSON.stringify(responses[200])).toContain('Content-Range')
})

test('what has a name is described once', () => {
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining(['Error', 'Meeting', 'PersonRef', 'Placement', 'TaskDetails', 'TaskSummary']),
  )
})

test('the document of one row is its part of the whole', () => {
  for (const row of allRows) {
    const { paths } = openApi([row], '1') as typeof document
    const method = row.method.toLowerCase()
    expect(paths[pathOf(row)]?.[method]).toEqual(document.paths[pathOf(row)]?.[method])
  }
})

describe('the check of answers', () => {
  const check = documented()
  const headers = { 'content-type': 'application/json; charset=utf-8', 'x-correlation-id': newId() }
  const answer = (status: number, body: unknown, more: Readonly<Record<string, string>> = {}) => ({
    status,
    body,
    headers: new Headers({ ...headers, ...more }),
  })
  const page = { data: [], pagination: { total: 0, total_relation: 'eq', current_page: 1 } }
  const one = getTask.path.replace(':id', newId())

  test('lets pass what is described', () => {
    check('GET', `${listTasks.path}?page=1`, answer(200, page))
    check('GET', listTasks.path, answer(200, [], { 'content-range': 'tasks 0-0/0' }))
    check('GET', listTasks.path, answer(200, [], { 'content-range': 'tasks 0-9/1000+' }))
    check('GET', one, answer(404, { errors: [{ code: 'not_found', message: 'No' }] }))
    check('POST', createTask.path, answer(422, { errors: [{ code: 'task.due_in_past', message: 'No' }] }))
    check('DELETE', listTasks.path, answer(405, {}, { allow: 'GET, POST' }))
    check('GET', '/api/nothing', answer(404, {}))
  })

  test.each([
    ['a status', 'GET', one, answer(418, {}), /getTask.*answered 418.*the status is not described/],
    ['a body', 'GET', listTasks.path, answer(200, { data: [{}], pagination: page.pagination }), /\/data\/0 must have/],
    ['an error', 'GET', one, answer(404, { errors: [{}] }), /\/errors\/0 must have required property 'code'/],
    [
      'a refusal',
      'POST',
      createTask.path,
      answer(422, { errors: [{ code: 'meeting.title_required', message: 'No' }] }),
      /the refusal meeting.title_required is not listed/,
    ],
    ['a header', 'GET', listTasks.path, answer(200, page, { 'x-debug': '1' }), /header x-debug is not described/],
    ['a header that has to be there', 'GET', one, answer(503, { errors: [] }), /header Retry-After is missing/],
    ['a type', 'GET', listTasks.path, answer(200, page, { 'content-type': 'text/html' }), /type text\/html/],
    ['a method', 'PUT', listTasks.path, answer(404, {}), /answered 405/],
    ['a path', 'GET', '/api/nothing', answer(200, {}), /nothing is described here/],
  ] as const)('notices %s that is not', (...[, method, path, wrong, words]) => {
    expect(() => check(method, path, wrong)).toThrow(words)
  })
})
