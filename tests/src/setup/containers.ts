// Servers in containers, for suites that a Docker engine lets run against the real thing.
import { freePort } from '@practicum/infra/config/free-port'
import { GenericContainer, type StartedTestContainer, Wait } from 'testcontainers'

/** The first two are the images of docker-compose.yml; the storage of the suites keeps nothing. */
export const EVENTSTORE_IMAGE = 'eventstore/eventstore:24.10.0-bookworm-slim'
export const KAFKA_IMAGE = 'apache/kafka:3.9.1'
const S3_IMAGE = 'adobe/s3mock:4.11.0'
const STARTS_WITHIN_MS = 300_000

export interface Contained {
  /** `host:port` */
  readonly address: string
  readonly container: StartedTestContainer
}

/** A single node without TLS that keeps everything in memory. */
export async function startEventStore(): Promise<Contained> {
  const container = await new GenericContainer(EVENTSTORE_IMAGE)
    .withEnvironment({ EVENTSTORE_INSECURE: 'true', EVENTSTORE_MEM_DB: 'true', EVENTSTORE_CLUSTER_SIZE: '1' })
    .withExposedPorts(2113)
    .withWaitStrategy(Wait.forHttp('/health/live', 2113).forStatusCode(204))
    .withStartupTimeout(STARTS_WITHIN_MS)
    .start()
  return { address: `${container.getHost()}:${container.getMappedPort(2113)}`, container }
}

/** One empty bucket. */
export async function startS3(bucket: string): Promise<Contained> {
  const container = await new GenericContainer(S3_IMAGE)
    .withEnvironment({ COM_ADOBE_TESTING_S3MOCK_STORE_INITIAL_BUCKETS: bucket })
    .withExposedPorts(9090)
    .withWaitStrategy(Wait.forHttp('/', 9090))
    .withStartupTimeout(STARTS_WITHIN_MS)
    .start()
  return { address: `${container.getHost()}:${container.getMappedPort(9090)}`, container }
}

/** One node as broker and controller, at one address for as long as it lives, also when it is stopped and started again. */
export async function startKafka(): Promise<Contained> {
  const port = await freePort()
  const address = `127.0.0.1:${port}`
  const container = await new GenericContainer(KAFKA_IMAGE)
    .withEnvironment({
      KAFKA_NODE_ID: '1',
      KAFKA_PROCESS_ROLES: 'broker,controller',
      KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
      KAFKA_LISTENERS: 'PLAINTEXT://0.0.0.0:9092,CONTROLLER://0.0.0.0:9093',
      KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://${address}`,
      KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
      KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT',
      KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
      KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
      KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
    })
    .withExposedPorts({ container: 9092, host: port })
    .withWaitStrategy(Wait.forLogMessage(/Kafka Server started/))
    .withStartupTimeout(STARTS_WITHIN_MS)
    .start()
  return { address, container }
}
