// The way of an append to the database: those of one tick, to different streams, go out together as one call.
import type pg from 'pg'
import { type AppendResult, type Expected, StoreUnavailable, VersionConflict } from '../port'
import { toPosition } from '../positions'
import type { StorableEvent } from '../storable'
import { ANY, SOME } from './append.sql'
import { ask } from './ask'

interface Pending {
  readonly stream: string
  readonly events: readonly StorableEvent[]
  readonly expected: Expected
  readonly resolve: (result: AppendResult) => void
  readonly reject: (error: unknown) => void
}

interface Answers {
  /** Three per append: revision, transaction, ordinal; see append.sql.ts. */
  readonly numbers: readonly (readonly string[])[]
}

const ONE = {
  name: 'log.append_one',
  text: 'select array[log.append_one($1, $2, $3, $4, $5, $6)] as numbers',
  silence: 10_000,
}
const MANY = { name: 'log.append', text: 'select log.append($1, $2, $3, $4, $5, $6, $7) as numbers', silence: 10_000 }
const MAX_CALLS_IN_FLIGHT = 2
/** In characters of JSON, each event counting for a thousand more: many small appends share a call, few large ones do. */
const MAX_WEIGHT_PER_CALL = 4_000_000

/** Appends of one stream go out one after the other; `committed` is told after every call that may have written. */
export class Appender {
  private queue: Pending[] = []
  private readonly busy = new Set<string>()
  private calls = 0
  private scheduled = false
  private closed = false

  constructor(
    private readonly pool: pg.Pool,
    private readonly committed: () => void,
  ) {}

  append(stream: string, events: readonly StorableEvent[], expected: Expected): Promise<AppendResult> {
    if (this.closed) return Promise.reject(new StoreUnavailable('the event store is closed'))
    return new Promise((resolve, reject) => {
      this.queue.push({ stream, events, expected, resolve, reject })
      this.schedule()
    })
  }

  /** Refuses what comes now; what was accepted before still gets its answer. */
  close(): void {
    this.closed = true
  }

  private schedule(): void {
    if (this.scheduled || this.calls >= MAX_CALLS_IN_FLIGHT) return
    this.scheduled = true
    process.nextTick(() => {
      this.scheduled = false
      const call = this.takeCall()
      if (call.length > 0) void this.run(call)
    })
  }

  /** The oldest appends whose streams no call is writing to; the rest stays queued. */
  private takeCall(): readonly Pending[] {
    const taken: Pending[] = []
    const left: Pending[] = []
    let weight = 0
    for (const pending of this.queue) {
      const fits = taken.length === 0 || weight + weightOf(pending) <= MAX_WEIGHT_PER_CALL
      if (!fits || this.busy.has(pending.stream)) {
        left.push(pending)
        continue
      }
      this.busy.add(pending.stream)
      weight += weightOf(pending)
      taken.push(pending)
    }
    this.queue = left
    return taken
  }

  private async run(call: readonly Pending[]): Promise<void> {
    this.calls += 1
    await this.send(call)
    this.calls -= 1
    for (const { stream } of call) this.busy.delete(stream)
    this.committed()
    if (this.queue.length > 0) this.schedule()
  }

  /** Settles every append of the call; never rejects. */
  private async send(call: readonly Pending[]): Promise<void> {
    try {
      const [answers] = await this.ask(call)
      for (const [index, pending] of call.entries()) settle(pending, answers?.numbers[index] ?? [])
    } catch (error) {
      await this.failed(call, error)
    }
  }

  private ask(call: readonly Pending[]): Promise<Answers[]> {
    const [first] = call
    const [event] = first?.events ?? []
    return first !== undefined && event !== undefined && call.length === 1 && first.events.length === 1
      ? ask(this.pool, ONE, [
          first.stream,
          expectedParameter(first.expected),
          event.id,
          event.type,
          event.data,
          event.metadata,
        ])
      : ask(this.pool, MANY, parameters(call))
  }

  /** One append that the database refuses must not take its neighbours along: alone, each gets its own answer. */
  private async failed(call: readonly Pending[], error: unknown): Promise<void> {
    if (error instanceof StoreUnavailable || call.length === 1) for (const { reject } of call) reject(error)
    else for (const pending of call) await this.send([pending])
  }
}

const weightOf = ({ events }: Pending): number =>
  events.reduce((sum, { data, metadata }) => sum + 1000 + data.length + metadata.length, 0)

function parameters(call: readonly Pending[]): unknown[] {
  const events = call.flatMap(pending => pending.events)
  return [
    call.map(({ stream }) => stream),
    call.map(({ expected }) => expectedParameter(expected)),
    call.map(pending => pending.events.length),
    events.map(event => event.id),
    events.map(event => event.type),
    events.map(event => event.data),
    events.map(event => event.metadata),
  ]
}

function expectedParameter(expected: Expected): string {
  if (expected === 'any') return ANY
  if (expected === 'some') return SOME
  return expected === 'none' ? '-1' : expected.toString()
}

function settle({ stream, expected, resolve, reject }: Pending, [revision, xid, ordinal]: readonly string[]): void {
  if (revision === undefined || xid === undefined || ordinal === undefined) {
    reject(new StoreUnavailable('the database answered fewer appends than it was given'))
  } else if (xid !== '0') resolve({ revision: BigInt(revision), position: toPosition(xid, ordinal) })
  else reject(new VersionConflict(stream, expected, revision === '-1' ? 'none' : BigInt(revision)))
}
