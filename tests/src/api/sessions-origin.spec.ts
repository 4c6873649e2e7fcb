// Where a request comes from: what changes something is carried out for this site's own pages alone, whatever token comes along.
import { allRows } from '@practicum/shared/contract/all'
import { createTask, listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { notedByPeople } from './harness/noted'
import { enrol, foundProgram, PASSWORD, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

const FOREIGN: readonly Readonly<Record<string, string>>[] = [
  { origin: 'https://evil.test' },
  { origin: 'null' },
  { origin: '' },
  { referer: 'https://evil.test/form' },
  { referer: 'about:client' },
  { origin: 'https://evil.test', referer: 'OWN' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'OWN' },
  { origin: 'OWN.evil.test' },
  { referer: 'https://evil.test/OWN' },
  { origin: 'ftp-OWN' },
]

const at = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      value.replace('ftp-OWN', app.url.replace('http', 'ftp')).replace('OWN', app.url),
    ]),
  )

const changing = allRows.filter(({ kind }) => kind === 'command')

test('every command refuses what other sites send, before it looks at anything else', async () => {
  const { browser } = program.coordinator
  // What was written before is behind the end of the log only once nothing older is under way.
  await app.caughtUp()
  const head = await app.practicum.store.head()
  for (const row of changing) {
    const path = row.path.replace(/:\w+/g, newId())
    for (const headers of FOREIGN) {
      const answer = await browser.send(row.method, path, { headers: at(headers) })
      expect([row.name, headers, answer.status, codesOf(answer)]).toEqual([row.name, headers, 403, ['cross_site']])
    }
  }
  expect(await notedByPeople(app, head)).toEqual([])
})

test.each([{ origin: 'OWN' }, { referer: 'OWN/tasks?x=1' }, { 'sec-fetch-site': 'same-origin', origin: 'OWN' }, {}])(
  'from its own pages (%j) a command is carried out',
  async headers => {
    const { browser, picked } = program.coordinator
    const body = { description: 'Own', assignee: picked }
    expect((await browser.do(createTask, { body, headers: at(headers as Record<string, string>) })).status).toBe(200)
  },
)

test('a link from elsewhere may be followed: reading changes nothing', async () => {
  const { browser } = program.coordinator
  const answer = await browser.read(listTasks.path, {
    headers: { referer: 'https://mail.test/', 'sec-fetch-site': 'cross-site' },
  })
  expect(answer.status).toBe(200)
})

test('LOGIN-022 each try to sign in compares once, for whoever it is', async () => {
  const { credentials } = app.practicum.services
  const { organizationId } = program
  const known = await enrol(app, { role: 'trainee', organizationId })
  const compared = jest.spyOn(credentials, 'matches')
  for (const [email, password] of [
    [known.email, 'wrong'],
    [known.email, PASSWORD],
    [`${newId()}@practicum.test`, 'wrong'],
    [`${newId()}@practicum.test`, PASSWORD],
  ]) {
    compared.mockClear()
    const visitor = app.visitor()
    await visitor.freshToken()
    await visitor.send('POST', '/api/login', { body: { email, password } })
    expect([email, compared.mock.calls.length]).toEqual([email, 1])
  }
  compared.mockRestore()
})
