// npm run migrate: brings the databases of DATABASE_URL to the shape that this release expects, and makes the bucket of OBJECTS_URL, before its processes start.
import { readConfig } from '@practicum/infra/config/config'
import { reportFailedStart } from '@practicum/infra/config/start-refused'
import { createLog } from '@practicum/infra/observe/log'
import { ensureAccounts } from './composition/accounts'
import { keysConnection } from './composition/foundations'
import { migrateAll } from './composition/migrations'
import { prepareObjects } from './composition/objects'
import { reachDatabase } from './reach-database'

async function run(): Promise<void> {
  const config = await readConfig(process.env)
  const log = createLog('warn')
  const reached = await reachDatabase(config, log)
  const { connection } = reached
  await migrateAll({ connection, keys: keysConnection(connection) })
  const accounts = await ensureAccounts(connection, process.env)
  await reached.close()
  await prepareObjects(config)
  console.log('practicum: the databases have the shape of this release')
  for (const account of accounts) console.log(`practicum: ${account} may log in`)
}

run().then(
  () => process.exit(0),
  error => {
    reportFailedStart(error)
    process.exit(1)
  },
)
