// npm run migrate: brings the databases of DATABASE_URL to the shape that this release expects, and makes the bucket of OBJECTS_URL, before its processes start.
// npm run migrate -- status: what the databases have of it; looks only.
import { readConfig } from '@practicum/infra/config/config'
import { reportFailedStart } from '@practicum/infra/config/start-refused'
import { createLog } from '@practicum/infra/observe/log'
import { ensureAccounts } from './composition/accounts'
import { keysConnection } from './composition/foundations'
import { type Connections, migrateAll, statusOfAll } from './composition/migrations'
import { prepareObjects } from './composition/objects'
import { reachDatabase } from './reach-database'

async function run(word: string | undefined): Promise<number> {
  if (word !== undefined && word !== 'status') return usage()
  const config = await readConfig(process.env)
  const log = createLog('warn')
  const reached = await reachDatabase(config, log)
  const { connection } = reached
  const connections = { connection, keys: keysConnection(connection) }
  if (word === 'status') return await status(connections).finally(() => reached.close())
  await migrateAll(connections)
  const accounts = await ensureAccounts(connection, process.env)
  await reached.close()
  await prepareObjects(config)
  await prepareObjects({ objects: config.anchors })
  console.log('practicum: the databases have the shape of this release')
  for (const account of accounts) console.log(`practicum: ${account} may log in`)
  return 0
}

function usage(): number {
  console.error('npm run migrate, or npm run migrate -- status')
  return 2
}

/** Answers the exit code: 1 where something is to come. */
async function status(connections: Connections): Promise<number> {
  const schemas = await statusOfAll(connections)
  for (const { schema, applied, pending } of schemas) {
    console.log(`${schema}: ${applied.length} applied, ${pending.length} to come`)
    for (const name of pending) console.log(`  ${name}`)
  }
  return schemas.some(({ pending }) => pending.length > 0) ? 1 : 0
}

run(process.argv[2]).then(
  code => process.exit(code),
  error => {
    reportFailedStart(error)
    process.exit(1)
  },
)
