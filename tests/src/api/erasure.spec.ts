// Erasure of a person, looked for in every table that there is.
import { getMeeting } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import { createMeeting } from '@practicum/shared/features/live-sessions/meeting-intents.contract'
import { joinAsGuest } from '@practicum/shared/features/live-sessions/waiting-room.contract'
import { changeContact } from '@practicum/shared/features/people/contact.contract'
import { commentOnPlacement, denyPlacement } from '@practicum/shared/features/placements/placements.contract'
import { currentUser, saveLastRoute } from '@practicum/shared/features/sessions/sessions.contract'
import { commentOnTask, createTask, editTask, getTask } from '@practicum/shared/features/tasks/tasks.contract'
import { newId } from '@practicum/shared/kernel/ids'
import pg from 'pg'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { erased } from './harness/erasing'
import { newPlacement } from './harness/placing'
import { enrol, foundProgram, type Member, PASSWORD, type TestProgram } from './harness/program'
import { setUpApp } from './harness/second-step'
import { chooseTexts, keptCode, name } from './harness/texted'

let app: TestApp
let program: TestProgram
let person: Member
let taskId: string
let commented: string
let before: {
  readonly codes: number
  readonly sent: number
  readonly log: Hits
  readonly bus: Hits
  readonly all: Hits
  readonly keys: Hits
}
const MARKS = [
  'Zebrina',
  'Quartzmoor',
  'opalescent errand',
  'vermilion remark',
  'cerulean correction',
  '/quokka/path',
  'maroon verdict',
  'sepia remark',
  'indigo round',
  'saffron@guests.test',
  'Saffron Visitor',
  '2065550199',
  'Periwinkle Row',
  'Umberton',
]

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  const { organizationId, coordinator } = program
  person = await enrol(app, { role: 'trainee', organizationId, name: 'Zebrina Quartzmoor' })
  const made = await coordinator.browser.do(createTask, {
    body: { description: 'an opalescent errand', assignee: person.picked },
    key: newId(),
  })
  taskId = made.body.id
  const params = { id: taskId }
  await coordinator.browser.do(editTask, { params, body: { description: 'an opalescent errand, cerulean correction' } })
  const comment = await person.browser.do(commentOnTask, { params, body: { body: 'a vermilion remark' }, key: newId() })
  commented = comment.body.id
  await person.browser.do(saveLastRoute, { body: { path: '/quokka/path' } })
  await bePlaced()
  await holdSession()
  await setUpApp(person.browser)
  await namePhone()
  await tellAddress()
  before = {
    codes: await rowsOf('recovery_code'),
    sent: await rowsOf('text_code'),
    log: await hits(app.database.connection, 'log'),
    bus: await hits(app.database.connection, 'bus'),
    all: await hits(app.database.connection),
    keys: await hits(keysConnection()),
  }
  await erased(app, person.userId)
})
afterAll(() => app.close())

/** Their placement is denied with a reason, and they say something about it. */
async function bePlaced(): Promise<void> {
  const id = await newPlacement(app, program, { trainee: person })
  const { coordinator } = program
  const denied = await coordinator.browser.do(denyPlacement, { params: { id }, body: { reason: 'a maroon verdict' } })
  const said = await person.browser.do(commentOnPlacement, { params: { id }, body: { body: 'a sepia remark' } })
  expect([denied.status, said.status]).toEqual([200, 200])
}

/** Codes are about to go to a phone of theirs, and one is on its way. */
async function namePhone(): Promise<void> {
  await chooseTexts(person.browser)
  await name(person.browser, '2065550199')
  await keptCode(person.browser)
}

/** Where they live, and how else they are reached. */
async function tellAddress(): Promise<void> {
  const body = {
    ...{ phone: '(212) 555-0123', country_code: 'US', state_id: 'US-CA', zip: '94103', university_student_id: '' },
    ...{ address1: '12 Periwinkle Row', city: 'Umberton' },
  }
  expect((await person.browser.do(changeContact, { body })).status).toBe(200)
}

/** They hold a session, which a guest enters. */
async function holdSession(): Promise<void> {
  const users = [program.supervisor.picked]
  const body = {
    title: 'an indigo round',
    schedule_type: 1 as const,
    duration: 30,
    users,
    guest_emails: ['saffron@guests.test'],
  }
  const { id } = (await person.browser.do(createMeeting, { body })).body
  const { guest_url } = (await person.browser.get(getMeeting, { params: { id } })).body
  const visitor = app.visitor()
  await visitor.freshToken()
  const code = guest_url?.split('/').at(-1) ?? ''
  const entered = await visitor.do(joinAsGuest, { params: { code }, body: { name: 'Saffron Visitor' } })
  expect(entered.status).toBe(200)
  await app.caughtUp()
}

interface Hits {
  readonly [table: string]: number
}

/** Rows in which one of the marks, or the address, stands; of the planner's statistics too. */
async function hits(connection: pg.ClientConfig, schemas = '%'): Promise<Hits> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where (schemaname not in ('pg_catalog', 'information_schema') or tablename = 'pg_statistic') and schemaname like $1`,
      [schemas],
    )
    const found: Record<string, number> = {}
    for (const { name } of rows) {
      const counted = await client.query<{ hits: number }>(
        `select count(*)::int as hits from ${name} t where t::text ilike any($1::text[])`,
        [[...MARKS, person.email].map(mark => `%${mark}%`)],
      )
      const [{ hits } = { hits: 0 }] = counted.rows
      if (hits > 0) found[name] = hits
    }
    return found
  } finally {
    await client.end()
  }
}

const keysConnection = (): pg.ClientConfig => ({
  ...app.database.connection,
  database: `${app.database.connection.database}_keys`,
})

/** Of their second step. */
const rowsOf = async (table: string): Promise<number> =>
  (await app.database.pool.query(`select from access.${table} where user_id = $1`, [person.userId])).rowCount ?? 0

test('before: they have a second step, recovery codes, and a code on its way to a phone', () => {
  expect([before.codes, before.sent]).toEqual([10, 1])
})

test('before: read models show the person, the log and the database of keys never do', () => {
  expect(Object.keys(before.all)).toEqual(
    expect.arrayContaining([
      'read.person',
      'read.task',
      'read.placement',
      'read.meeting',
      'read.waiting_room',
      'access.last_route',
    ]),
  )
  expect([before.log, before.bus, before.keys]).toEqual([{}, {}, {}])
})

describe('after the person was erased', () => {
  test('nothing of them stands in any table of either database', async () => {
    expect(await hits(app.database.connection)).toEqual({})
    expect(await hits(keysConnection())).toEqual({})
  })

  test('their second step is gone, with its recovery codes', async () => {
    for (const table of ['two_factor', 'two_factor_setup', 'recovery_code', 'text_code'])
      expect(await rowsOf(table)).toBe(0)
  })

  test('what others did with them remains, without their words', async () => {
    const task = await program.coordinator.browser.get(getTask, { params: { id: taskId } })
    expect(task.status).toBe(200)
    expect(task.body.description).toBe('[erased]')
    expect(task.body.comments).toMatchObject([{ id: commented, body: '[erased]' }])
  })

  test('their session ends with the next request, and they cannot enter again', async () => {
    expect((await person.browser.get(currentUser)).status).toBe(401)
    const again = app.visitor()
    await again.freshToken()
    const answer = await again.send('POST', '/api/login', { body: { email: person.email, password: PASSWORD } })
    expect(codesOf(answer)).toEqual(['login.failed'])
  })

  test('a command that would write about them is refused, not an error', async () => {
    const body = { description: 'a second errand', assignee: person.picked }
    const handed = await program.coordinator.browser.do(createTask, { body })
    expect(handed.status).toBe(422)
    const edited = await program.coordinator.browser.do(editTask, {
      params: { id: taskId },
      body: { description: 'written anew' },
    })
    expect(edited.status).toBeGreaterThanOrEqual(400)
    expect(edited.status).toBeLessThan(500)
  })
})
