// npm run audit -- verify: hashes the whole log and the access trail again, of a running or stopped installation; exit code 1 when it was tampered with.
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { AnchorCopies, type AnchorCopy, parseAnchorCopy } from '@practicum/infra/audit/anchor-copies'
import { Audit, type AuditReport } from '@practicum/infra/audit/audit'
import { readConfig } from '@practicum/infra/config/config'
import { createLog } from '@practicum/infra/observe/log'
import { createPool } from '@practicum/infra/postgres/pool'
import { openLog } from './composition/log'
import { openAnchorCopies } from './composition/objects'
import { reachDatabase } from './reach-database'
import { refused, runTool } from './run-tool'

const USAGE =
  'npm run audit -- verify [--witness file]\n  file: lines of the log of a process, or copies of anchors, one a line'

function told({ events, streams, anchors, trail, broken }: AuditReport): number {
  for (const words of broken) console.log(words)
  console.log(`${events} sound events in ${streams} streams, ${anchors} anchors`)
  console.log(`${trail.accesses} rows in the access trail, ${trail.anchors} anchors; ${broken.length} broken`)
  return broken.length === 0 ? 0 : 1
}

/** A line of the log has the copy under `anchor`; lines of anything else are passed over. */
function witnessIn(line: string): readonly AnchorCopy[] {
  try {
    const value: unknown = JSON.parse(line)
    const found = parseAnchorCopy(value) ?? parseAnchorCopy((value as { anchor?: unknown } | null)?.anchor)
    return found ? [found] : []
  } catch {
    return []
  }
}

async function witnessesOf(file: string | undefined): Promise<readonly AnchorCopy[]> {
  if (file === undefined) return []
  const found = (await readFile(file, 'utf8')).split('\n').flatMap(witnessIn)
  if (found.length === 0) throw new Error(`there is no copy of an anchor in ${file}`)
  return found
}

async function run(given: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...given],
    options: { witness: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  })
  const { witness } = values
  if (positionals.join() !== 'verify' || typeof witness === 'boolean') return refused(USAGE)
  const witnesses = await witnessesOf(witness)
  const config = await readConfig(process.env)
  const database = await reachDatabase(config, createLog('warn'))
  const pool = createPool(database.connection, { name: 'audit', max: 2 })
  try {
    const log = await openLog({ config, pool, connection: database.connection })
    const copies = new AnchorCopies(() => openAnchorCopies(config))
    const audit = new Audit({ log, pool, keys: config.secrets.anchor, copies })
    return told(await audit.verify({ witnesses }).finally(() => log.close()))
  } finally {
    await pool.end()
    await database.close()
  }
}

runTool(run)
