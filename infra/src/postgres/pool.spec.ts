// Connections for whoever waits for an answer: a server that falls silent keeps neither them nor the pool.
import { type TestDatabase, testDatabase } from '@practicum/tests/setup/database'
import { passageTo } from '@practicum/tests/setup/passage'
import type pg from 'pg'
import { alone, unlessAnother } from './alone'
import { createPool } from './pool'

const SILENCE_MS = 300

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
  const made = createPool(connection, { name: 'spec', max: 2, silenceMs: SILENCE_MS })
  open.push(made)
  return made
}

test('what waits for a server that has fallen silent fails, and the pool goes on when it is back', async () => {
  const passage = await passageTo(database.connection)
  try {
    const cut = pool(passage.connection)
    await Promise.all([cut.query('select 1'), cut.query('select 1')])
    passage.fallSilent()
    const asked = await Promise.allSettled([1, 2, 3].map(() => cut.query('select 1')))
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    passage.reopen()
    expect((await cut.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  } finally {
    passage.close()
  }
})

test('a turn is waited for longer than a server may be silent', async () => {
  const turns: string[] = []
  const turn = (name: string, milliseconds: number): Promise<void> =>
    alone(pool(), ['a turn'], async () => {
      turns.push(name)
      await new Promise(resolve => setTimeout(resolve, milliseconds))
    })
  await Promise.all([turn('one', 3 * SILENCE_MS), turn('other', 3 * SILENCE_MS)])
  expect(turns.toSorted()).toEqual(['one', 'other'])
})

test('what another is at is left to it, and can be done again once that is over, even after a failure', async () => {
  const [one, other] = [pool(), pool()]
  const done: string[] = []
  const work = (name: string) => async () => void done.push(name)
  const ran = await unlessAnother(one, 'a piece', async () => {
    expect(await unlessAnother(other, 'a piece', work('left'))).toBe(false)
    expect(await unlessAnother(other, 'another piece', work('beside it'))).toBe(true)
  })
  expect(ran).toBe(true)
  const failing = unlessAnother(one, 'a piece', () => Promise.reject(new Error('the work failed')))
  await expect(failing).rejects.toThrow('the work failed')
  expect(await unlessAnother(other, 'a piece', work('again'))).toBe(true)
  expect(done).toEqual(['beside it', 'again'])
})
