// Several instances that keep the read models among them: each share has one keeper, another takes over, an older release steps aside.
import { createPool } from '@practicum/infra/postgres/pool'
import { as } from '@practicum/infra/postgres/roles'
import { ProjectionWaterMark } from '@practicum/projections/runner/catch-up'
import { readCheckpoints } from '@practicum/projections/runner/checkpoints'
import { ReadModelKeeper } from '@practicum/projections/runner/keeper'
import type { Projection } from '@practicum/projections/runner/projection'
import { askForRenewal } from '@practicum/projections/runner/renewals'
import { PATIENCE_MS } from '../setup/patience'
import { keepTallies, type Tallies, tallyProjection } from './tallies'

let tallies: Tallies
const open: ReadModelKeeper[] = []

beforeEach(async () => {
  tallies = await keepTallies()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map(keeper => keeper.stop()))
  await tallies.end()
})

/** As a process that keeps nothing itself: it knows what the database says. */
const elsewhere = (): ProjectionWaterMark =>
  new ProjectionWaterMark({
    look: async () =>
      [...(await readCheckpoints(tallies.pool))].map(([name, { position }]) => [name, position] as const),
    afterMs: 0,
  })

async function keeper(projections: readonly Projection[], shares = 2): Promise<ReadModelKeeper> {
  const { store, codec, pool, connection } = tallies
  const made = new ReadModelKeeper({
    store,
    codec,
    pool,
    connection,
    projections,
    shares,
    waterMark: new ProjectionWaterMark(),
    onError: () => undefined,
  })
  open.push(made)
  await made.start()
  return made
}

const NAMES = ['apples', 'pears']
const both = (version = 1): readonly Projection[] => NAMES.map(name => tallyProjection(name, { version }))

async function until(check: () => boolean): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (!check() && Date.now() < deadline) await new Promise(resolve => setTimeout(resolve, 20))
  expect(check()).toBe(true)
}

async function expectCounted(times: number): Promise<void> {
  expect(await elsewhere().waitForPosition(NAMES, tallies.lastPosition(), PATIENCE_MS)).toBe(true)
  for (const name of NAMES) {
    const [row] = await tallies.rows(name)
    expect([row?.count, new Set(row?.seen).size]).toEqual([times, times])
  }
}

test('two instances divide the read models, and whoever is left takes all', async () => {
  const first = await keeper(both())
  expect(first.held).toHaveLength(2)
  const second = await keeper(both())
  await until(() => first.held.length === 1 && second.held.length === 1)
  expect(first.held).not.toEqual(second.held)
  const id = await tallies.open()
  await tallies.count(id, 5)
  await expectCounted(5)
  await first.stop()
  await tallies.count(id, 5)
  await until(() => second.held.length === 2)
  await expectCounted(10)
})

test('instances that were told different numbers of shares overlap, and still count each event once', async () => {
  const [one, two] = [await keeper(both(), 1), await keeper(both(), 2)]
  const id = await tallies.open()
  for (let round = 0; round < 20; round++) await tallies.count(id)
  await expectCounted(20)
  expect(one.held.length + two.held.length).toBeGreaterThan(0)
})

test('a newer release builds its read models anew beside the older one, which then steps aside', async () => {
  const older = await keeper(both(1))
  const id = await tallies.open()
  await tallies.count(id, 3)
  await expectCounted(3)
  const newer = await keeper(both(2))
  await tallies.count(id, 3)
  await until(() => older.held.length === 0 && newer.held.length === 2)
  await expectCounted(6)
  expect([...(await readCheckpoints(tallies.pool)).values()].map(({ version }) => version)).toEqual([2, 2])
})

test('an older release that starts beside a newer one builds nothing backwards: it keeps nothing, and says so', async () => {
  const newer = await keeper(both(2))
  const id = await tallies.open()
  await tallies.count(id, 3)
  await expectCounted(3)
  const older = await keeper(both(1))
  await until(() => older.superseded && older.held.length === 0 && newer.held.length === 2)
  await tallies.count(id, 3)
  await expectCounted(6)
  expect([...(await readCheckpoints(tallies.pool)).values()].map(({ version }) => version)).toEqual([2, 2])
  expect(newer.superseded).toBe(false)
})

/** Asked by who may not make them; resolves when whoever keeps them has made them anew. */
async function renewed(name: string): Promise<number> {
  const pool = createPool(as('reactor', tallies.connection), { name: 'asking', max: 1 })
  try {
    for (;;) {
      const models = await askForRenewal(pool, name)
      if (models !== undefined) return models
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  } finally {
    await pool.end()
  }
}

test('read models that are asked for are made anew by one of those who keep them, while the others wait for nothing', async () => {
  await Promise.all([keeper(both()), keeper(both())])
  const id = await tallies.open()
  await tallies.count(id, 5)
  for (const name of ['once', 'again']) expect(await renewed(name)).toBe(NAMES.length)
  await expectCounted(5)
})

test('read models of a newer release are not made anew by an older one', async () => {
  await keeper(both(1))
  await tallies.count(await tallies.open(), 5)
  await expectCounted(5)
  await keeper(both(2))
  for (let times = 0; times < 5; times++) await renewed(`asked ${times}`)
  const kept = await readCheckpoints(tallies.pool)
  expect(NAMES.map(name => kept.get(name)?.version)).toEqual([2, 2])
})
