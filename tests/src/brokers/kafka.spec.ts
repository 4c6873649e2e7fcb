// The bus through a real broker: nothing lost, no effect twice, in order within a stream, through crashes and changes of who reads.
import { randomUUID } from 'node:crypto'
import { busMigrations, Inbox } from '@practicum/infra/bus/inbox'
import { KafkaBus } from '@practicum/infra/bus/kafka/kafka'
import type { Consumer } from '@practicum/infra/bus/port'
import { Relay } from '@practicum/infra/bus/relay'
import { sample } from '@practicum/infra/event-store/contract/fixtures'
import { memoryEventStore } from '@practicum/infra/event-store/memory'
import type { RecordedEvent } from '@practicum/infra/event-store/port'
import { toPosition } from '@practicum/infra/event-store/positions'
import { migrate } from '@practicum/infra/postgres/migrate'
import { derivedId } from '@practicum/shared/kernel/ids'
import { Kafka, KafkaJSNonRetriableError, logLevel } from 'kafkajs'
import { eventually } from '../api/harness/eventually'
import { brokerMayDie, type TestBroker, testBroker } from '../setup/broker'
import { type TestDatabase, testDatabase } from '../setup/database'
import { PATIENCE_MS } from '../setup/patience'
import { inRounds } from '../setup/rounds'

let database: TestDatabase
let inbox: Inbox
let broker: TestBroker

beforeAll(async () => {
  database = await testDatabase()
  await migrate(database.connection, [['bus', busMigrations]])
  inbox = new Inbox(database.pool)
  broker = await testBroker()
})
afterAll(async () => {
  await broker.stop()
  await database.drop()
})

const troubles: unknown[] = []
const open: KafkaBus[] = []
afterEach(async () => {
  jest.restoreAllMocks()
  await Promise.all(open.splice(0).map(bus => bus.close()))
})

let topic = ''
beforeEach(() => {
  topic = `events-${randomUUID()}`
})

async function bus(...consumers: readonly Consumer[]): Promise<KafkaBus> {
  const made = new KafkaBus({
    brokers: broker.addresses,
    topic,
    inbox,
    retryMs: 2,
    onError: error => troubles.push(error),
    onTrouble: error => troubles.push(error),
  })
  for (const consumer of consumers) made.subscribe(consumer)
  open.push(made)
  await made.start()
  return made
}

let numbered = 0
function event(stream: string, n: number): RecordedEvent {
  numbered += 1
  return { ...sample(n), stream, revision: BigInt(n), position: toPosition(numbered, 0), recordedAt: new Date() }
}

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

function noting(name: string, durable = true) {
  const handled: { stream: string; n: number }[] = []
  const handle = async ({ stream, data }: RecordedEvent): Promise<void> => {
    handled.push({ stream, n: (data as { n: number }).n })
  }
  return { name: `${name}-${topic}`, durable, handle, handled }
}

async function until(holds: () => boolean): Promise<void> {
  const giveUp = Date.now() + PATIENCE_MS
  while (!holds()) {
    if (Date.now() > giveUp) throw new Error('it never came about')
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

test('every durable consumer handles every event once, each stream in order, whatever arrives twice', async () => {
  const [one, two] = [noting('one'), noting('two')]
  const carrier = await bus(one, two)
  const events = range(300).map(n => event(`thing-${n % 7}`, n))
  await carrier.publish(events.slice(0, 200))
  await carrier.publish(events.slice(100))
  await until(() => one.handled.length >= 300 && two.handled.length >= 300)
  for (const { handled } of [one, two]) {
    expect(handled).toHaveLength(300)
    for (const stream of range(7)) {
      const own = handled.filter(({ n }) => n % 7 === stream).map(({ n }) => n)
      expect(own).toEqual(own.toSorted((a, b) => a - b))
    }
  }
})

describe.each([
  ['a durable consumer', true],
  ['one that only listens', false],
])('of the client giving up on %s', (_kind, durable) => {
  /** A failure that the client does not take for a passing one, so that it ends; the brokers’ own is this one while a group has no coordinator. */
  const giveUpOnce = (step: 'joinAndSync' | 'fetch') => jest.spyOn(clientGroup, step).mockRejectedValueOnce(gaveUp)
  const gaveUp = new KafkaJSNonRetriableError('given up')
  const clientGroup = jest.requireActual<{ prototype: Record<'joinAndSync' | 'fetch', () => Promise<unknown>> }>(
    'kafkajs/src/consumer/consumerGroup',
  ).prototype

  test('while it joins, it joins once more', async () => {
    const given = giveUpOnce('joinAndSync')
    const reader = noting('late', durable)
    const carrier = await bus(reader)
    expect(given.mock.calls.length).toBeGreaterThan(1)
    await carrier.publish([event('thing-1', 1)])
    await until(() => reader.handled.length === 1)
    expect(troubles.map(String)).toContain('KafkaJSNonRetriableError: given up')
  })

  test('afterwards, it goes on where it was', async () => {
    const reader = noting('ended', durable)
    const carrier = await bus(reader)
    await carrier.publish([event('thing-1', 1)])
    await until(() => reader.handled.length === 1)
    const given = giveUpOnce('fetch')
    await until(() => given.mock.calls.length > 0)
    await carrier.publish(range(20).map(n => event(`thing-${n}`, n + 2)))
    await until(() => reader.handled.length >= 21)
    expect(reader.handled).toHaveLength(21)
  })
})

/** Resolves when nobody is in the group any more. */
async function hasLeft(groupId: string): Promise<void> {
  const admin = new Kafka({ brokers: [...broker.addresses], logLevel: logLevel.NOTHING }).admin()
  await admin.connect()
  try {
    await eventually(
      () => admin.describeGroups([groupId]),
      ({ groups }) => groups.every(({ members }) => members.length === 0),
    )
  } finally {
    await admin.disconnect()
  }
}

test('what a bus that closes leaves undone is done by the next one, also while another consumer still has something in hand', async () => {
  const quick = noting('quick')
  const handled: number[] = []
  const letGo = new Map<string, () => void>()
  const held = (name: string): Consumer => ({
    ...noting(name),
    handle: ({ data }) =>
      new Promise<void>(resolve => {
        handled.push((data as { n: number }).n)
        letGo.set(name, resolve)
      }),
  })
  const first = await bus(held('quick'), held('slow'))
  // One stream: the others wait behind the first, in both consumers.
  await first.publish(range(100).map(n => event('thing-1', n)))
  await until(() => letGo.size === 2)
  const closed = first.close()
  letGo.get('quick')?.()
  // A place that is kept wrongly is kept by then.
  await hasLeft(`${topic}.${quick.name}`)
  letGo.get('slow')?.()
  await closed
  expect(handled).toEqual([0, 0])
  await bus(quick)
  await until(() => quick.handled.length === 99)
  expect(quick.handled.map(({ n }) => n)).toEqual(range(100).slice(1))
})

test('an event comes out as it went in', async () => {
  const seen: RecordedEvent[] = []
  const carrier = await bus({ ...noting('whole'), handle: async received => void seen.push(received) })
  const sent = { ...event('thing-1', 5), data: { n: 5, text: 'ä\n"' }, metadata: { actor: { userId: 'x' } } }
  await carrier.publish([sent])
  await until(() => seen.length === 1)
  expect(seen).toEqual([sent])
})

test('of events as large as the log takes, and of many large ones to one stream, all arrive', async () => {
  const reader = noting('large')
  const made = await bus(reader)
  const large = (n: number, bytes: number): RecordedEvent => {
    return { ...event('thing-large', n), data: { n, text: 'x'.repeat(bytes) } }
  }
  await made.publish([large(0, 1_040_000), ...range(300).map(n => large(n + 1, 10_000))])
  await until(() => reader.handled.length === 301)
  expect(reader.handled.map(({ n }) => n)).toEqual(range(301))
})

test('who only listens hears what happens while it listens, on every instance', async () => {
  const [early, late] = [noting('ear', false), noting('ear', false)]
  const carrier = await bus(early)
  const heard = async (): Promise<void> => {
    while (early.handled.length === 0) {
      await carrier.publish([event('thing-1', 0)])
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
  await heard()
  const second = await bus(late)
  while (late.handled.length === 0) {
    await second.publish([event('thing-1', 1)])
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  expect(late.handled.every(({ n }) => n === 1)).toBe(true)
  await until(() => early.handled.some(({ n }) => n === 1))
})

if (brokerMayDie) {
  test('what was published while the broker was away arrives afterwards, once', async () => {
    const one = noting('patient')
    const carrier = await bus(one)
    await carrier.publish([event('thing-1', 0)])
    await until(() => one.handled.length === 1)
    const before = troubles.length
    await broker.kill()
    const waiting = carrier.publish(range(50).map(n => event('thing-1', n + 1)))
    await until(() => troubles.length > before)
    await broker.restart()
    await waiting
    await until(() => one.handled.length >= 51)
    expect(one.handled.map(({ n }) => n)).toEqual(range(51))
  })

  test('a relay gives its work up while the broker is away; the next one carries everything, once and in order', async () => {
    const one = noting('handed-on')
    const store = memoryEventStore()
    const relayOf = (carrier: KafkaBus): Relay =>
      new Relay({ store, bus: carrier, inbox, name: topic, onError: error => troubles.push(error) })
    const first = relayOf(await bus(one))
    first.start()
    await store.append('thing-1', [sample(0)], 'any')
    await until(() => one.handled.length === 1)
    await broker.kill()
    for (const n of range(50)) await store.append('thing-1', [sample(n + 1)], 'any')
    await first.stop()
    await broker.restart()
    const second = relayOf(await bus())
    second.start()
    await until(() => one.handled.length >= 51)
    await second.stop()
    expect(one.handled.map(({ n }) => n)).toEqual(range(51))
  })
}

const MESSAGES_EACH = 2000

test('of messages through changes of who reads them, sent twice in part, none is lost and none takes effect twice', () =>
  inRounds({ what: 'changes of who reads a topic, 2,000 messages each', short: 2, whole: 50 }, async rounds => {
    const messages = MESSAGES_EACH * rounds
    // As the effects of the product are: named after the event, so that the log itself knows a second one.
    const effects = memoryEventStore()
    let calls = 0
    const counted = (onCall = (): void => undefined): Consumer => ({
      name: `counted-${topic}`,
      durable: true,
      async handle({ id }) {
        calls += 1
        onCall()
        await effects.append(`effect-${id}`, [{ ...sample(), id: derivedId('effect', id) }], 'none')
      },
    })
    const carrier = await bus(counted())
    const events = range(messages).map(n => event(`thing-${n % 500}`, n))
    const sending = (async () => {
      for (let from = 0; from < messages; from += 1000) {
        await carrier.publish(events.slice(from, from + 1000))
        if (from % 5000 === 0) await carrier.publish(events.slice(from, from + 500))
      }
    })()
    for (let round = 0; round < rounds / 2; round++) {
      let callsOfPassing = 0
      const passing = await bus(counted(() => void callsOfPassing++))
      await until(() => callsOfPassing > 0 || calls >= messages)
      await passing.close()
    }
    await sending
    const seen = async (): Promise<number> => {
      const { rows } = await database.pool.query<{ total: number }>(
        'select count(*)::int as total from bus.inbox where consumer = $1',
        [`counted-${topic}`],
      )
      return rows[0]?.total ?? 0
    }
    while ((await seen()) < messages) await new Promise(resolve => setTimeout(resolve, 200))
    const { events: written } = await effects.readAll({ limit: 2 * messages })
    const streams = new Set(written.map(({ stream }) => stream)).size
    expect(calls).toBeGreaterThanOrEqual(messages)
    return { lost: messages - streams, twice: written.length - streams }
  }))

test('what is no event of this product is passed over, and reported', async () => {
  const consumer = noting('unshaken')
  const made = await bus(consumer)
  const before = troubles.length
  const producer = new Kafka({ brokers: [...broker.addresses], logLevel: logLevel.NOTHING }).producer()
  await producer.connect()
  for (const value of ['not even JSON', '{"id":1}']) {
    await producer.send({ topic, messages: [{ key: 'one', value }] })
  }
  await producer.disconnect()
  await made.publish([event('one', 0)])
  await until(() => consumer.handled.length === 1)
  expect(troubles.length).toBe(before + 2)
})

test('who only listens leaves no group behind', async () => {
  const made = await bus(noting('passing', false), noting('staying'))
  await made.close()
  const admin = new Kafka({ brokers: [...broker.addresses], logLevel: logLevel.NOTHING }).admin()
  await admin.connect()
  const { groups } = await admin.listGroups()
  await admin.disconnect()
  const left = groups.map(({ groupId }) => groupId).filter(id => id.includes(topic))
  expect(left).toEqual([`${topic}.staying-${topic}`])
})

if (brokerMayDie) {
  test('who only listens, and has heard nothing yet, misses nothing that comes while it finds its way back to the brokers', async () => {
    const listener = noting('patient', false)
    await bus(listener)
    const before = troubles.length
    await broker.kill()
    // It has given the brokers up, and begins anew.
    await until(() => troubles.length > before)
    await broker.restart()
    const other = await bus()
    await other.publish(range(50).map(n => event(`stream ${n}`, 0)))
    await until(() => listener.handled.length === 50)
  })
}
