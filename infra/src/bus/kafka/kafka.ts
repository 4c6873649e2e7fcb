// The bus of an installation of several processes: events go through a topic of Kafka, and every consumer keeps its own place in it.
import { randomUUID } from 'node:crypto'
import {
  type Admin,
  type EachBatchPayload,
  Kafka,
  type Consumer as KafkaConsumer,
  type KafkaMessage,
  logLevel,
  type Message,
  type Producer,
} from 'kafkajs'
import { MAX_APPEND_BYTES, type RecordedEvent } from '../../event-store/port'
import { Delivery, type DeliveryOptions } from '../delivery'
import type { Bus, Consumer } from '../port'
import { fromMessage, toMessage, typeOf } from './message'
import { Outgoing } from './outgoing'

export interface KafkaBusOptions extends DeliveryOptions {
  /** `host:port` of some brokers; they name the others. */
  readonly brokers: readonly string[]
  /** Told of what goes wrong with the brokers themselves; the bus goes on trying. */
  readonly onTrouble: (error: unknown) => void
  readonly topic?: string
  readonly partitions?: number
  /** Brokers that hold each partition. */
  readonly replicas?: number
}

const TOPIC = 'practicum.events'
const PARTITIONS = 12
/** In bytes: an event of all that an append may hold, as it is written on the way. Brokers take half of it by themselves. */
const LARGEST = { name: 'max.message.bytes', value: String(2 * MAX_APPEND_BYTES) }
const RETRY_MS = 250
const SESSION_MS = 10_000
const HEARTBEAT_MS = 1500
/** A fetch that finds nothing ends then; one that finds something, at once. */
const LONGEST_FETCH_MS = 1000

/** Call {@link start} after the consumers are subscribed. */
export class KafkaBus implements Bus {
  readonly #kafka: Kafka
  readonly #topic: string
  readonly #deliveries: Delivery[] = []
  readonly #consumers: KafkaConsumer[] = []
  /** Those that end with this bus. */
  readonly #ownGroups: string[] = []
  #producer: Producer | undefined
  readonly #outgoing = new Outgoing((messages, given) => this.untilDone(() => this.send(messages), given))
  #closed = false

  constructor(private readonly options: KafkaBusOptions) {
    this.#topic = options.topic ?? TOPIC
    this.#kafka = new Kafka({
      clientId: 'practicum',
      brokers: [...options.brokers],
      logLevel: logLevel.NOTHING,
      retry: { initialRetryTime: 100, maxRetryTime: 2000, retries: 5 },
    })
  }

  subscribe(consumer: Consumer): void {
    this.#deliveries.push(new Delivery(consumer, this.options))
  }

  /** Makes the topic where it is missing and joins the groups; waits for the brokers as long as it takes. */
  async start(): Promise<void> {
    await this.untilDone(() => this.makeTopic())
    await Promise.all(this.#deliveries.map(delivery => this.untilDone(() => this.listen(delivery))))
  }

  /** Resolves when the brokers hold all of them; in order. */
  publish(events: readonly RecordedEvent[], given?: AbortSignal): Promise<void> {
    return this.#outgoing.publish(events.map(toMessage), given)
  }

  async close(): Promise<void> {
    this.#closed = true
    await Promise.all(this.#deliveries.map(delivery => delivery.close()))
    const ends = [...this.#consumers, ...(this.#producer ? [this.#producer] : [])]
    await Promise.all(ends.map(end => end.disconnect().catch(() => undefined)))
    // Brokers that are away forget them by themselves, after days.
    if (this.#ownGroups.length > 0) {
      await this.asAdmin(admin => admin.deleteGroups(this.#ownGroups), { retries: 0 }).catch(() => undefined)
    }
  }

  private async send(messages: readonly Message[]): Promise<void> {
    try {
      this.#producer ??= await this.connectedProducer()
      await this.#producer.send({ topic: this.#topic, acks: -1, messages: [...messages] })
    } catch (error) {
      // Its numbering may be void after a failure; another one begins anew, and consumers know what they have seen.
      const failed = this.#producer
      this.#producer = undefined
      await failed?.disconnect().catch(() => undefined)
      throw error
    }
  }

  private async connectedProducer(): Promise<Producer> {
    const producer = this.#kafka.producer({ idempotent: true, maxInFlightRequests: 1, allowAutoTopicCreation: false })
    await producer.connect()
    return producer
  }

  private async makeTopic(): Promise<void> {
    const { partitions = PARTITIONS, replicas = 1 } = this.options
    const topics = [
      { topic: this.#topic, numPartitions: partitions, replicationFactor: replicas, configEntries: [LARGEST] },
    ]
    await this.asAdmin(admin => admin.createTopics({ waitForLeaders: true, topics }))
  }

  private async asAdmin<Result>(work: (admin: Admin) => Promise<Result>, retry?: { retries: number }): Promise<Result> {
    const admin = this.#kafka.admin(retry && { retry })
    try {
      await admin.connect()
      return await work(admin)
    } finally {
      await admin.disconnect().catch(() => undefined)
    }
  }

  private async listen(delivery: Delivery): Promise<void> {
    const { durable, name } = delivery.consumer
    // Who only listens wants everything that happens from now on, whoever else listens.
    const groupId = durable ? `${this.#topic}.${name}` : `${this.#topic}.${name}.${randomUUID()}`
    const consumer = this.#kafka.consumer({
      groupId,
      sessionTimeout: SESSION_MS,
      heartbeatInterval: HEARTBEAT_MS,
      maxWaitTimeInMs: LONGEST_FETCH_MS,
      retry: { initialRetryTime: 100, maxRetryTime: 2000, retries: 5, restartOnFailure: async () => !this.#closed },
    })
    consumer.on(consumer.events.CRASH, ({ payload }) => this.options.onTrouble(payload.error))
    await consumer.connect()
    this.#consumers.push(consumer)
    if (!durable) this.#ownGroups.push(groupId)
    await consumer.subscribe({ topic: this.#topic, fromBeginning: durable })
    const listens = durable ? undefined : new Promise(resolve => consumer.on(consumer.events.FETCH, resolve))
    await consumer.run({
      autoCommit: false,
      partitionsConsumedConcurrently: 4,
      eachBatchAutoResolve: false,
      eachBatch: batch => this.handle(delivery, batch),
    })
    // Only what comes after its first look at the end of the topic reaches who has no place in it.
    await listens
    if (!durable) await this.untilDone(() => this.keepPlaces(consumer))
  }

  /** In every partition, also where nothing has come yet: after a break it would begin at their ends again, and miss what came meanwhile. */
  private async keepPlaces(consumer: KafkaConsumer): Promise<void> {
    const ends = await this.asAdmin(admin => admin.fetchTopicOffsets(this.#topic))
    await consumer.commitOffsets(ends.map(({ partition, offset }) => ({ topic: this.#topic, partition, offset })))
  }

  /** The place in the topic is kept after the effects, so that it is never ahead of them. */
  private async handle(delivery: Delivery, payload: EachBatchPayload): Promise<void> {
    const { batch, heartbeat, resolveOffset, commitOffsetsIfNecessary, isRunning, isStale } = payload
    if (!isRunning() || isStale()) return
    const { concerns } = delivery.consumer
    const wanted = batch.messages.filter(message => concerns?.(typeOf(message)) ?? true)
    const beat = setInterval(() => heartbeat().catch(() => undefined), HEARTBEAT_MS)
    try {
      await delivery.take(wanted.flatMap(message => this.eventsIn(message)))
    } finally {
      clearInterval(beat)
    }
    if (this.#closed) return
    resolveOffset(batch.lastOffset())
    await commitOffsetsIfNecessary(payload.uncommittedOffsets())
    await heartbeat()
  }

  /** What is no event can never be handled: waiting behind it, nothing else would be. */
  private eventsIn(message: KafkaMessage): readonly RecordedEvent[] {
    try {
      return [fromMessage(message)]
    } catch (error) {
      this.options.onTrouble(error)
      return []
    }
  }

  private async untilDone(work: () => Promise<void>, given?: AbortSignal): Promise<void> {
    for (;;) {
      given?.throwIfAborted()
      try {
        return await work()
      } catch (error) {
        if (this.#closed) throw error
        this.options.onTrouble(error)
        await new Promise(resolve => setTimeout(resolve, RETRY_MS))
      }
    }
  }
}
