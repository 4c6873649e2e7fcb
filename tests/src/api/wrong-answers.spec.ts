// What the server gets wrong itself is told as its own mistake: a 500 with a report, never the 422 of a caller.
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contextOf } from '@practicum/command-service/execution/context'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { type Binding, bindCommand, bindList, bindQuery, type CommandCall } from '@practicum/infra/http/bindings'
import { mountAll, type RequestReport } from '@practicum/infra/http/pipeline'
import { ReachBudget } from '@practicum/infra/sessions/reach'
import { createApp } from '@practicum/runtime/composition/app'
import { command, list, query } from '@practicum/shared/contract/row'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { z } from 'zod'
import { startApp, type TestApp } from './harness/app'
import { Browser, codesOf } from './harness/browser'
import { foundProgram } from './harness/program'

let app: TestApp
let server: Server
let coordinator: Browser
let reports: RequestReport[] = []

const common = {
  feature: 'tasks',
  summary: 'Answers wrongly.',
  access: { who: 'signed-in', relation: 'none' },
} as const
const shape = z.object({ count: z.int() })
const wrong = { count: 'many' } as unknown as z.infer<typeof shape>

const wrongQuery = query({
  ...common,
  name: 'wrongQuery',
  path: '/api/wrong-queries',
  query: z.strictObject({ from: z.iso.date().optional() }),
  answer: shape,
})
const wrongList = list({
  ...common,
  name: 'wrongList',
  path: '/api/wrong-lists',
  filter: z.strictObject({}),
  item: shape,
  sort: ['count'],
  defaultOrder: 'asc',
  columns: 'own export',
})
const wrongCommand = command({
  ...common,
  name: 'wrongCommand',
  method: 'POST',
  path: '/api/wrong-commands',
  body: z.strictObject({ day: z.iso.date() }),
  answer: shape,
})
const wrongInside = query({ ...common, name: 'wrongInside', path: '/api/wrong-insides', answer: shape })

const refused = {
  ...common,
  method: 'POST' as const,
  body: z.strictObject({}),
  answer: z.strictObject({}),
  refusals: ['not_found'],
}
const refusedAfterWriting = command({ ...refused, name: 'refusedAfterWriting', path: '/api/refused-after-writing' })
const recordedRefusal = command({ ...refused, name: 'recordedRefusal', path: '/api/recorded', recordsRefusals: true })

/** Writes with the product's own executor, and then says no. */
async function writeAndRefuse(call: CommandCall): Promise<Refusal> {
  const request = { command: () => ({ type: 'RefuseSignIn' as const, code: 'login.failed' as const }) }
  const { executor } = app.practicum.services
  const done = await executor.execute(userAggregate, call.principal.userId, request, contextOf(call))
  expect(done).toMatchObject({ events: [expect.anything()] })
  return refuse('not_found', {}, { kind: 'missing' })
}

const bindings: readonly Binding[] = [
  bindQuery(wrongQuery, [], async () => wrong),
  bindList(wrongList, [], async () => ({ items: [wrong], total: 1, relation: 'eq' })),
  bindCommand(wrongCommand, async () => ({ answer: wrong })),
  bindCommand(refusedAfterWriting, writeAndRefuse),
  bindCommand(recordedRefusal, writeAndRefuse),
  bindQuery(wrongInside, [], async () => shape.parse(wrong)),
]

beforeAll(async () => {
  app = await startApp()
  const { services, databases } = app.practicum
  const express = createApp(app.config)
  const rows = bindings.map(({ row }) => row)
  mountAll(express, rows, bindings, {
    ...services,
    reach: new ReachBudget(services.attempts, 1000),
    readPool: databases.read,
    waitForPosition: async () => true,
    losses: () => 0,
    outdated: { known: async () => [], missing: async () => [] },
    requireWritable: () => undefined,
    report: report => reports.push(report),
  })
  server = express.listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const signedIn = (await foundProgram(app)).coordinator.browser
  coordinator = new Browser(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, rows)
  coordinator.csrf = signedIn.csrf
  for (const [name, value] of signedIn.cookies) coordinator.cookies.set(name, value)
})
beforeEach(() => {
  reports = []
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
  await app.close()
})

test.each([
  ['a query', wrongQuery, undefined],
  ['a list', wrongList, undefined],
  ['a command', wrongCommand, { day: '2030-01-31' }],
  ['whatever works for a query', wrongInside, undefined],
])(
  '%s that answers a wrong shape is a 500 with one report of what was wrong',
  async (_what, { method, path }, body) => {
    const answer = await coordinator.send(method, path, { body })
    expect({ status: answer.status, codes: codesOf(answer) }).toEqual({ status: 500, codes: ['server_error'] })
    expect(JSON.stringify(answer.body)).not.toContain('count')
    expect(reports.map(({ status, error }) => ({ status, isShape: error instanceof z.ZodError }))).toEqual([
      { status: 500, isShape: true },
    ])
  },
)

test.each([
  ['query', `GET ${wrongQuery.path}?from=yesterday`, 'from', undefined],
  ['parameter of a list', `GET ${wrongList.path}?per_page=none`, 'per_page', undefined],
  ['field to sort by', `GET ${wrongList.path}?sort=nope`, 'sort', undefined],
  ['field to sort by, as react-admin sends it', `GET ${wrongList.path}?sort=["nope","ASC"]`, 'sort', undefined],
  ['search of react-admin', `GET ${wrongList.path}?filter={"q":1}`, 'filter.q', undefined],
  ['body', `POST ${wrongCommand.path}`, 'day', { day: 'yesterday' }],
])('a caller’s own wrong %s is a 422 that names its field, and no defect', async (_what, call, field, body) => {
  const [method = '', path = ''] = call.split(' ')
  const answer = await coordinator.send(method, path, { body })
  // The rule is for whoever words it in another language.
  expect(answer).toMatchObject({
    status: 422,
    body: { errors: [{ field, code: 'invalid', data: { rule: expect.any(String) } }] },
  })
  expect(reports.map(({ error }) => error)).toEqual([undefined])
})

test('a command that is refused after it has written is a 500 with a report of where', async () => {
  const answer = await coordinator.send('POST', refusedAfterWriting.path, { body: {} })
  expect({ status: answer.status, codes: codesOf(answer) }).toEqual({ status: 500, codes: ['server_error'] })
  expect(reports.map(({ error }) => String(error))).toEqual([
    expect.stringMatching(/^Error: refusedAfterWriting was refused after it had written to user-/),
  ])
})

test('a refusal that is a fact itself is answered as one', async () => {
  const answer = await coordinator.send('POST', recordedRefusal.path, { body: {} })
  expect({ status: answer.status, codes: codesOf(answer) }).toEqual({ status: 404, codes: ['not_found'] })
  expect(reports.map(({ error }) => error)).toEqual([undefined])
})
