// npm run backup -- --to <folder>: the installation of the data folder copied while it runs, or while it is stopped.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp, backupsBefore } from '@practicum/infra/backup/installation'
import { type Config, readConfig } from '@practicum/infra/config/config'
import { createLog } from '@practicum/infra/observe/log'
import { reachDatabase } from './reach-database'
import { refused, runTool } from './run-tool'
import { copyProgress, endLine } from './terminal'

/** The keys of persons stand in a backup: so long after an erasure somebody could be brought back. */
const KEPT_DAYS = 30

const USAGE = 'npm run backup -- --to <folder>'

/** What the folder does not hold, and an installation is nothing without. */
const keptElsewhere = ({ dataDir, objects, anchors, eventStoreUrl }: Config): readonly string[] => [
  `the keys: the folder ${dataDir}/secrets, or where they are given from`,
  ...(objects ? [`the files: bucket ${objects.bucket}`] : []),
  ...(anchors ? [`the copies of anchors: bucket ${anchors.bucket}`] : []),
  ...(eventStoreUrl ? ['the log: EventStoreDB, to be backed up after this'] : []),
]

async function run(args: readonly string[]): Promise<number> {
  const { to } = parseArgs({ args: [...args], options: { to: { type: 'string' } }, strict: false }).values
  if (typeof to !== 'string' || to === '') return refused(USAGE)
  const config = await readConfig(process.env)
  if (config.databaseUrl !== undefined) {
    return refused(
      'The database of DATABASE_URL is not of this data folder: back it up with pg_basebackup, as docs/operations.md says.',
    )
  }
  const database = await reachDatabase(config, createLog('warn'))
  try {
    const { connection } = database
    const elsewhere = keptElsewhere(config)
    const { folder, manifest } = await backUp({
      connection,
      dataDir: config.dataDir,
      to: resolve(to),
      elsewhere,
      onFile: copyProgress(),
    })
    endLine(`${folder}: ${manifest.files.length} files, everything acknowledged before ${manifest.begunAt}`)
    const oldest = new Date(Date.now() - KEPT_DAYS * 24 * 3600 * 1000)
    for (const old of await backupsBefore(resolve(to), oldest)) {
      console.log(
        `Older than ${KEPT_DAYS} days, and to be removed, for it holds the keys of persons who have been erased since: ${old}`,
      )
    }
    for (const words of elsewhere) console.log(`Not in it, and needed with it: ${words}`)
    return 0
  } finally {
    await database.close()
  }
}

runTool(run)
