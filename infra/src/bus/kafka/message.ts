// An event on its way through Kafka: its stream is the key, so that a stream keeps its order, its id stands in a header.
import type { KafkaMessage, Message } from 'kafkajs'
import { z } from 'zod'
import type { RecordedEvent } from '../../event-store/port'

// What a newer release adds does not disturb.
const carried = z.object({
  id: z.string(),
  type: z.string(),
  stream: z.string(),
  revision: z.string().transform(BigInt),
  position: z.string(),
  recordedAt: z.string().transform(text => new Date(text)),
  data: z.unknown(),
  metadata: z.record(z.string(), z.unknown()),
})

export function toMessage(event: RecordedEvent): Message {
  const { revision, recordedAt } = event
  const value = JSON.stringify({ ...event, revision: String(revision), recordedAt: recordedAt.toISOString() })
  return { key: event.stream, value, headers: { 'event-id': event.id, 'event-type': event.type } }
}

/** Throws a ZodError for what no relay of this product has sent. */
export function fromMessage({ value }: Pick<KafkaMessage, 'value'>): RecordedEvent {
  return carried.parse(JSON.parse(value?.toString('utf8') ?? 'null'))
}

export const typeOf = ({ headers }: Pick<KafkaMessage, 'headers'>): string => String(headers?.['event-type'] ?? '')
