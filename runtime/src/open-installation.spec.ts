// The database of an installation: what its address says is what is connected to.

import { createLog } from '@practicum/infra/observe/log'
import { testConfig } from '@practicum/tests/api/harness/app'
import { openDatabase } from './open-installation'

const opened = async (databaseUrl: string) =>
  (await openDatabase({ ...testConfig('.'), databaseUrl }, createLog('silent'))).connection

test('an address is taken whole, also what it asks of the way to the server', async () => {
  expect(await opened('postgres://ada:secret@db.example:6432/practice?sslmode=verify-full')).toEqual({
    host: 'db.example',
    port: 6432,
    user: 'ada',
    password: 'secret',
    database: 'practice',
    ssl: {},
  })
})

test('an address that leaves things out gets those of a server beside this one', async () => {
  expect(await opened('postgres:///')).toMatchObject({ host: 'localhost', port: 5432, database: 'practicum' })
})
