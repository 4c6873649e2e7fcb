// The relay's way of the log to Kafka, beside kafkajs alone sending the very same messages.
import { busMigrations, Inbox } from '@practicum/infra/bus/inbox'
import { KafkaBus } from '@practicum/infra/bus/kafka/kafka'
import { toMessage } from '@practicum/infra/bus/kafka/message'
import { Relay } from '@practicum/infra/bus/relay'
import type { EventStore, Position, RecordedEvent } from '@practicum/infra/event-store/port'
import { migrate } from '@practicum/infra/postgres/migrate'
import { createPool } from '@practicum/infra/postgres/pool'
import { Kafka, logLevel, type Message } from 'kafkajs'
import type { Bench } from './measurement'
import { median } from './rounds'
import type { TableRow } from './table'
import { withBroker } from './with-broker'

const EVENTS = 50_000
/** As the relay reads them. */
const BATCH = 500
const LOOK_MS = 10

export function benchRelay({ foundations, installation, pace }: Bench): Promise<readonly TableRow[]> {
  return withBroker(installation, async broker => {
    const first = await firstEvents(foundations.store)
    const connection = await installation.emptyDatabase('relay_bench')
    const pool = createPool(connection, { name: 'relay bench', max: 4 })
    await migrate(connection, [['bus', busMigrations]])
    const relayed: number[] = []
    const sent: number[] = []
    const messages = first.events.map(toMessage)
    // The first round of each warms up.
    for (let round = 0; round <= Math.min(pace.rounds, 5); round++) {
      relayed.push(await relayAll(foundations.store, first, new Inbox(pool), { broker, round }))
      sent.push(await sendAll(messages, `plain-${round}`, broker))
    }
    await pool.end()
    const ratios = relayed.map((seconds, round) => (sent[round] ?? Number.NaN) / seconds).slice(1)
    return [
      {
        what: `relay of ${first.events.length} events from the log to Kafka`,
        'per second': (first.events.length / median(relayed.slice(1))).toFixed(0),
        'of anchor': median(ratios).toFixed(2),
      },
      {
        what: '  anchor: kafkajs alone, the same messages, batches and acknowledgements',
        'per second': (first.events.length / median(sent.slice(1))).toFixed(0),
      },
    ]
  })
}

interface FirstEvents {
  readonly events: readonly RecordedEvent[]
  readonly position: Position
}

async function firstEvents(store: EventStore): Promise<FirstEvents> {
  return store.readAll({ limit: EVENTS })
}

/** The part of the log that is measured, as if there were no more. */
async function relayAll(
  store: EventStore,
  { position }: FirstEvents,
  inbox: Inbox,
  { broker, round }: { readonly broker: string; readonly round: number },
): Promise<number> {
  const fail = (error: unknown): void => {
    throw error
  }
  const bus = new KafkaBus({
    brokers: [broker],
    topic: `relay-${round}`,
    inbox,
    onError: fail,
    onTrouble: () => undefined,
  })
  await bus.start()
  const name = `relay-${round}`
  const relay = new Relay({ store, bus, inbox, onError: fail, name })
  const start = performance.now()
  relay.start()
  while ((await inbox.relayPosition(name)) < position) await new Promise(resolve => setTimeout(resolve, LOOK_MS))
  const seconds = (performance.now() - start) / 1000
  await relay.stop()
  await bus.close()
  return seconds
}

async function sendAll(messages: readonly Message[], topic: string, broker: string): Promise<number> {
  const kafka = new Kafka({ brokers: [broker], logLevel: logLevel.NOTHING })
  const admin = kafka.admin()
  await admin.connect()
  await admin.createTopics({ waitForLeaders: true, topics: [{ topic, numPartitions: 12, replicationFactor: 1 }] })
  await admin.disconnect()
  const producer = kafka.producer({ idempotent: true, maxInFlightRequests: 1, allowAutoTopicCreation: false })
  await producer.connect()
  const start = performance.now()
  for (let from = 0; from < messages.length; from += BATCH) {
    await producer.send({ topic, acks: -1, messages: messages.slice(from, from + BATCH) })
  }
  const seconds = (performance.now() - start) / 1000
  await producer.disconnect()
  return seconds
}
