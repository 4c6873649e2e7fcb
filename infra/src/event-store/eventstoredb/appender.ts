// The way of an append to the server: chained to what its stream ends with, conflicts in the port's words, and the position that reading will show.
import { jsonEvent, type Position as ServerPosition, WrongExpectedVersionError } from '@eventstore/db-client'
import { type ChainedEvent, GENESIS } from '../chain'
import { type AppendResult, type Expected, VersionConflict } from '../port'
import { toPosition } from '../positions'
import type { StorableEvent } from '../storable'
import { answered } from './answered'
import type { Calls } from './calls'
import type { Heads } from './heads'
import { chainOnto, type Linked, linked } from './link'
import type { Reader } from './reader'

const ANSWER_TIMEOUT_MS = 10_000
/** Of a last try, however little time a failover leaves it. */
const LEAST_TIMEOUT_MS = 1000

/** What an append is chained to: the last event of a stream. */
interface Head {
  /** -1 before the first. */
  readonly revision: bigint
  readonly hash: Buffer
}

/** Without a position where an old server does not tell. */
interface Sent {
  readonly revision: bigint
  readonly position: ServerPosition | undefined
}

export class Appender {
  constructor(
    private readonly calls: Calls,
    private readonly reader: Reader,
    private readonly heads: Heads,
  ) {}

  /** Every append goes out under an exact revision, for its hashes stand on that of the event before. */
  async append(stream: string, events: readonly StorableEvent[], expected: Expected): Promise<AppendResult> {
    for (;;) {
      const result = await this.attempt(stream, events, expected)
      if (!(result instanceof VersionConflict)) return result
      // Who does not mind the revision is only overtaken, and one of those who try gets on each time.
      if (expected !== 'any' && expected !== 'some') throw result
    }
  }

  /** Rejects with {@link VersionConflict} where an event does not follow its stream's last. */
  async restore(events: readonly ChainedEvent[]): Promise<void> {
    for (const run of runsOf(events)) {
      const [{ stream, revision }] = run
      try {
        await this.send(stream, run.map(linked), revision - 1n)
      } catch (error) {
        throw error instanceof WrongExpectedVersionError ? conflict(stream, revision - 1n, error) : error
      }
    }
  }

  private async attempt(
    stream: string,
    events: readonly StorableEvent[],
    expected: Expected,
  ): Promise<AppendResult | VersionConflict> {
    const head = await this.headFor(stream, expected)
    const place = { stream, revision: head.revision + 1n, recordedAt: new Date() }
    try {
      // What was written is not remembered: a repeat that the server recognised wrote nothing, and other hashes stand there.
      const { revision, position } = await this.send(stream, chainOnto(head.hash, events, place), head.revision)
      // Of several events the server answers where their transaction ends, which is not where the last of them stands.
      return events.length === 1 && position
        ? { revision, position: toPosition(position.commit, position.prepare) }
        : { revision, position: await this.reader.positionOf(stream, revision) }
    } catch (error) {
      if (error instanceof WrongExpectedVersionError) return conflict(stream, expected, error)
      throw error
    }
  }

  /**
   * The server knows a repeat by its ids and its place, so an unknown outcome is settled by the very same again. It drops one that comes while the first
   * is on its way, and says after a while that there was no answer.
   */
  private send(stream: string, events: readonly Linked[], expected: bigint): Promise<Sent> {
    const messages = events.map(({ id, type, data, metadata }) =>
      jsonEvent({ id, type, data: JSON.parse(data), metadata: { ...metadata } }),
    )
    const expectedRevision = expected < 0n ? 'no_stream' : expected
    return this.calls.through(async (client, left) => {
      const sent = client.appendToStream(stream, messages, { expectedRevision, requiresLeader: true })
      const patience = Math.min(Math.max(left, LEAST_TIMEOUT_MS), ANSWER_TIMEOUT_MS)
      const { nextExpectedRevision: revision, position } = await answered(sent, patience)
      return { revision, position }
    })
  }

  private async headFor(stream: string, expected: Expected): Promise<Head> {
    if (expected === 'none') return { revision: -1n, hash: GENESIS }
    if (typeof expected === 'bigint') return { revision: expected, hash: await this.hashAt(stream, expected) }
    const last = await this.reader.lastOf(stream)
    if (last) return last
    if (expected === 'some') throw new VersionConflict(stream, expected, 'none')
    return { revision: -1n, hash: GENESIS }
  }

  private async hashAt(stream: string, revision: bigint): Promise<Buffer> {
    const known = this.heads.hashAt(stream, revision) ?? (await this.reader.hashAt(stream, revision))
    if (known) return known
    throw new VersionConflict(stream, revision, (await this.reader.lastOf(stream))?.revision ?? 'none')
  }
}

function conflict(stream: string, expected: Expected, { actualVersion }: WrongExpectedVersionError): VersionConflict {
  return new VersionConflict(stream, expected, typeof actualVersion === 'bigint' ? actualVersion : 'none')
}

type Run = [ChainedEvent, ...ChainedEvent[]]

/** In characters of JSON, each event counting for a thousand more: well below what the server takes at once. */
const MAX_WEIGHT = 500_000

/** Neighbours of one stream go out together; nothing else may, or the order of the log would be the server's. */
function runsOf(events: readonly ChainedEvent[]): readonly Run[] {
  const runs: Run[] = []
  let weight = 0
  for (const event of events) {
    const run = runs.at(-1)
    const own = 1000 + event.data.length + event.metadata.length
    weight += own
    if (run && run[0].stream === event.stream && weight <= MAX_WEIGHT) run.push(event)
    else {
      runs.push([event])
      weight = own
    }
  }
  return runs
}
