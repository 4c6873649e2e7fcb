// Connections for whoever waits for an answer: a server that falls silent keeps neither them nor the pool.
import { type TestDatabase, testDatabase } from '@practicum/tests/setup/database'
import { proxyTo } from '@practicum/tests/setup/severable-proxy'
import type pg from 'pg'
import { tryExclusively, withExclusiveLocks } from './exclusive'
import { createPool } from './pool'

const QUERY_TIMEOUT_MS = 300

let database: TestDatabase
const open: pg.Pool[] = []
beforeAll(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map(pool => pool.end()))
})
afterAll(() => database.drop())

function pool(connection = database.connection): pg.Pool {
  const made = createPool(connection, { name: 'spec', max: 2, queryTimeoutMs: QUERY_TIMEOUT_MS })
  open.push(made)
  return made
}

test('what waits for a server that has fallen silent fails, and the pool goes on when it is back', async () => {
  const proxy = await proxyTo(database.connection)
  try {
    const cut = pool(proxy.connection)
    await Promise.all([cut.query('select 1'), cut.query('select 1')])
    proxy.fallSilent()
    const asked = await Promise.allSettled([1, 2, 3].map(() => cut.query('select 1')))
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    proxy.reopen()
    expect((await cut.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  } finally {
    proxy.close()
  }
})

test('a turn is waited for longer than a server may be silent', async () => {
  const turns: string[] = []
  const turn = (name: string, milliseconds: number): Promise<void> =>
    withExclusiveLocks(pool(), ['a turn'], async () => {
      turns.push(name)
      await new Promise(resolve => setTimeout(resolve, milliseconds))
    })
  await Promise.all([turn('one', 3 * QUERY_TIMEOUT_MS), turn('other', 3 * QUERY_TIMEOUT_MS)])
  expect(turns.toSorted()).toEqual(['one', 'other'])
})

test('what another is at is left to it, and can be done again once that is over, even after a failure', async () => {
  const [one, other] = [pool(), pool()]
  const done: string[] = []
  const work = (name: string) => async () => void done.push(name)
  const ran = await tryExclusively(one, 'a piece', async () => {
    expect(await tryExclusively(other, 'a piece', work('left'))).toBe(false)
    expect(await tryExclusively(other, 'another piece', work('beside it'))).toBe(true)
  })
  expect(ran).toBe(true)
  const failing = tryExclusively(one, 'a piece', () => Promise.reject(new Error('the work failed')))
  await expect(failing).rejects.toThrow('the work failed')
  expect(await tryExclusively(other, 'a piece', work('again'))).toBe(true)
  expect(done).toEqual(['beside it', 'again'])
})

test('whoever waits for a turn holds up no index that is made during it', async () => {
  await database.pool.query('create table indexed (n int)')
  let waiting: Promise<void> | undefined
  await withExclusiveLocks(pool(), ['the tables'], async () => {
    waiting = withExclusiveLocks(pool(), ['the tables'], async () => undefined)
    await new Promise(resolve => setTimeout(resolve, 300))
    await database.pool.query('create index concurrently on indexed (n)')
  })
  await waiting
})
