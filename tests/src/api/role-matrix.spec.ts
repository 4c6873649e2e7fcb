// Role by route: every contract row against tables written by hand, one of each feature in the folder `access`. A row that is missing there fails, and so does a wrong answer.
import { allRows } from '@practicum/shared/contract/all'
import type { ListExportRow } from '@practicum/shared/contract/list-export'
import type { Row } from '@practicum/shared/contract/row'
import { newId } from '@practicum/shared/kernel/ids'
import { linesOf, named } from './harness/access'
import { MAY_BE_DONE, NOT_SHOWN } from './harness/acting'
import { startApp, type TestApp } from './harness/app'
import { type Answer, type Browser, codesOf } from './harness/browser'
import { loggedInAs } from './harness/login-as'
import { foundProgram, type TestProgram } from './harness/program'

const WHO = ['visitor', 'trainee', 'supervisor', 'faculty', 'coordinator', 'admin'] as const
type Who = (typeof WHO)[number]

const lines = linesOf('roles')
const expected = new Map(
  lines.map(({ name, marks }) => [name, new Set(WHO.filter((_who, column) => marks[column] === 'x'))] as const),
)

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

async function browserOf(who: Who): Promise<Browser> {
  if (who !== 'visitor') return program[who].browser
  const visitor = app.visitor()
  await visitor.freshToken()
  return visitor
}

/** A call whose shape may be wrong: only whether the role is let in is asked. Signing out goes last, it would close the others. */
const path = (row: Row, who: Who): string =>
  row.path
    .replace(':subject', 'task')
    .replace(':role', who === 'admin' || who === 'visitor' ? 'trainee' : who)
    .replace(':code', 'nobody-has-this-code')
    .replace(':form', 'session')
    .replace(/:\w+/g, newId())

const inOrder = [...allRows].sort((a, b) => Number(a.name === 'signOut') - Number(b.name === 'signOut'))

/** A list as a file, and its counts, are open to those to whom the list is. */
const lineOf = (row: Row): string => ('of' in row ? (row as ListExportRow).of.name : row.name)

const isOpen = (row: Row, who: Who): boolean => expected.get(lineOf(row))?.has(who) ?? false

function knock(browser: Browser, row: Row, who: Who): Promise<Answer> {
  const body = row.kind === 'command' && row.method !== 'GET' ? { body: { unknown_key: 1 } } : {}
  return browser.send(row.method, path(row, who), body)
}

test('the tables name every contract row, in the file of its feature, and no other', () => {
  const rows = new Map(allRows.map(row => [lineOf(row), { feature: row.feature, name: lineOf(row) }]))
  expect(named(lines)).toEqual(named([...rows.values()]))
  expect(lines.filter(({ marks }) => marks.length !== WHO.length)).toEqual([])
})

test.each(WHO)('ROUTE-009 POSITION-006 what is open to a %s is what the tables say', async who => {
  const browser = await browserOf(who)
  const wrong: string[] = []
  for (const row of inOrder) {
    const { status } = await knock(browser, row, who)
    const opened = status !== 401 && status !== 403
    if (opened !== isOpen(row, who) || status >= 500) wrong.push(`${row.name}: ${status}`)
  }
  expect(wrong).toEqual([])
})

describe.each(['trainee', 'supervisor', 'faculty', 'coordinator'] as const)('an admin who acts as a %s', who => {
  let acting: Browser
  beforeAll(async () => {
    acting = await loggedInAs(app, program.admin, program[who])
  })

  test('is told so of what nobody does as somebody else, and of all else what that person is told', async () => {
    const wrong: string[] = []
    for (const row of inOrder) {
      const answer = await knock(acting, row, who)
      const expectedAnswer = expectedOf(row, who)
      if (answer.status >= 500 || told(answer) !== expectedAnswer)
        wrong.push(`${row.name}: ${answer.status} ${codesOf(answer)}`)
    }
    expect(wrong).toEqual([])
  })
})

/** What belongs before signing in is forbidden to whoever is in, as whomever. */
function expectedOf(row: Row, who: Who): string {
  if (row.access.stages?.includes('full') === false) return 'forbidden'
  if (isDenied(row)) return 'impersonation'
  return isOpen(row, who) ? 'opened' : 'forbidden'
}

/** Files are denied, whatever they are of. */
const isDenied = (row: Row): boolean =>
  row.kind === 'query' || row.kind === 'list' ? lineOf(row) in NOT_SHOWN : !(row.name in MAY_BE_DONE)

function told(answer: Answer): string {
  if (answer.status !== 401 && answer.status !== 403) return 'opened'
  return codesOf(answer).join()
}

test('a visitor is told 401, a person of another role 403', async () => {
  const visitor = await browserOf('visitor')
  expect((await visitor.send('GET', '/api/dashboard/admin')).status).toBe(401)
  const trainee = await app.visitor().signIn(program.trainee.email, 'Harbor-Lantern-47!')
  expect((await trainee.send('GET', '/api/dashboard/admin')).status).toBe(403)
})
