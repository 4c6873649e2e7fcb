// Migrations: each once, in order, whole or not at all, whoever starts at the same time.
import { type TestDatabase, testDatabase } from '@practicum/tests/setup/database'
import { migrate } from './migrate'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(() => database.drop())

const first = { name: '1', sql: 'create table one (n int); insert into one values (1)' }
const second = { name: '2', sql: 'insert into one values (2)' }
const count = async (): Promise<number> => (await database.pool.query('select * from one')).rowCount ?? 0

test('a migration runs once, and a longer list runs what is new', async () => {
  await migrate(database.pool, [first])
  await migrate(database.pool, [first, second])
  await migrate(database.pool, [first, second])
  expect(await count()).toBe(2)
})

test('of statements that replace each other those of the last list hold, also of a release that is gone back to', async () => {
  const saying = (word: string) => ({
    name: `word ${word}`,
    family: 'word',
    sql: `insert into said values ('${word}')`,
  })
  const table = { name: '1', sql: 'create table said (word text, at serial)' }
  for (const word of ['a', 'b', 'b', 'a', 'a', 'b']) await migrate(database.pool, [table, saying(word)])
  const { rows } = await database.pool.query<{ word: string }>('select word from said order by at')
  expect(rows.map(({ word }) => word)).toEqual(['a', 'b', 'a', 'b'])
})

test('instances that start together run each migration once', async () => {
  await Promise.all([1, 2, 3, 4].map(() => migrate(database.pool, [first, second], 'own schema')))
  expect(await count()).toBe(2)
})

test('a failing migration leaves nothing of itself, keeps those before it and can be mended', async () => {
  const failing = { name: '2', sql: 'insert into one values (2); select 1 / 0' }
  await expect(migrate(database.pool, [first, failing])).rejects.toThrow(/division by zero/)
  expect(await count()).toBe(1)
  await migrate(database.pool, [first, second])
  expect(await count()).toBe(2)
})
