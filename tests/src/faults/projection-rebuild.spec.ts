// Rebuilding and verifying read models while the application writes and reads.
import type { Projection } from '@practicum/projections/runner/projection'
import { rebuild } from '@practicum/projections/runner/rebuild'
import type { ProjectionRunner } from '@practicum/projections/runner/runner'
import { status } from '@practicum/projections/runner/status'
import { verify } from '@practicum/projections/runner/verify'
import { everybody, type Facts, policyWords } from '@practicum/shared/access/policy'
import { PATIENCE_MS } from '../setup/patience'
import { keepTallies, type Tallies, tallyProjection } from './tallies'

let tallies: Tallies
const running: ProjectionRunner[] = []

beforeEach(async () => {
  tallies = await keepTallies()
})
afterEach(async () => {
  await Promise.all(running.splice(0).map(runner => runner.stop()))
  await tallies.end()
})

async function started(projections: readonly Projection[] = [tallyProjection()]): Promise<ProjectionRunner> {
  const runner = tallies.runner(projections, { batchSize: 50 })
  running.push(runner)
  await runner.start()
  return runner
}

const shown = (runner: ProjectionRunner, names = ['tally']): Promise<boolean> =>
  runner.waterMark.waitForPosition(names, tallies.lastPosition(), PATIENCE_MS)

/** Everything PostgreSQL knows about a table: columns, indexes, row locks, rights. */
async function shapeOf(name: string): Promise<unknown> {
  const table = `read."${name}"`
  const { rows } = await tallies.pool.query(
    `select
      (select json_agg(json_build_array(attname, atttypid::regtype, attnotnull) order by attnum)
         from pg_attribute where attrelid = $1::regclass and attnum > 0) as columns,
      (select json_agg(indexdef order by indexname) from pg_indexes where schemaname = 'read' and tablename = $2) as indexes,
      (select json_agg(json_build_array(policyname, roles, cmd, qual, with_check) order by policyname)
         from pg_policies where schemaname = 'read' and tablename = $2) as policies,
      (select json_build_array(relacl, relrowsecurity, relforcerowsecurity) from pg_class where oid = $1::regclass) as rights`,
    [table, name],
  )
  return rows[0]
}

async function busy(rounds: number): Promise<readonly string[]> {
  const ids = await Promise.all(Array.from({ length: 20 }, () => tallies.open()))
  for (let round = 0; round < rounds; round++) {
    await Promise.all(ids.map(id => tallies.count(id)))
    if (round % 5 === 0) await tallies.close(await tallies.open())
  }
  return ids
}

test('a rebuild under concurrent commands ends row by row as the table it replaces, with its shape, locks, rights and names', async () => {
  const runner = await started()
  await busy(5)
  await shown(runner)
  const shape = await shapeOf('tally')
  const generations: number[] = []
  let writing = true
  const commands = (async () => {
    while (writing) await busy(4)
  })()
  for (let round = 0; round < 5; round++) {
    await rebuild({ ...tallies, chunk: 100 }, [tallyProjection()])
    const { rows } = await tallies.pool.query('select generation from read.checkpoint')
    generations.push(rows[0].generation)
  }
  writing = false
  await commands
  expect(await shown(runner)).toBe(true)
  expect(generations).toEqual([2, 3, 4, 5, 6])
  expect(await shapeOf('tally')).toEqual(shape)
  const { different, rows } = await verify(tallies, tallyProjection())
  expect({ different, atLeast: rows > 60 }).toEqual({ different: 0, atLeast: true })
  expect((await tallies.rows()).every(row => row.count === new Set(row.seen).size)).toBe(true)
  expect(tallies.errors).toEqual([])
})

test('what the running projection remembers of the old table never reaches the new one', async () => {
  const runner = await started()
  const [id = ''] = await busy(2)
  await shown(runner)
  // Wrong rows, known to nobody but the runner's memory after this event.
  await tallies.pool.query(`update read.tally set label = 'forged', count = 1000`)
  await runner.stop()
  const again = await started()
  await tallies.count(id)
  await shown(again)
  expect((await tallies.rows()).find(row => row.tally_id === id)).toMatchObject({ label: 'forged', count: 1001 })
  await rebuild(tallies, [tallyProjection()])
  await tallies.count(id)
  await shown(again)
  expect((await tallies.rows()).find(row => row.tally_id === id)).toMatchObject({ label: `label of ${id}`, count: 4 })
  expect((await verify(tallies, tallyProjection())).different).toBe(0)
})

test('readers find a whole table at every moment of a rebuild', async () => {
  const runner = await started()
  await busy(3)
  await shown(runner)
  let rebuilding = true
  const counts: number[] = []
  const reading = (async () => {
    while (rebuilding) counts.push((await tallies.rows()).length)
  })()
  for (let round = 0; round < 10; round++) await rebuild(tallies, [tallyProjection()])
  rebuilding = false
  await reading
  expect(counts.length).toBeGreaterThan(20)
  expect(new Set(counts)).toEqual(new Set([20]))
})

test('a table that another one looks into by its row lock is rebuilt, and the lock looks into the new one', async () => {
  const { on, ...plain } = tallyProjection('looker')
  const { TallyClosed: _kept, ...others } = on
  const { exists } = policyWords<{ readonly tallyId: string; readonly tally: readonly Facts[] }>()
  const visible = exists('tally', { theirs: 'tallyId', own: 'tallyId' }, everybody)
  const looker = { ...plain, on: others, table: { ...plain.table, visible } }
  // What is looked into is made first, whatever their order.
  const runner = await started([looker, tallyProjection()])
  const id = await tallies.open()
  await tallies.close(await tallies.open())
  await shown(runner, ['tally', 'looker'])
  const seen = async (): Promise<readonly string[]> => {
    const client = await tallies.pool.connect()
    try {
      await client.query('begin; set local role practicum_api')
      const { rows } = await client.query<{ tally_id: string }>('select tally_id from read.looker')
      return rows.map(row => row.tally_id)
    } finally {
      await client.query('rollback')
      client.release()
    }
  }
  expect(await seen()).toEqual([id])
  await rebuild(tallies, [tallyProjection()])
  await rebuild(tallies, [looker])
  expect(await seen()).toEqual([id])
  const second = await tallies.open()
  await tallies.close(id)
  await shown(runner, ['tally', 'looker'])
  expect(await seen()).toEqual([second])
})

test('a raised version is built at the next start beside the old table, which serves meanwhile', async () => {
  const old = await started()
  await busy(3)
  await shown(old)
  const next = tallyProjection('tally', {
    version: 2,
    table: {
      ...tallyProjection().table,
      indexes: ['count'],
      computed: ['twice integer generated always as (count * 2) stored'],
    },
  } as Partial<Projection> as never)
  const counts: number[] = []
  let starting = true
  const reading = (async () => {
    while (starting) counts.push((await tallies.rows()).length)
  })()
  await started([next])
  starting = false
  await reading
  expect(new Set(counts)).toEqual(new Set([20]))
  const { rows } = await tallies.pool.query('select count(*) from read.tally where twice = count * 2 and count > 0')
  expect(rows).toEqual([{ count: '20' }])
  expect(await status(tallies, [next])).toMatchObject([{ name: 'tally', version: 2, outdated: false }])
})

test('a table that has changed under its version is refused at the start, and nothing is written', async () => {
  const first = tallies.runner([tallyProjection('changed')])
  await first.start()
  await first.stop()
  const { table } = tallyProjection('changed')
  const other = { ...tallyProjection('changed'), table: { ...table, indexes: [] } }
  await expect(tallies.runner([other]).start()).rejects.toMatchObject({ code: 'read-model-changed' })
  const raised = tallies.runner([{ ...other, version: 2 }])
  await raised.start()
  await raised.stop()
  await tallies.pool.query(`update read.checkpoint set fingerprint = null where name = 'changed'`)
  const afterOlder = tallies.runner([{ ...other, version: 2 }])
  await afterOlder.start()
  await afterOlder.stop()
  const { rows } = await tallies.pool.query(`select fingerprint from read.checkpoint where name = 'changed'`)
  expect(rows).toEqual([{ fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) }])
})

test('the instance of the older release stops writing once a newer one has rebuilt its read model', async () => {
  const old = await started()
  await busy(1)
  await shown(old)
  const stricter = { ...tallyProjection(), version: 2 }
  const next = await started([stricter])
  await busy(2)
  expect(await shown(next)).toBe(true)
  expect((await verify(tallies, stricter)).different).toBe(0)
  await expect(verify(tallies, tallyProjection())).rejects.toThrow('tally is kept at version 2')
})

test('verification names what was changed by hand, key and columns, and leaves the rest alone', async () => {
  const runner = await started()
  const [changed = '', removed = ''] = await busy(2)
  await shown(runner)
  expect(await verify(tallies, tallyProjection())).toMatchObject({ rows: 20, different: 0, differences: [] })
  const invented = '0192f0c0-0000-7000-8000-0000000000ff'
  await tallies.pool.query(`update read.tally set count = 99, label = 'x' where tally_id = $1`, [changed])
  await tallies.pool.query('delete from read.tally where tally_id = $1', [removed])
  await tallies.pool.query(`insert into read.tally values ($1, 'y', 1, '[]', now())`, [invented])
  const { different, differences } = await verify(tallies, tallyProjection())
  expect(different).toBe(3)
  const byKey = Object.fromEntries(differences.map(difference => [difference.key, difference]))
  expect(byKey[changed]).toMatchObject({ columns: ['count', 'label'], live: { count: 99 }, replayed: { count: 2 } })
  expect(byKey[removed]).toMatchObject({ replayed: { count: 2 } })
  expect(byKey[removed]).not.toHaveProperty('live')
  expect(byKey[invented]).toMatchObject({ live: { label: 'y' } })
  expect(byKey[invented]).not.toHaveProperty('replayed')
})

test('verification goes on beside commands without seeing a difference that is none', async () => {
  const runner = await started()
  await busy(2)
  await shown(runner)
  let writing = true
  const commands = (async () => {
    while (writing) await busy(2)
  })()
  for (let round = 0; round < 5; round++) expect((await verify(tallies, tallyProjection())).different).toBe(0)
  writing = false
  await commands
})

test('status tells how many events a read model has not seen yet', async () => {
  const runner = await started()
  await busy(1)
  await shown(runner)
  await runner.stop()
  const position = await tallies.count(await tallies.open(), 4)
  while ((await tallies.store.head()) < position) await new Promise(resolve => setTimeout(resolve, 5))
  expect(await status(tallies, [tallyProjection(), tallyProjection('none')])).toMatchObject([
    { name: 'tally', version: 1, lag: 5, outdated: false },
    { name: 'none', version: undefined, outdated: true },
  ])
})
