// The broker of the suites: the one that KAFKA_BROKERS names, else one in a container, else one of our own.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBroker } from '@practicum/infra/bus/kafka/broker'
import { startKafka } from './containers'

export interface TestBroker {
  /** `host:port` each. */
  readonly addresses: readonly string[]
  /** Ends it at once, as a crash would. Not for brokers that somebody else runs. */
  kill(): Promise<void>
  /** With all it held, after {@link kill}. */
  restart(): Promise<void>
  stop(): Promise<void>
}

const source = process.env.KAFKA_FROM

/** False for brokers that somebody else runs. */
export const brokerMayDie = source !== 'named'

export function testBroker(): Promise<TestBroker> {
  if (source === 'named') return named(process.env.KAFKA_BROKERS ?? '')
  return source === 'container' ? contained() : own()
}

async function named(brokers: string): Promise<TestBroker> {
  const notOurs = (): never => {
    throw new Error('the brokers of KAFKA_BROKERS are not ours to kill')
  }
  return { addresses: brokers.split(','), kill: notOurs, restart: notOurs, stop: async () => undefined }
}

async function contained(): Promise<TestBroker> {
  const { address, container } = await startKafka()
  return {
    addresses: [address],
    kill: async () => void (await container.stop({ remove: false, timeout: 0 })),
    restart: () => container.restart(),
    stop: async () => void (await container.stop()),
  }
}

async function own(): Promise<TestBroker> {
  const folder = await mkdtemp(join(tmpdir(), 'practicum-kafka-'))
  const broker = await startBroker({ root: join(__dirname, '..', '..', '..'), folder, shortLived: true })
  return {
    addresses: [broker.address],
    kill: () => broker.kill(),
    restart: () => broker.restart(),
    async stop() {
      await broker.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
