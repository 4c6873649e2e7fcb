// The specs' own database: fresh, separate, durable, and gone afterwards.
import pg from 'pg'
import { testDatabase } from './database'
import { migratedDatabase } from './migrated-database'

test('two suites get separate empty databases on a server that flushes every commit', async () => {
  const [one, two] = [await testDatabase(), await testDatabase()]
  await one.pool.query('CREATE TABLE only_here ()')
  const { rows } = await two.pool.query(
    "SELECT to_regclass('only_here') AS found, current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS sync",
  )
  expect(rows).toEqual([{ found: null, fsync: 'on', sync: 'on' }])
  await one.drop()
  await two.drop()
  await expect(new pg.Client(one.connection).connect()).rejects.toMatchObject({ code: '3D000' })
})

test('two suites get copies of a database as migrations leave it, with its settings and that of the keys', async () => {
  const [one, two] = await Promise.all([migratedDatabase(), migratedDatabase()])
  const { rows } = await one.pool.query(
    "select to_regclass('log.event') is not null as log, current_setting('idle_in_transaction_session_timeout') as idle",
  )
  expect(rows).toEqual([{ log: true, idle: '15s' }])
  const keys = new pg.Client({ ...two.connection, database: `${two.connection.database}_keys` })
  await keys.connect()
  expect((await keys.query("select to_regclass('person_key') is not null as there")).rows).toEqual([{ there: true }])
  await keys.end()
  await one.drop()
  await two.drop()
  await expect(
    new pg.Client({ ...one.connection, database: `${one.connection.database}_keys` }).connect(),
  ).rejects.toMatchObject({
    code: '3D000',
  })
})
