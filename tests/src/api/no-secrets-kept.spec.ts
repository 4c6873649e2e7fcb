// Whatever is sent as a secret is nowhere in the databases: not as it is, and in no hash that could be tried without a key of the server.
import { createHash } from 'node:crypto'
import { keysConnection } from '@practicum/runtime/composition/foundations'
import { broadcastingAuth, signIn } from '@practicum/shared/features/sessions/sessions.contract'
import { createTask } from '@practicum/shared/features/tasks/tasks.contract'
import pg from 'pg'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { foundProgram, PASSWORD, type TestProgram } from './harness/program'
import { give, halfway, setUpApp } from './harness/second-step'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

const HASHES = ['md5', 'sha1', 'sha256', 'sha384', 'sha512'] as const

/** A text as it is, in the usual encodings, and in every common hash of each. */
function traces(text: string): readonly string[] {
  const bytes = [text, JSON.stringify(text), text.toLowerCase()].map(one => Buffer.from(one))
  const digests = bytes.flatMap(one => HASHES.map(name => createHash(name).update(one).digest()))
  const encoded = [...bytes, ...digests].flatMap(one => [
    one.toString('hex'),
    one.toString('base64').replace(/=+$/, ''),
    one.toString('base64url'),
  ])
  return [text, ...encoded]
}

/** Tables of one database in which one of the needles stands, in any column. */
async function foundIn(connection: pg.ClientConfig, needles: readonly string[]): Promise<readonly string[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema')`,
    )
    expect(tables.length).toBeGreaterThan(0)
    const found: string[] = []
    for (const { name } of tables) {
      const { rows } = await client.query(
        `select from ${name} t cross join unnest($1::text[]) needle where strpos(t::text, needle) > 0 limit 1`,
        [needles],
      )
      if (rows.length > 0) found.push(name)
    }
    return found
  } finally {
    await client.end()
  }
}

async function found(secrets: readonly string[]): Promise<readonly string[]> {
  const needles = secrets.flatMap(traces)
  const { connection } = app.database
  return [...(await foundIn(connection, needles)), ...(await foundIn(keysConnection(connection), needles))]
}

const asSent = (row: { name: string; path: string }, body: object): string =>
  [row.name, row.path, JSON.stringify(body)].join('\n')

test('a password that was sent under a key, by somebody signed in, right or wrong, is kept nowhere', async () => {
  const { email, browser } = program.trainee
  const bodies = [PASSWORD, 'Wrong-Harbor-11!'].map(password => ({ email, password }))
  for (const [index, body] of bodies.entries()) {
    const answer = await browser.do(signIn, { body, key: `sign-in-${index}-again` })
    if (answer.status === 200) browser.csrf = answer.body.csrf_token
    expect([200, 422]).toContain(answer.status)
  }
  expect(await found([PASSWORD, 'Wrong-Harbor-11!', ...bodies.map(body => asSent(signIn, body))])).toEqual([])
})

test('nothing of a second step is kept as it was shown: neither the secret of the app, nor its codes, nor recovery codes', async () => {
  const { browser } = program.otherTrainee
  const { secret, recoveryCodes } = await setUpApp(browser)
  const [one = ''] = recoveryCodes
  await give(await halfway(app, program.otherTrainee), one)
  const typed = recoveryCodes.flatMap(code => [code, code.replaceAll('-', '')])
  expect(await found([secret, ...typed])).toEqual([])
})

test('the search finds what is there: the name of a key, and a password that was typed into a task', async () => {
  const { browser } = program.coordinator
  await browser.do(createTask, { body: { description: 'Canary-Of-Tasks-9', self: true }, key: 'canary-of-the-search' })
  expect(await found(['canary-of-the-search'])).toContain('access.answer')
  await app.caughtUp()
  expect(await found(['Canary-Of-Tasks-9'])).toContain('read.task')
})

test('what a key is recognised by cannot be tried: the same request is known, another one refused, and the hash is keyed', async () => {
  const { browser } = program.coordinator
  const body = { description: 'Short and guessable', self: true as const }
  const first = await browser.do(createTask, { body, key: 'guessable-task' })
  const again = await browser.do(createTask, { body, key: 'guessable-task' })
  expect([again.body.id, again.headers.get('idempotent-replay')]).toEqual([first.body.id, 'true'])
  const other = await browser.do(createTask, { body: { ...body, description: 'Another' }, key: 'guessable-task' })
  expect(codesOf(other)).toEqual(['key_reused'])
  const parsed = createTask.body.parse(body)
  expect(await found([asSent(createTask, parsed)])).toEqual([])
})

test('a ticket to a channel is remembered under no key', async () => {
  const { browser } = program.supervisor
  const body = { channel_name: 'lockout', socket_id: 'socket-of-nobody' }
  const answers = [1, 2].map(() => browser.do(broadcastingAuth, { body, key: 'ticket-of-a-socket' }))
  const [one, two] = await Promise.all(answers)
  expect(one?.body.auth).not.toBe(two?.body.auth)
  expect(await found([one?.body.auth ?? ''])).toEqual([])
})
