// Tampering by someone who owns the database: each way of it is found, and an honest log is called sound.
import { type TestDatabase, testDatabase } from '@practicum/tests/setup/database'
import { tamper as tamperIn } from '@practicum/tests/setup/tampering'
import { migrate } from '../../postgres/migrate'
import { type Anchor, writeAnchor } from '../anchor'
import type { EventLog } from '../chain'
import { samples, streamName } from '../contract/fixtures'
import type { Position } from '../port'
import { type AnchorFinding, type StreamVerdict, verifyLog } from '../verify'
import { postgresEventStore } from './postgres'
import { eventStoreMigrations } from './schema'

const key = Buffer.from('an anchor key of thirty-two bytes')
let database: TestDatabase
let store: EventLog
let stream: string
let anchor: Anchor | undefined

beforeEach(async () => {
  database = await testDatabase()
  await migrate(database.connection, [['log', eventStoreMigrations]])
  store = postgresEventStore({ pool: database.pool })
  stream = streamName('victim "é"\\')
  await store.append(stream, samples(6), 'none')
  await store.append(streamName('single'), samples(1), 'none')
  const { position } = await store.append(streamName('bystander'), samples(4), 'none')
  await shown(position)
  anchor = await writeAnchor({ log: store, pool: database.pool, key })
})
afterEach(async () => {
  await store.close()
  await database.drop()
})

/** What is open elsewhere on the server hides an event for a moment. */
async function shown(position: Position): Promise<void> {
  while ((await store.head()) < position) await new Promise(resolve => setTimeout(resolve, 5))
}

const tamper = (sql: string): Promise<void> => tamperIn(database.pool, sql, sql.includes('$1') ? [stream] : undefined)

const isOfInterest = ({ stream: name, verdict }: StreamVerdict): boolean => name === stream || verdict.kind === 'broken'

async function findings(witness?: Anchor): Promise<{ streams: unknown[]; anchors: unknown[] }> {
  const found: (StreamVerdict | AnchorFinding)[] = []
  const options = { pool: database.pool, keys: [key], ...(witness && { witness }) }
  for await (const finding of verifyLog(store, options)) found.push(finding)
  const streams = found.filter(finding => 'stream' in finding).filter(isOfInterest)
  const anchors = found.filter(finding => !('stream' in finding))
  return {
    streams: streams.map(({ verdict }) => verdict),
    anchors: anchors.map(finding => ('anchor' in finding ? finding.verdict : finding)),
  }
}

const broken = (revision: bigint, reason: string): unknown => ({ kind: 'broken', revision, reason })

test('an honest log is sound, stream by stream and at every anchor', async () => {
  await store.append(stream, samples(2), 5n)
  const together = [streamName('one'), streamName('two'), streamName('three')]
  for (const expected of ['none', 0n] as const) {
    const appended = await Promise.all(
      together.map(name => store.append(name, samples(1, 'Quoted "type" \\ é'), expected)),
    )
    for (const { position } of appended) await shown(position)
  }
  await writeAnchor({ log: store, pool: database.pool, key })
  expect(await findings()).toEqual({ streams: [{ kind: 'ok', events: 8n }], anchors: ['ok', 'ok'] })
})

test.each([
  ['data', `data = '{"n":99}'`],
  ['data of the same meaning in another spelling', `data = '{ "n":3}'`],
  ['metadata', `metadata = '{}'`],
  ['the type', `type = 'Harmless'`],
  ['the id', 'id = gen_random_uuid()'],
  ['the time', `recorded_at = recorded_at - interval '1 ms'`],
  ['the hash itself', `hash = sha256('x')`],
])('a change of %s is found at its revision', async (_, change) => {
  await tamper(`update log.event set ${change} where stream = $1 and revision = 3`)
  expect((await findings()).streams).toEqual([broken(3n, 'content')])
})

test('a deleted event is found where it is missing, and by the anchor', async () => {
  await tamper('delete from log.event where stream = $1 and revision = 2')
  expect(await findings()).toEqual({ streams: [broken(2n, 'missing')], anchors: ['cut'] })
})

test('two events exchanged within a stream are found', async () => {
  await tamper(
    `update log.event set revision = case revision when 1 then -2 else -1 end where stream = $1 and revision in (1, 2);`,
  )
  await tamper('update log.event set revision = -revision where stream = $1 and revision < 0')
  expect((await findings()).streams).toEqual([broken(1n, 'missing')])
})

test('events moved in the order of the whole log are found', async () => {
  await tamper('update log.event set ordinal = 100 - ordinal where stream = $1')
  expect(await findings()).toEqual({ streams: [broken(0n, 'missing')], anchors: ['rewritten'] })
})

test('a tail cut off one stream leaves a sound chain, and the anchor finds it', async () => {
  await tamper('delete from log.event where stream = $1 and revision >= 4')
  expect(await findings()).toEqual({ streams: [{ kind: 'ok', events: 4n }], anchors: ['cut'] })
})

test('a stream removed whole is found by the anchor', async () => {
  await tamper('delete from log.event where stream = $1')
  expect((await findings()).anchors).toEqual(['cut'])
})

test('a history rewritten with hashes that fit is found by the anchor', async () => {
  await tamper(`update log.event set type = 'Harmless', hash = sha256(
    decode(repeat('00', 32), 'hex') || convert_to('[' || to_json(stream) || ',0,"' || id || '","Harmless",'
      || (extract(epoch from recorded_at) * 1000)::bigint || ',' || data || ',' || metadata || ']', 'UTF8'))
    where stream like 'single-%'`)
  expect(await findings()).toEqual({ streams: [{ kind: 'ok', events: 6n }], anchors: ['rewritten'] })
})

test('an anchor made to fit is forged without the key', async () => {
  await tamper('update log.anchor set event_count = event_count - 1')
  expect((await findings()).anchors).toEqual(['forged'])
})

test('the log and its anchors cut together are found by a witness kept elsewhere', async () => {
  await tamper('delete from log.event where stream = $1 and revision >= 4')
  await tamper('delete from log.anchor')
  expect((await findings()).anchors).toEqual([])
  expect((await findings(anchor)).anchors).toEqual([{ gap: [1n, 1n] }, 'cut'])
})

test('nothing new means no new anchor', async () => {
  expect(anchor).toMatchObject({ number: 1n, count: 11n })
  expect(await writeAnchor({ log: store, pool: database.pool, key })).toBeUndefined()
})

test.each([
  "update log.event set type = 'x'",
  'delete from log.event',
  'truncate log.event',
  'update log.anchor set number = 7',
  'delete from log.anchor',
  'truncate log.anchor cascade',
])('the tables refuse: %s', async sql => {
  await expect(database.pool.query(sql)).rejects.toThrow(/only ever appended to/)
})
