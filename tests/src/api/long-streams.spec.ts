// A stream that has grown long: a command reads a bounded part of it, decides as on all of it, and beside the log stands nothing that erasing a person would miss.
import { systemContext } from '@practicum/command-service/execution/context'
import { Executor } from '@practicum/command-service/execution/executor'
import { taskAggregate } from '@practicum/command-service/features/tasks/tasks.aggregate'
import { type EventCodec, eventCodec } from '@practicum/infra/codec/codec'
import type { EventStore } from '@practicum/infra/event-store/port'
import { postgresEventStore } from '@practicum/infra/event-store/postgres/postgres'
import { memoryPersonKeys } from '@practicum/infra/keys/memory'
import { createPool } from '@practicum/infra/postgres/pool'
import { as } from '@practicum/infra/postgres/roles'
import { SnapshotStore } from '@practicum/infra/snapshots/store'
import { taskEvents } from '@practicum/shared/features/tasks/tasks.events'
import { newId } from '@practicum/shared/kernel/ids'
import type { TestDatabase } from '../setup/database'
import { migratedDatabase } from '../setup/migrated-database'
import { unwrapOrThrow } from '../unwrap-or-throw'

/** More than a page, and far more than a snapshot is ever behind. */
const LENGTH = 30_000
/** The event that a snapshot was made after, and those since. */
const BOUND = 60
const CANARY = 'Canary'

let database: TestDatabase
let pool: ReturnType<typeof createPool>
let store: EventStore
let codec: EventCodec
let read = 0
const keys = memoryPersonKeys()
const errors: unknown[] = []

beforeAll(async () => {
  database = await migratedDatabase()
  pool = createPool(as('command', database.connection), { name: 'long streams', max: 4 })
  const log = postgresEventStore({ pool })
  codec = eventCodec([taskEvents], keys)
  store = {
    append: (...given) => log.append(...given),
    readAll: asked => log.readAll(asked),
    subscribe: options => log.subscribe(options),
    head: () => log.head(),
    last: () => log.last(),
    reaches: position => log.reaches(position),
    close: () => log.close(),
    async readStream(...asked) {
      const answer = await log.readStream(...asked)
      read += answer.events.length
      return answer
    },
  }
})
afterAll(async () => {
  expect(errors).toEqual([])
  await store.close()
  await pool.end()
  await database.drop()
})

/** A process that has just started. */
const newExecutor = (): Executor =>
  new Executor(store, codec, { snapshots: new SnapshotStore(pool), keys, onError: error => errors.push(error) })

const context = (commandId = newId()) => systemContext(commandId, new Date('2026-09-01T12:00:00Z'))

/** A task whose description was changed so often. */
async function taskOf(length: number) {
  const { TaskCreated, TaskEdited } = taskEvents.definitions
  const [id, assigneeId] = [newId(), newId()]
  const stream = `task-${id}`
  const about = { taskId: id, assigneeId }
  const drafts = Array.from({ length }, (_, index) => {
    const description = `${CANARY} ${index}`
    const event =
      index === 0
        ? { type: 'TaskCreated', data: { ...TaskCreated.sample, ...about, description } }
        : { type: 'TaskEdited', data: { ...TaskEdited.sample, ...about, description } }
    return { id: newId(), event, meta: context().meta }
  })
  for (let from = 0; from < length; from += 500) {
    await store.append(stream, await codec.encode(stream, drafts.slice(from, from + 500)), 'any')
  }
  return { id, assigneeId, stream }
}

async function comment(executor: Executor, id: string, commandId = newId()) {
  const by = { userId: newId(), positionId: newId() }
  const command = () => ({ type: 'CommentOnTask' as const, commentId: commandId, by, body: 'Noted' })
  read = 0
  return unwrapOrThrow(await executor.execute(taskAggregate, id, { command }, context(commandId)))
}

const snapshotOf = async (stream: string) =>
  (await database.pool.query('select revision::int, state from snapshot.state where stream = $1', [stream])).rows[0]

test('on 30,000 events a command reads no more than on a short stream of sixty, also in a process that has just started', async () => {
  const { id, stream } = await taskOf(LENGTH)
  const executor = newExecutor()
  expect((await comment(executor, id)).version).toBe(LENGTH)
  expect(read).toBeGreaterThan(LENGTH)
  for (let times = 1; times <= 120; times++) {
    expect((await comment(executor, id)).version).toBe(LENGTH + times)
    expect(read).toBeLessThanOrEqual(BOUND)
  }
  expect((await snapshotOf(stream)).revision).toBeGreaterThan(LENGTH + 50)
  await comment(newExecutor(), id)
  // The beginning, to see that it is long.
  expect(read).toBeLessThanOrEqual(100 + BOUND)
})

test('the state is that of all events, whatever of it a snapshot holds', async () => {
  const { id } = await taskOf(170)
  const executor = newExecutor()
  for (let times = 0; times < 70; times++) await comment(executor, id)
  const [quick, whole] = [
    await executor.load(taskAggregate, id),
    await new Executor(store, codec).load(taskAggregate, id),
  ]
  expect(quick).toEqual(whole)
  expect(quick.state).toMatchObject({ description: `${CANARY} 169` })
})

test('a command that comes again is known, however long ago it ran, and answered as the first time', async () => {
  const { id } = await taskOf(120)
  const executor = newExecutor()
  const commandId = newId()
  const first = await comment(executor, id, commandId)
  for (let times = 0; times < 130; times++) await comment(executor, id)
  const again = await comment(newExecutor(), id, commandId)
  expect(again.events.map(event => event.id)).toEqual(first.events.map(event => event.id))
  expect((await executor.load(taskAggregate, id)).version).toBe(120 + 130)
})

test('nothing personal stands open in a snapshot, and once its key is gone nothing is made of it', async () => {
  const { id, assigneeId, stream } = await taskOf(150)
  await comment(newExecutor(), id)
  const { rows } = await database.pool.query(
    'select s::text as text from snapshot.state s union all select c::text from snapshot.command c',
  )
  expect((await snapshotOf(stream)).revision).toBe(149)
  expect(rows.filter(({ text }) => text.includes(CANARY))).toEqual([])
  await keys.erase(assigneeId)
  read = 0
  const executor = newExecutor()
  const { state } = await executor.load(taskAggregate, id)
  expect(state).toMatchObject({ description: '[erased]' })
  expect(read).toBeGreaterThan(150)
  await comment(executor, id)
  expect(await executor.load(taskAggregate, id)).toMatchObject({ state, version: 151 })
})

test('a snapshot of another fold, or of another log, is not gone on from', async () => {
  const { id, stream } = await taskOf(150)
  await comment(newExecutor(), id)
  const forged = JSON.stringify({ ...(await snapshotOf(stream)).state, status: 'deleted' })
  const loaded = async () => (await newExecutor().load(taskAggregate, id)).state
  for (const [column, other] of [
    ['fingerprint', "'of another release'"],
    ['event_id', 'gen_random_uuid()'],
  ]) {
    await database.pool.query(`update snapshot.state set state = $2, ${column} = ${other} where stream = $1`, [
      stream,
      forged,
    ])
    expect(await loaded()).toMatchObject({ status: 'incomplete' })
    // It was made anew.
    expect((await snapshotOf(stream)).state).toMatchObject({ status: 'incomplete' })
  }
})
