// The Postgres engine under the contract, with a second store as another process would have it and connections that are cut.
import { testDatabase } from '@practicum/tests/setup/database'
import { migrate } from '../../postgres/migrate'
import { createPool } from '../../postgres/pool'
import { eventStoreContract } from '../contract'
import { postgresEventStore } from './postgres'
import { eventStoreMigrations } from './schema'

eventStoreContract('Postgres', async () => {
  const database = await testDatabase()
  const admin = createPool(database.connection, { name: 'admin', max: 1 })
  await migrate(database.connection, [['log', eventStoreMigrations]])
  const { pool, connection } = database
  const open = () => postgresEventStore({ pool, listen: connection })
  const store = open()
  return {
    store,
    reopen: async () => open(),
    async interrupt() {
      await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`)
    },
    async stop() {
      await store.close()
      await admin.end()
      await database.drop()
    },
  }
})
