// Read models and a database server that falls silent: it is given up and asked anew, but work that takes long is waited for.
import { createPool } from '@practicum/infra/postgres/pool'
import { rebuild } from '@practicum/projections/runner/rebuild'
import type { ProjectionRunner } from '@practicum/projections/runner/runner'
import type pg from 'pg'
import { PATIENCE_MS } from '../setup/patience'
import { proxyTo } from '../setup/severable-proxy'
import { keepTallies, type Tallies, tallyProjection } from './tallies'

const SILENCE_MS = 2500

let tallies: Tallies
const ends: (() => unknown)[] = []

beforeEach(async () => {
  tallies = await keepTallies()
})
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
  await tallies.end()
})

function limited(connection: pg.ClientConfig): pg.Pool {
  const pool = createPool(connection, { name: 'limited', max: 4, queryTimeoutMs: SILENCE_MS })
  ends.push(() => pool.end())
  return pool
}

async function started(runner: ProjectionRunner): Promise<ProjectionRunner> {
  ends.push(() => runner.stop())
  await runner.start()
  return runner
}

test('a projection lets go of a server that has fallen silent, and goes on with it when it answers again', async () => {
  const proxy = await proxyTo(tallies.connection)
  ends.push(() => proxy.close())
  let batches = 0
  const at = (stage: string): void => {
    if (stage !== 'read' || ++batches !== 2) return
    proxy.fallSilent()
    proxy.reopen()
  }
  const runner = await started(tallies.runner([tallyProjection()], { pool: limited(proxy.connection), at }))
  const id = await tallies.open()
  expect(await runner.waterMark.waitForPosition(['tally'], tallies.lastPosition(), PATIENCE_MS)).toBe(true)
  await tallies.count(id)
  expect(await runner.waterMark.waitForPosition(['tally'], tallies.lastPosition(), PATIENCE_MS)).toBe(true)
  expect((await tallies.rows()).map(({ count }) => count)).toEqual([1])
  expect(tallies.errors).not.toEqual([])
})

test('a rebuild waits for its indexes longer than a server may be silent', async () => {
  const runner = await started(tallies.runner())
  await tallies.open()
  await runner.waterMark.waitForPosition(['tally'], tallies.lastPosition(), PATIENCE_MS)
  // An index that is made beside the work of others waits until whoever looked before it has gone.
  const looking = await tallies.pool.connect()
  await looking.query('begin isolation level repeatable read; select 1')
  const rebuilt = rebuild({ ...tallies, pool: limited(tallies.connection) }, [tallyProjection()])
  await untilIndexing()
  await new Promise(resolve => setTimeout(resolve, 2 * SILENCE_MS))
  await looking.query('commit')
  looking.release()
  expect([...(await rebuilt)]).toEqual([['tally', 1]])
})

async function untilIndexing(): Promise<void> {
  for (;;) {
    const { rowCount } = await tallies.owner.query(
      `select from pg_stat_activity where datname = current_database() and state = 'active' and query ilike 'create index concurrently%'`,
    )
    if (rowCount) return
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}
