// The runner under faults: whatever breaks and wherever, each event counts once and rows never disagree with their checkpoint.
import { ProjectionRunner } from '@practicum/projections/runner/runner'
import type { Stage } from '@practicum/projections/runner/runner-options'
import { PATIENCE_MS } from '../setup/patience'
import { keepTallies, type Tallies, type TallyRow, tallyProjection } from './tallies'

let tallies: Tallies
const running: ProjectionRunner[] = []

beforeEach(async () => {
  tallies = await keepTallies()
})
afterEach(async () => {
  await Promise.all(running.splice(0).map(runner => runner.stop()))
  await tallies.end()
})

async function started(runner: ProjectionRunner): Promise<ProjectionRunner> {
  running.push(runner)
  await runner.start()
  return runner
}

/** Every row of an open tally, as the log alone tells it. */
async function expected(): Promise<Map<string, readonly string[]>> {
  const { events } = await tallies.store.readAll({ limit: 100_000 })
  const counted = new Map<string, string[]>()
  for (const { type, data, id } of events) {
    const { tallyId } = data as { tallyId: string }
    if (type === 'TallyOpened') counted.set(tallyId, [])
    if (type === 'TallyCounted') counted.get(tallyId)?.push(id)
    if (type === 'TallyClosed') counted.delete(tallyId)
  }
  return counted
}

async function expectEachCountedOnce(rows: readonly TallyRow[]): Promise<void> {
  const counted = await expected()
  expect(new Map(rows.map(row => [row.tally_id, row.seen]))).toEqual(counted)
  expect(rows.map(row => row.count)).toEqual(rows.map(row => counted.get(row.tally_id)?.length))
}

const shown = (runner: ProjectionRunner, names = ['tally']): Promise<boolean> =>
  runner.waterMark.waitForPosition(names, tallies.lastPosition(), PATIENCE_MS)

async function busy(rounds: number): Promise<void> {
  const ids = [await tallies.open(), await tallies.open(), await tallies.open()]
  for (let round = 0; round < rounds; round++) {
    await Promise.all(ids.map((id, index) => tallies.count(id, 1 + ((round + index) % 3))))
    if (round % 7 === 0) await tallies.close(await tallies.open())
  }
}

test.each<Stage>(['read', 'folded', 'written', 'committed'])(
  'a failure at "%s", again and again, loses no event and counts none twice',
  async stage => {
    let calls = 0
    const at = (reached: Stage): void => {
      if (reached !== stage) return
      calls += 1
      if (calls % 3 === 0) throw new Error(`broken at ${stage}`)
    }
    const runner = await started(tallies.runner([tallyProjection()], { at, batchSize: 7 }))
    await busy(25)
    expect(await shown(runner)).toBe(true)
    expect(calls).toBeGreaterThan(6)
    expect(tallies.errors.length).toBeGreaterThan(0)
    await expectEachCountedOnce(await tallies.rows())
  },
)

/** Resolves when the table is held: whoever writes rows next has to wait, and has their connection cut while they do. Not while rows are written. */
async function cutTheNextWrite(): Promise<void> {
  const holder = await tallies.owner.connect()
  await holder.query('begin')
  const isHeld = await holder.query('lock table read.tally in share mode nowait').then(
    () => true,
    () => false,
  )
  // A transaction in which something failed answers nothing more.
  if (!isHeld) await holder.query('rollback')
  const cut = async (): Promise<void> => {
    const { rowCount } = await holder.query(
      `select pg_terminate_backend(pid) from pg_locks where relation = 'read.tally'::regclass and not granted`,
    )
    if (!rowCount && isHeld) return cut()
    await holder.query('rollback')
    holder.release()
  }
  void cut()
}

test('connections cut by the server while it writes lose nothing', async () => {
  let written = 0
  const at = async (stage: Stage): Promise<void> => {
    if (stage === 'written' && written++ % 3 === 0) await cutTheNextWrite()
  }
  const runner = await started(tallies.runner([tallyProjection()], { at, batchSize: 5 }))
  await busy(20)
  expect(await shown(runner)).toBe(true)
  expect(tallies.errors.length).toBeGreaterThan(0)
  expect((await tallies.pool.query('select from read.parked')).rowCount).toBe(0)
  await expectEachCountedOnce(await tallies.rows())
})

test('a commit whose answer was lost is recognised, and those who wait for it are told', async () => {
  let broken = false
  const at = (stage: Stage): void => {
    if (stage !== 'committed' || broken) return
    broken = true
    throw new Error('the answer to the commit was lost')
  }
  const runner = await started(tallies.runner([tallyProjection()], { at }))
  const id = await tallies.open()
  const position = await tallies.count(id)
  // Nothing else is appended: only the checkpoint can tell that the position is reached.
  expect(await runner.waterMark.waitForPosition(['tally'], position, PATIENCE_MS)).toBe(true)
  await expectEachCountedOnce(await tallies.rows())
})

test('two runners on one database: whoever is first counts, the other goes on behind, and both tell their readers', async () => {
  const one = await started(tallies.runner([tallyProjection()], { batchSize: 3 }))
  const two = await started(tallies.runner([tallyProjection()], { batchSize: 5 }))
  await Promise.all([busy(30), busy(30)])
  expect(await Promise.all([shown(one), shown(two)])).toEqual([true, true])
  await expectEachCountedOnce(await tallies.rows())
})

test('one read model that cannot fold an event holds up no other', async () => {
  const broken = tallyProjection('stubborn', {
    on: {
      TallyCounted: {
        keys: event => [event.entityId],
        fold: () => {
          throw new Error('cannot fold')
        },
      },
    },
  })
  const runner = await started(tallies.runner([broken, tallyProjection()]))
  await busy(3)
  expect(await shown(runner)).toBe(true)
  await expectEachCountedOnce(await tallies.rows())
  expect(await shown(runner, ['stubborn'])).toBe(true)
  const { rows } = await tallies.pool.query(
    'select distinct model, count(*) over () as waiting from read.parked where error is not null',
  )
  expect(rows).toEqual([{ model: 'stubborn', waiting: '3' }])
})

test('a runner that starts where another was killed goes on from the last commit', async () => {
  const killed: { resume: () => void } = { resume: () => undefined }
  const at = (stage: Stage): Promise<void> | undefined =>
    stage === 'written' && running.length === 1
      ? new Promise((_resolve, reject) => {
          killed.resume = () => reject(new Error('killed'))
        })
      : undefined
  await started(tallies.runner([tallyProjection()], { at }))
  await busy(4)
  const checkpoint = await tallies.pool.query('select position from read.checkpoint')
  expect(checkpoint.rows).toEqual([{ position: '0'.repeat(32) }])
  expect(await tallies.rows()).toEqual([])
  const next = new ProjectionRunner({
    store: tallies.store,
    codec: tallies.codec,
    pool: tallies.pool,
    projections: [tallyProjection()],
    onError: () => undefined,
  })
  running.push(next)
  await next.start()
  killed.resume()
  expect(await shown(next)).toBe(true)
  await expectEachCountedOnce(await tallies.rows())
})
