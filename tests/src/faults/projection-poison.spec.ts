// Events that a read model cannot take in: their rows wait, everything else goes on, and what is taken up again ends as a rebuild does.
import { randomUUID } from 'node:crypto'
import type { Position } from '@practicum/infra/event-store/port'
import { type ParkedRow, parkedModels, parkedRows } from '@practicum/projections/runner/parked'
import type { Projection } from '@practicum/projections/runner/projection'
import { rebuild } from '@practicum/projections/runner/rebuild'
import type { ProjectionRunner } from '@practicum/projections/runner/runner'
import { readStalls } from '@practicum/projections/runner/stalls'
import { takeUpAll } from '@practicum/projections/runner/take-up'
import { verify } from '@practicum/projections/runner/verify'
import { PATIENCE_MS } from '../setup/patience'
import { keepTallies, type Tallies, type TallyRow, tallyProjection } from './tallies'

let tallies: Tallies
/** Ids of events that cannot be folded, for as long as their cause is not mended. */
const poisoned = new Set<string>()
const running: ProjectionRunner[] = []

beforeEach(async () => {
  poisoned.clear()
  tallies = await keepTallies()
})
afterEach(async () => {
  await Promise.all(running.splice(0).map(runner => runner.stop()))
  await tallies.end()
})

/** Folds as any other, but for what is poisoned. */
function delicate(more: Partial<Projection<TallyRow>> = {}): Projection {
  const plain = tallyProjection('tally', more)
  const counted = plain.on.TallyCounted
  if (!counted) throw new Error('tallies are counted')
  const fold: typeof counted.fold = (row, event, key) => {
    if (poisoned.has(event.id)) throw new TypeError('cannot fold this')
    return counted.fold(row, event, key)
  }
  return { ...plain, on: { ...plain.on, TallyCounted: { ...counted, fold } } }
}

async function started(projection = delicate(), batchSize = 50): Promise<ProjectionRunner> {
  const runner = tallies.runner([projection, tallyProjection('neighbour')], { batchSize })
  running.push(runner)
  await runner.start()
  return runner
}

const shown = (runner: ProjectionRunner, position = tallies.lastPosition()): Promise<boolean> =>
  runner.waterMark.waitForPosition(['tally', 'neighbour'], position, PATIENCE_MS)

async function counted(tallyId: string, { data = { tallyId, by: 1 } as object, id = randomUUID(), version = 1 } = {}) {
  const metadata = {
    version,
    actor: { userId: 'system' },
    commandId: id,
    correlationId: id,
    occurredAt: new Date().toISOString(),
  }
  const { position } = await tallies.store.append(
    `tally-${tallyId}`,
    [{ id, type: 'TallyCounted', data, metadata }],
    'some',
  )
  return { id, position }
}

/** Its cause stands from the very beginning. */
async function poison(tallyId: string): Promise<{ id: string; position: Position }> {
  const id = randomUUID()
  poisoned.add(id)
  return counted(tallyId, { id })
}

async function row(tallyId: string, name = 'tally'): Promise<TallyRow | undefined> {
  return (await tallies.rows(name)).find(({ tally_id }) => tally_id === tallyId)
}

const told = ({ model, key, eventId, error, events }: ParkedRow) => ({ model, key, eventId, error, events })
const waiting = async () => (await parkedRows(tallies.pool)).map(told)

test('its row keeps its last good state, later events wait behind it, and everything else goes on', async () => {
  const runner = await started()
  const [sick, well] = [await tallies.open(), await tallies.open()]
  await tallies.count(sick, 2)
  const { id, position } = await poison(sick)
  await counted(sick)
  await counted(well)
  expect(await shown(runner, position)).toBe(true)
  expect(await shown(runner, (await counted(sick)).position)).toBe(true)
  expect([(await row(sick))?.count, (await row(well))?.count]).toEqual([2, 1])
  expect((await row(sick, 'neighbour'))?.count).toBe(5)
  const error = 'TypeError: cannot fold this'
  expect(await waiting()).toEqual([{ model: 'tally', key: sick, eventId: id, error, events: 3 }])
  expect(await parkedModels(tallies.pool)).toMatchObject([{ name: 'tally', rows: 1, events: 3 }])
  expect(await readStalls(tallies.pool)).toEqual([])
})

test('what waits outlives its process, whichever goes on, and nothing is folded past it', async () => {
  const sick = await tallies.open()
  const first = await started()
  await poison(sick)
  await shown(first, (await counted(sick)).position)
  await first.stop()
  const [second, third] = [await started(), await started(delicate(), 3)]
  poisoned.clear()
  const { position } = await counted(sick)
  expect(await Promise.all([shown(second, position), shown(third, position)])).toEqual([true, true])
  expect((await row(sick))?.count).toBe(0)
  expect(await waiting()).toMatchObject([{ key: sick, events: 3 }])
})

test('taken up again once it is mended, a row is what a rebuild makes of it, and goes on from there', async () => {
  const runner = await started()
  const sick = await tallies.open()
  await tallies.count(sick, 3)
  const [early, late] = [await poison(sick), await poison(sick)]
  // More than are taken up in one transaction.
  await tallies.count(sick, 700)
  await shown(runner)
  poisoned.delete(early.id)
  expect(await takeUpAll(tallies, delicate())).toEqual({ rows: 0, left: 1 })
  expect((await row(sick))?.count).toBe(4)
  expect(await waiting()).toMatchObject([{ eventId: late.id, events: 701 }])
  poisoned.clear()
  expect(await takeUpAll(tallies, delicate())).toEqual({ rows: 1, left: 0 })
  expect(await waiting()).toEqual([])
  expect((await row(sick))?.count).toBe(705)
  await tallies.count(sick)
  expect(await shown(runner)).toBe(true)
  expect((await row(sick))?.count).toBe(706)
  expect((await verify(tallies, delicate())).different).toBe(0)
  const before = await tallies.rows()
  await rebuild(tallies, [delicate()])
  expect(await tallies.rows()).toEqual(before)
})

test('a rebuild sets the same rows aside, or none where the cause is mended', async () => {
  const runner = await started()
  const sick = await tallies.open()
  await tallies.count(sick, 2)
  await poison(sick)
  await shown(runner, (await counted(sick)).position)
  const [before, waited] = [await tallies.rows(), await waiting()]
  expect((await verify(tallies, delicate())).different).toBe(0)
  await rebuild(tallies, [delicate()])
  expect([await tallies.rows(), await waiting()]).toEqual([before, waited])
  await shown(runner, (await counted(sick)).position)
  expect(await waiting()).toMatchObject([{ key: sick, events: 3 }])
  poisoned.clear()
  await rebuild(tallies, [delicate()])
  expect([(await row(sick))?.count, await waiting()]).toEqual([5, []])
})

test('of what cannot be read, cannot be lifted or makes a row that PostgreSQL refuses, each costs its own row alone', async () => {
  const runner = await started()
  const ids = [await tallies.open(), await tallies.open(), await tallies.open(), await tallies.open()]
  const [unreadable = '', unlifted = '', tooMuch = '', well = ''] = ids
  await Promise.all(ids.map(id => tallies.count(id, 2)))
  await counted(unreadable, { data: { tallyId: unreadable, by: 'a secret' } })
  await counted(unlifted, { version: 0 })
  await counted(tooMuch)
  await counted(tooMuch, { data: { tallyId: tooMuch, by: 3_000_000_000 } })
  await Promise.all(ids.map(id => tallies.count(id)))
  expect(await shown(runner)).toBe(true)
  expect(await Promise.all(ids.map(async id => (await row(id))?.count))).toEqual([2, 2, 3, 3])
  const seen = await waiting()
  expect(new Map(seen.filter(({ model }) => model === 'tally').map(({ key, error }) => [key, error]))).toEqual(
    new Map([
      [unreadable, expect.stringMatching(/^UnreadableEvent: /)],
      [unlifted, 'Error: TallyCounted: nothing lifts version 0'],
      [tooMuch, expect.stringMatching(/ PostgreSQL does not take the row \(22003\)$/)],
    ]),
  )
  expect(seen).toHaveLength(6)
  expect(JSON.stringify(seen)).not.toContain('secret')
  expect((await row(well, 'neighbour'))?.count).toBe(3)
  const before = await tallies.rows()
  await rebuild(tallies, [delicate()])
  expect([await tallies.rows(), new Set(await waiting())]).toEqual([before, new Set(seen)])
})

test('where requests are judged by a row, it is taken out of its table until it is whole', async () => {
  const judged = delicate({ synchronousCommit: true })
  const runner = await started(judged)
  const sick = await tallies.open()
  await tallies.count(sick, 2)
  await shown(runner)
  await poison(sick)
  await shown(runner, (await counted(sick)).position)
  expect(await row(sick)).toBeUndefined()
  await rebuild(tallies, [judged])
  expect(await row(sick)).toBeUndefined()
  poisoned.clear()
  await takeUpAll(tallies, judged)
  expect((await row(sick))?.count).toBe(4)
  expect((await verify(tallies, judged)).different).toBe(0)
})

test('an event that cannot say which rows it concerns makes its stream wait, and a rebuild takes it up', async () => {
  const keys = (event: { readonly id: string; readonly entityId: string }): readonly string[] => {
    if (poisoned.has(event.id)) throw new TypeError('which row?')
    return [event.entityId]
  }
  const plain = tallyProjection()
  const unsure = (): Projection => ({
    ...plain,
    on: Object.fromEntries(Object.entries(plain.on).map(([type, change]) => [type, { ...change, keys }])),
  })
  const runner = await started(unsure())
  const [sick, well] = [await tallies.open(), await tallies.open()]
  await poison(sick)
  await counted(well)
  await shown(runner, (await counted(sick)).position)
  expect([(await row(sick))?.count, (await row(well))?.count]).toEqual([0, 1])
  expect(await waiting()).toMatchObject([{ key: undefined, error: 'TypeError: which row?', events: 2 }])
  poisoned.clear()
  expect(await takeUpAll(tallies, unsure())).toEqual({ rows: 1, left: 0 })
  expect((await row(sick))?.count).toBe(2)
})

test('a read model that fails with every row stops in sight, and its neighbours go on', async () => {
  const runner = await started()
  const ids = await Promise.all(Array.from({ length: 101 }, () => tallies.open()))
  const poisons = await Promise.all(ids.map(poison))
  const last =
    poisons
      .map(({ position }) => position)
      .toSorted()
      .at(-1) ?? ''
  expect(await runner.waterMark.waitForPosition(['neighbour'], last, PATIENCE_MS)).toBe(true)
  let stalls = await readStalls(tallies.pool)
  for (let looks = 0; looks < 200 && stalls[0]?.error !== 'TooMuchSetAside'; looks++) {
    await new Promise(resolve => setTimeout(resolve, 50))
    stalls = await readStalls(tallies.pool)
  }
  expect(stalls.map(({ name }) => name)).toEqual(['tally'])
  poisoned.clear()
  expect(await shown(runner, last)).toBe(true)
})
