// One consumer as a member of its group at the brokers: it keeps its place in the topic, and begins anew whenever the client gives up.
import { randomUUID } from 'node:crypto'
import type { EachBatchPayload, Kafka, Consumer as KafkaConsumer, KafkaMessage } from 'kafkajs'
import type { RecordedEvent } from '../../event-store/port'
import type { Delivery } from '../delivery'
import { fromMessage, typeOf } from './message'
import { untilDone } from './until-done'

export interface GroupMemberOptions {
  readonly kafka: Kafka
  readonly topic: string
  readonly delivery: Delivery
  /** Of each partition, one after the last event. */
  readonly ends: () => Promise<readonly { readonly partition: number; readonly offset: string }[]>
  readonly onTrouble: (error: unknown) => void
}

const SESSION_MS = 10_000
const HEARTBEAT_MS = 1500
/** A fetch that finds nothing ends then; one that finds something, at once. */
const LONGEST_FETCH_MS = 1000

export class GroupMember {
  readonly groupId: string
  #consumer: KafkaConsumer | undefined
  #closed = false
  #end: () => void = () => undefined
  readonly #ended = new Promise<void>(resolve => {
    this.#end = resolve
  })
  /** Whether it has a place in every partition: from there it goes on, however often it joins. */
  #hasPlaces: boolean

  constructor(private readonly options: GroupMemberOptions) {
    const { durable, name } = options.delivery.consumer
    // Who only listens wants everything that happens from now on, whoever else listens.
    this.#hasPlaces = durable
    this.groupId = durable ? `${options.topic}.${name}` : `${options.topic}.${name}.${randomUUID()}`
  }

  get durable(): boolean {
    return this.options.delivery.consumer.durable
  }

  /** Resolves when it listens, however long the brokers are away. */
  async start(): Promise<void> {
    if (this.#closed) return
    const { onTrouble } = this.options
    // What fails once it is closed concerns nobody.
    await untilDone(() => this.join(), { isClosed: () => this.#closed, onTrouble }).catch(() => undefined)
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#end()
    await this.#consumer?.disconnect().catch(() => undefined)
  }

  private async join(): Promise<void> {
    const consumer = this.options.kafka.consumer({
      groupId: this.groupId,
      sessionTimeout: SESSION_MS,
      heartbeatInterval: HEARTBEAT_MS,
      maxWaitTimeInMs: LONGEST_FETCH_MS,
      retry: { initialRetryTime: 100, maxRetryTime: 2000, retries: 5, restartOnFailure: async () => !this.#closed },
    })
    this.#consumer = consumer
    // The client begins anew by itself after failures that it takes for passing ones. After others it ends in silence, also while it begins.
    const ended = new Promise<never>((_resolve, reject) =>
      consumer.on(consumer.events.CRASH, ({ payload }) =>
        payload.restart ? this.options.onTrouble(payload.error) : reject(payload.error),
      ),
    )
    try {
      await Promise.race([ended, this.listen(consumer)])
    } catch (error) {
      await consumer.disconnect().catch(() => undefined)
      throw error
    }
    ended.catch(error => this.joinAgain(error))
  }

  private async joinAgain(error: unknown): Promise<void> {
    if (this.#closed) return
    this.options.onTrouble(error)
    await this.start()
  }

  private async listen(consumer: KafkaConsumer): Promise<void> {
    await consumer.connect()
    await consumer.subscribe({ topic: this.options.topic, fromBeginning: this.durable })
    const listens = this.#hasPlaces ? undefined : new Promise(resolve => consumer.on(consumer.events.FETCH, resolve))
    await consumer.run({
      autoCommit: false,
      partitionsConsumedConcurrently: 4,
      eachBatchAutoResolve: false,
      eachBatch: batch => this.handle(batch),
    })
    // Only what comes after its first look at the end of the topic reaches who has no place in it.
    await Promise.race([listens, this.#ended])
    // Closed while it was joining, the client has joined all the same.
    if (this.#closed) return await consumer.disconnect()
    if (!this.#hasPlaces) await this.keepPlaces(consumer)
  }

  /** In every partition, also where nothing has come yet: after a break it would begin at their ends again, and miss what came meanwhile. */
  private async keepPlaces(consumer: KafkaConsumer): Promise<void> {
    const { topic, ends } = this.options
    await consumer.commitOffsets((await ends()).map(({ partition, offset }) => ({ topic, partition, offset })))
    this.#hasPlaces = true
  }

  /** The place in the topic is kept after the effects, so that it is never ahead of them. */
  private async handle(payload: EachBatchPayload): Promise<void> {
    const { batch, heartbeat, resolveOffset, commitOffsetsIfNecessary, isRunning, isStale } = payload
    if (!isRunning() || isStale()) return
    const { delivery } = this.options
    const wanted = batch.messages.filter(message => delivery.consumer.concerns?.(typeOf(message)) ?? true)
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
}
