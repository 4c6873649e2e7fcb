// The bus of an installation of several processes: events go through a topic of Kafka, and every consumer keeps its own place in it.
import { type Admin, Kafka, logLevel, type Message, type Producer } from 'kafkajs'
import { MAX_APPEND_BYTES, type RecordedEvent } from '../../event-store/port'
import { Delivery, type DeliveryOptions } from '../delivery'
import type { Bus, Consumer } from '../port'
import { GroupMember } from './group-member'
import { toMessage } from './message'
import { Outgoing } from './outgoing'
import { untilDone } from './until-done'

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

/** Call {@link start} after the consumers are subscribed. */
export class KafkaBus implements Bus {
  readonly #kafka: Kafka
  readonly #topic: string
  readonly #deliveries: Delivery[] = []
  readonly #members: GroupMember[] = []
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
    const delivery = new Delivery(consumer, this.options)
    this.#deliveries.push(delivery)
    const ends = () => this.asAdmin(admin => admin.fetchTopicOffsets(this.#topic))
    const { onTrouble } = this.options
    this.#members.push(new GroupMember({ kafka: this.#kafka, topic: this.#topic, delivery, ends, onTrouble }))
  }

  /** Makes the topic where it is missing and joins the groups; waits for the brokers as long as it takes. */
  async start(): Promise<void> {
    await this.untilDone(() => this.makeTopic())
    await Promise.all(this.#members.map(member => member.start()))
  }

  /** Resolves when the brokers hold all of them; in order. */
  publish(events: readonly RecordedEvent[], given?: AbortSignal): Promise<void> {
    return this.#outgoing.publish(events.map(toMessage), given)
  }

  async close(): Promise<void> {
    this.#closed = true
    // They hear of it first: what a closed delivery leaves undone, none of them may count as handled.
    const ends = this.#members.map(member => member.close())
    await Promise.all(this.#deliveries.map(delivery => delivery.close()))
    await Promise.all(ends)
    await this.#producer?.disconnect().catch(() => undefined)
    const ownGroups = this.#members.filter(({ durable }) => !durable).map(({ groupId }) => groupId)
    // Brokers that are away forget them by themselves, after days.
    if (ownGroups.length > 0) {
      await this.asAdmin(admin => admin.deleteGroups(ownGroups), { retries: 0 }).catch(() => undefined)
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

  private untilDone(work: () => Promise<void>, given?: AbortSignal): Promise<void> {
    return untilDone(work, { isClosed: () => this.#closed, onTrouble: this.options.onTrouble }, given)
  }
}
