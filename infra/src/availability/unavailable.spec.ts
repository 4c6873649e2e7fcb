// Which failures mean that the database is away for a moment.
import { type TestDatabase, testDatabase } from '@practicum/tests/setup/database'
import { toErrorResponse } from '../http/problem'
import { createPool } from '../postgres/pool'
import { isUnavailable } from './unavailable'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    error => error,
  )

test('a server that is not there, and one that ends the connection, are away: whoever asks is told to come again', async () => {
  const nowhere = createPool({ ...database.connection, host: '127.0.0.1', port: 1 }, { name: 'nowhere', max: 1 })
  const pool = createPool(database.connection, { name: 'ended', max: 1 })
  const ended = pool.query('select pg_terminate_backend(pg_backend_pid())')
  const failures = [await failureOf(nowhere.query('select 1')), await failureOf(ended)]
  await Promise.all([nowhere.end(), pool.end()])
  expect(failures.map(isUnavailable)).toEqual([true, true])
  expect(failures.map(failure => toErrorResponse(failure))).toEqual([
    expect.objectContaining({ status: 503, retryAfterSeconds: 1 }),
    expect.objectContaining({ status: 503, retryAfterSeconds: 1 }),
  ])
})

test('a server whose name or whose network is not there is away: containers that stop take both with them', async () => {
  const pool = createPool({ ...database.connection, host: 'postgres.invalid' }, { name: 'nameless', max: 1 })
  const nameless = await failureOf(pool.query('select 1'))
  await pool.end()
  const codes = ['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN', 'ECONNABORTED']
  const others = codes.map(code => Object.assign(new Error(code), { code }))
  expect([nameless, ...others].map(isUnavailable)).toEqual([true, ...codes.map(() => true)])
})

test('a connection in use that was lost is away for whoever asks on it again', async () => {
  const pool = createPool(database.connection, { name: 'lost', max: 1 })
  const client = await pool.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const lost = new Promise(resolve => client.once('end', resolve))
  await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await lost
  const failure = await failureOf(client.query('select 1'))
  client.release(true)
  await pool.end()
  expect([isUnavailable(failure), toErrorResponse(failure).status]).toEqual([true, 503])
})

test('what the database refuses is no absence', async () => {
  const refused = await failureOf(database.pool.query('select 1 / 0'))
  expect([isUnavailable(refused), toErrorResponse(refused).status]).toEqual([false, 500])
  expect(isUnavailable('away')).toBe(false)
})
