// npm run audit -- verify: hashes the whole log and the access trail again, of a running or stopped installation; exit code 1 when it was tampered with.
import { verifyTrail } from '@practicum/infra/access-trail/verify'
import { readConfig } from '@practicum/infra/config/config'
import type { AnchorVerdict } from '@practicum/infra/event-store/anchor'
import type { ChainedLog } from '@practicum/infra/event-store/chain'
import { type StreamVerdict, verifyLog } from '@practicum/infra/event-store/verify'
import { createLog } from '@practicum/infra/observe/log'
import { createPool } from '@practicum/infra/postgres/pool'
import type pg from 'pg'
import { openLog } from './composition/log'
import { reachDatabase } from './reach-database'
import { refused, runTool } from './run-tool'

const USAGE = 'npm run audit -- verify'

type Verdict = StreamVerdict | AnchorVerdict

async function verify(log: ChainedLog, pool: pg.Pool, key: Buffer): Promise<number> {
  const counts = { streams: 0, anchors: 0, events: 0n, broken: 0 }
  for await (const found of verifyLog(log, { pool, key })) {
    counts['stream' in found ? 'streams' : 'anchors'] += 1
    counts.events += soundEvents(found)
    const words = 'stream' in found ? brokenStream(found) : brokenAnchor(found)
    if (words === undefined) continue
    counts.broken += 1
    console.log(words)
  }
  const { streams, events, anchors, broken } = counts
  console.log(`${events} sound events in ${streams} streams, ${anchors} anchors; ${broken} broken`)
  return broken + (await brokenInTrail(pool, key)) === 0 ? 0 : 1
}

async function brokenInTrail(pool: pg.Pool, key: Buffer): Promise<number> {
  const { accesses, anchors, broken } = await verifyTrail(pool, key)
  for (const words of broken) console.log(words)
  console.log(`${accesses} rows in the access trail, ${anchors} anchors; ${broken.length} broken`)
  return broken.length
}

const soundEvents = (found: Verdict): bigint =>
  'stream' in found && found.verdict.kind === 'ok' ? found.verdict.events : 0n

function brokenStream({ stream, verdict }: StreamVerdict): string | undefined {
  return verdict.kind === 'ok' ? undefined : `${stream} is broken at event ${verdict.revision}: ${verdict.reason}`
}

function brokenAnchor({ anchor, verdict }: AnchorVerdict): string | undefined {
  return verdict === 'ok' ? undefined : `anchor ${anchor.number} of ${anchor.signedAt.toISOString()}: ${verdict}`
}

async function run([verb]: readonly string[]): Promise<number> {
  if (verb !== 'verify') return refused(USAGE)
  const config = await readConfig(process.env)
  const database = await reachDatabase(config, createLog('warn'))
  const pool = createPool(database.connection, { name: 'audit', max: 2 })
  try {
    const log = await openLog({ config, pool, connection: database.connection })
    return await verify(log, pool, config.secrets.anchor.current.bytes).finally(() => log.close())
  } finally {
    await pool.end()
    await database.close()
  }
}

runTool(run)
