// The way of an append to the server: conflicts in the port's words, and the position that reading will show.
import {
  type AppendExpectedRevision,
  type EventStoreDBClient,
  jsonEvent,
  WrongExpectedVersionError,
} from '@eventstore/db-client'
import { type AppendResult, type Expected, VersionConflict } from '../port'
import { toPosition } from '../positions'
import type { StorableEvent } from '../storable'
import { answered } from './answered'
import type { Reader } from './reader'

const SILENCE_MS = 10_000

const EXPECTED: Readonly<Record<'any' | 'none' | 'some', AppendExpectedRevision>> = {
  any: 'any',
  none: 'no_stream',
  some: 'stream_exists',
}

export class Appender {
  constructor(
    private readonly client: EventStoreDBClient,
    private readonly reader: Reader,
  ) {}

  async append(stream: string, events: readonly StorableEvent[], expected: Expected): Promise<AppendResult> {
    const messages = events.map(({ id, type, data, metadata }) =>
      jsonEvent({ id, type, data: JSON.parse(data), metadata: JSON.parse(metadata) }),
    )
    const expectedRevision = typeof expected === 'bigint' ? expected : EXPECTED[expected]
    try {
      const sent = this.client.appendToStream(stream, messages, { expectedRevision })
      const { nextExpectedRevision: revision, position } = await answered(sent, SILENCE_MS)
      // Of several events the server answers where their transaction ends, which is not where the last of them stands.
      return events.length === 1 && position
        ? { revision, position: toPosition(position.commit, position.prepare) }
        : { revision, position: await this.reader.positionOf(stream, revision) }
    } catch (error) {
      throw error instanceof WrongExpectedVersionError ? conflict(stream, expected, error) : error
    }
  }
}

function conflict(stream: string, expected: Expected, { actualVersion }: WrongExpectedVersionError): VersionConflict {
  return new VersionConflict(stream, expected, typeof actualVersion === 'bigint' ? actualVersion : 'none')
}
