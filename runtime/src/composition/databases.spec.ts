// The pools of a process: none of them believes in a silent server for ever.
import { type TestDatabase, testDatabase } from '@practicum/tests/setup/database'
import { openDatabases } from './databases'
import { keysConnection } from './foundations'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

test('each pool gives a server that has fallen silent up: the one that answers people soon, the one of the read models later', async () => {
  const { connection } = database
  const errors: Error[] = []
  const opened = await openDatabases({ connection, keys: keysConnection(connection), report: e => errors.push(e) })
  const { write, project, read, keys } = opened
  const patience = [write, read, keys, project].map(({ options }) => options.query_timeout)
  await opened.close()
  expect(patience).toEqual([30_000, 30_000, 30_000, 120_000])
})
