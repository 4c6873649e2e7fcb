// The specs' own database: fresh, separate, durable, and gone afterwards.
import pg from 'pg'
import { testDatabase } from './database'

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
