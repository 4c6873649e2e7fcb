// What the lines of the log say, and what they must not.
import { Writable } from 'node:stream'
import { type TestDatabase, testDatabase } from '@practicum/tests/setup/database'
import { createLog } from './log'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

async function lineOf(failing: () => Promise<unknown>): Promise<string> {
  const lines: string[] = []
  const into = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const error = await failing().then(
    () => undefined,
    reason => reason,
  )
  createLog('info', null, into).error({ error }, 'background work failed')
  return lines.join('')
}

test('a value that the database refused is not quoted, its reason is', async () => {
  const date = await lineOf(() => database.pool.query("select 'the diagnosis of Ada'::date"))
  expect(date).not.toContain('diagnosis')
  expect(JSON.parse(date).error).toMatchObject({ code: '22007', message: 'the database refused a value (22007)' })
  await database.pool.query('create table person (email text primary key)')
  await database.pool.query("insert into person values ('ada@example.test')")
  const twice = await lineOf(() => database.pool.query("insert into person values ('ada@example.test')"))
  expect(twice).not.toContain('ada@')
})

test('any other error is written whole, with its stack', async () => {
  const line = await lineOf(() => Promise.reject(new Error('the bell does not ring')))
  expect(JSON.parse(line).error).toMatchObject({
    message: 'the bell does not ring',
    stack: expect.stringContaining('log.spec'),
  })
})
