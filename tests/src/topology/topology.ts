// The whole installation as plain processes, for specs: a database and a broker of its own, two of each service, and the demonstration.
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
}

export async function startTopology(more: Pick<SpreadOptions, 'ingress' | 'settings'> = {}): Promise<Topology> {
  const folder = await mkdtemp(join(tmpdir(), 'practicum-topology-'))
  const [database, broker] = await Promise.all([testDatabase(), testBroker()])
  const spread = await startSpread({
    connection: database.connection,
    brokers: broker.addresses,
    folder,
    programs: join(__dirname, '..', '..', '..', 'dist', 'server'),
    instances: 2,
    // Brokers that somebody else runs carry other events, too.
    // And an erasure waits until nobody remembers the key.
    settings: {
      DEMO: 'true',
      KEYS_REMEMBERED_SECONDS: '1',
      KAFKA_TOPIC: `practicum-${randomUUID()}`,
      ...more.settings,
    },
    ...(more.ingress ? { ingress: more.ingress } : {}),
  })
  return {
    ...spread,
    database,
    broker,
    async close() {
      await spread.close()
      await broker.stop()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
