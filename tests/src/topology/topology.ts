// The whole installation as plain processes, for specs: a database and a broker of its own, two of each service where nobody wants fewer, and the demonstration.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestBroker, testBroker } from '../setup/broker'
import { type TestDatabase, testDatabase } from '../setup/database'
import { type Spread, type SpreadOptions, startSpread } from '../spread/spread'

export interface Topology extends Spread {
  readonly database: TestDatabase
  readonly broker: TestBroker
  /** Where its events go; brokers that somebody else runs carry others, too. */
  readonly topic: string
}

export async function startTopology(
  more: Partial<Pick<SpreadOptions, 'ingress' | 'settings' | 'instances'>> = {},
): Promise<Topology> {
  const folder = await mkdtemp(join(tmpdir(), 'practicum-topology-'))
  const [database, broker] = await Promise.all([testDatabase(), testBroker()])
  const topic = `practicum-${randomUUID()}`
  const spread = await startSpread({
    connection: database.connection,
    brokers: broker.addresses,
    folder,
    programs: join(__dirname, '..', '..', '..', 'dist', 'server'),
    instances: more.instances ?? 2,
    // An erasure waits until nobody remembers the key.
    settings: {
      DEMO: 'true',
      KEYS_REMEMBERED_SECONDS: '1',
      KAFKA_TOPIC: topic,
      ...more.settings,
    },
    ...(more.ingress ? { ingress: more.ingress } : {}),
  })
  return {
    ...spread,
    database,
    broker,
    topic,
    async close() {
      await spread.close()
      await broker.stop()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
