// Migrations: each once, in order, whole or not at all, whoever starts at the same time.
import { eventually } from '@practicum/tests/api/harness/eventually'
import { type TestDatabase, testDatabase } from '@practicum/tests/setup/database'
import { type Migration, migrate, migrationStatus, type Shape } from './migrate'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(() => database.drop())

const first = { name: '1', sql: 'create table one (n int); insert into one values (1)' }
const second = { name: '2', sql: 'insert into one values (2)' }
const said = { name: 'said', sql: 'create table said (word text, at serial)' }
const saying = (word: string) => ({ name: `word ${word}`, family: 'word', sql: `insert into said values ('${word}')` })
const count = async (): Promise<number> => (await database.pool.query('select * from one')).rowCount ?? 0

test('a migration runs once, and a longer list runs what is new', async () => {
  await migrate(database.connection, [['public', [first]]])
  await migrate(database.connection, [['public', [first, second]]])
  await migrate(database.connection, [['public', [first, second]]])
  expect(await count()).toBe(2)
})

test('of statements that replace each other those of the last list hold, also of a release that is gone back to', async () => {
  for (const word of ['a', 'b', 'b', 'a', 'a', 'b'])
    await migrate(database.connection, [['public', [said, saying(word)]]])
  const { rows } = await database.pool.query<{ word: string }>('select word from said order by at')
  expect(rows.map(({ word }) => word)).toEqual(['a', 'b', 'a', 'b'])
})

test('instances that start together run each migration once', async () => {
  await Promise.all([1, 2, 3, 4].map(() => migrate(database.connection, [['own schema', [first, second]]])))
  expect(await count()).toBe(2)
})

test('of an entry that fails nothing new stands, those before it do, and it can be mended', async () => {
  const failing = { name: '3', sql: 'select 1 / 0' }
  const shape = (last: Migration): Shape => [
    ['public', [first]],
    ['other', [second, last]],
  ]
  await expect(migrate(database.connection, shape(failing))).rejects.toThrow(/division by zero/)
  expect(await count()).toBe(1)
  await migrate(database.connection, shape({ ...failing, sql: 'insert into one values (3)' }))
  expect(await count()).toBe(3)
})

test('a question mark is the text’s own', async () => {
  await migrate(database.connection, [
    ['public', [{ name: '1', sql: "create table one as select '{\"a\":1}'::jsonb ? 'a' as is_there, '?' as mark" }]],
  ])
  expect((await database.pool.query('select * from one')).rows).toEqual([{ is_there: true, mark: '?' }])
})

test('a process that was killed at it holds nobody up', async () => {
  await migrate(database.connection, [['public', [first]]])
  const killed = migrate(database.connection, [['public', [first, { name: '2', sql: 'select pg_sleep(600)' }]]]).catch(
    (error: Error) => error,
  )
  const atIt = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like '%pg_sleep(600)' and pid <> pg_backend_pid()`
  await eventually(
    () => database.pool.query(atIt),
    ({ rowCount }) => rowCount === 1,
  )
  expect(await killed).toBeInstanceOf(Error)
  await migrate(database.connection, [['public', [first, second]]])
  expect(await count()).toBe(2)
})

test('the status names what is there and what is still to come, and leaves no trace', async () => {
  const statusOf = (migrations: readonly Migration[]) => migrationStatus(database.connection, [['own', migrations]])
  expect(await statusOf([first, second])).toEqual([{ schema: 'own', applied: [], pending: ['1', '2'] }])
  expect((await database.pool.query("select from pg_namespace where nspname = 'own'")).rowCount).toBe(0)
  await migrate(database.connection, [['own', [first, said, saying('a')]]])
  await migrate(database.connection, [['own', [first, said, saying('b')]]])
  expect(await statusOf([first, saying('a'), second])).toEqual([
    { schema: 'own', applied: ['1'], pending: ['word a', '2'] },
  ])
  expect(await statusOf([first, saying('b')])).toEqual([{ schema: 'own', applied: ['1', 'word b'], pending: [] }])
})

describe('the record of a release before knex', () => {
  const shape: Shape = [['public', [first, said, saying('now')]]]
  /** As that release does: its own of a family unless it was the last. */
  const formerly = (name: string) => database.pool.query('insert into migration (name) values ($1)', [name])

  beforeEach(async () => {
    await database.pool.query(
      `${first.sql}; ${said.sql}; create table migration (name text primary key, applied_at timestamptz not null default clock_timestamp())`,
    )
    for (const name of ['1', 'said', 'word then']) await formerly(name)
  })
  const words = async () =>
    (await database.pool.query('select word from said order by at')).rows.map(({ word }) => word)

  test('is known to the status before it is taken over', async () => {
    expect(await migrationStatus(database.connection, shape)).toEqual([
      { schema: 'public', applied: ['1', 'said'], pending: ['word now'] },
    ])
  })

  test('is taken over where the schema stands twice in the list, and nothing runs again', async () => {
    const twice: Shape = [
      ['public', [first, said]],
      ['public', [saying('now')]],
    ]
    for (let start = 0; start < 3; start++) await migrate(database.connection, twice)
    expect([await count(), await words()]).toEqual([1, ['now']])
  })

  test('is taken over: nothing runs twice', async () => {
    await migrate(database.connection, shape)
    await migrate(database.connection, shape)
    expect([await count(), await words()]).toEqual([1, ['now']])
  })

  test('and one that is gone back to says its own again, as does the one after it', async () => {
    await migrate(database.connection, shape)
    const former = await database.pool.query('select name from migration order by applied_at')
    expect(former.rows.map(({ name }) => name)).toEqual(['1', 'said', 'word then', 'word recorded by knex'])
    await database.pool.query("update migration set applied_at = clock_timestamp() where name = 'word then'")
    await migrate(database.connection, shape)
    expect(await words()).toEqual(['now', 'now'])
  })
})
