// Tampering on a server of EventStoreDB: the chain in the metadata and the signed anchors find it, read through the port.
import { type TestDatabase, testDatabase } from '@practicum/tests/setup/database'
import { migrate } from '../../postgres/migrate'
import { writeAnchor } from '../anchor'
import type { EventLog } from '../chain'
import { samples, streamName } from '../contract/fixtures'
import { memoryEventStore } from '../memory'
import { UnstorablePayload } from '../port'
import { eventStoreMigrations } from '../postgres/schema'
import { verifyLog } from '../verify'
import { type EventStoreDbDouble, startDouble } from './double/double'
import { eventStoreDb } from './eventstoredb'

const key = Buffer.from('an anchor key of thirty-two bytes')
let database: TestDatabase
let stream: string
const ends: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  database = await testDatabase()
  await migrate(database.connection, [['log', eventStoreMigrations]])
})
afterAll(() => database.drop())
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function opened(engine = memoryEventStore()): Promise<EventLog> {
  const double: EventStoreDbDouble = await startDouble(engine)
  const store = eventStoreDb(double)
  ends.push(
    () => double.stop(),
    () => store.close(),
  )
  return store
}

async function written(): Promise<EventLog> {
  const store = await opened()
  stream = streamName('victim')
  await store.append(stream, samples(3), 'none')
  await store.append(streamName('bystander'), samples(2), 'none')
  await store.append(stream, samples(2), 2n)
  return store
}

/** The server's log with something done to it, as its owner could. */
async function tampered(change: (event: { data: unknown; metadata: object; revision: bigint }) => object | undefined) {
  const honest = await written()
  await writeAnchor({ log: honest, pool: database.pool, key })
  const raw = memoryEventStore()
  const { events } = await honest.readChained()
  const { events: bare } = await honest.readAll({})
  for (const [index, event] of bare.entries()) {
    const chain = { hash: events[index]?.hash.toString('hex'), recordedAt: event.recordedAt.getTime() }
    const kept = { ...event, metadata: { ...event.metadata, 'log.chain': chain } }
    const changed = event.stream === stream ? change(kept) : {}
    if (changed) await raw.append(event.stream, [{ ...kept, ...changed }], 'any')
  }
  return opened(raw)
}

async function findings(log: EventLog) {
  const [streams, anchors]: [unknown[], unknown[]] = [[], []]
  for await (const found of verifyLog(log, { pool: database.pool, keys: [key] })) {
    if ('anchor' in found) anchors.push(found.verdict)
    else if ('stream' in found && found.stream === stream) streams.push(found.verdict)
  }
  return { streams, anchors: anchors.at(-1) }
}

beforeEach(() =>
  database.pool.query('begin; set local session_replication_role = replica; truncate log.anchor; commit'),
)

test('an honest log is sound, and signed again when it has grown', async () => {
  const log = await written()
  await writeAnchor({ log, pool: database.pool, key })
  await log.append(stream, samples(1), 4n)
  expect((await writeAnchor({ log, pool: database.pool, key }))?.count).toBe(8n)
  expect(await findings(log)).toEqual({ streams: [{ kind: 'ok', events: 6n }], anchors: 'ok' })
})

test('left as it is, the copy of the log is sound: the tampering below is what is found', async () => {
  expect(await findings(await tampered(() => ({})))).toEqual({
    streams: [{ kind: 'ok', events: 5n }],
    anchors: 'ok',
  })
})

test.each([
  ['data', () => ({ data: { n: 99 } })],
  ['metadata', (event: { metadata: object }) => ({ metadata: { ...event.metadata, actor: 'nobody' } })],
  ['the type', () => ({ type: 'Harmless' })],
  ['the chain taken out', () => ({ metadata: { actor: 'someone' } })],
])('a change of %s is found at its revision', async (_, change) => {
  const log = await tampered(event => (event.revision === 3n ? change(event) : {}))
  expect((await findings(log)).streams).toEqual([{ kind: 'broken', revision: 3n, reason: 'content' }])
})

test('a tail cut off leaves a sound chain, and the anchor finds it', async () => {
  const log = await tampered(event => (event.revision >= 3n ? undefined : {}))
  expect(await findings(log)).toEqual({ streams: [{ kind: 'ok', events: 3n }], anchors: 'cut' })
})

test('metadata that would take the place of the chain is refused', async () => {
  const event = { ...samples(1)[0], metadata: { 'log.chain': {} } } as never
  await expect((await opened()).append(streamName(), [event], 'none')).rejects.toThrow(UnstorablePayload)
})
