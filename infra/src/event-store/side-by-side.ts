// Two logs that ought to hold the same events, read next to each other: what is missing in one, what differs, and copying what is missing.
import { type LogState, NOTHING, stateAfter } from './anchor'
import { type ChainedEvent, type ChainedLog, chained } from './chain'
import { type Position, START } from './port'

export interface TwoLogs {
  readonly source: ChainedLog
  readonly target: ChainedLog
}

interface Pair {
  readonly source: ChainedEvent | undefined
  readonly target: ChainedEvent | undefined
}

/** Event by event in the order of each log, until both have ended. What is written but cannot be read yet is waited for: it would be left behind. */
async function* pairs({ source, target }: TwoLogs, { waiting }: Progress): AsyncGenerator<Pair, void> {
  await Promise.all([source.settled(waiting), target.settled(waiting)])
  const [left, right] = [chained(source, START), chained(target, START)]
  for (;;) {
    const [one, other] = await Promise.all([left.next(), right.next()])
    const pair = { source: one.value || undefined, target: other.value || undefined }
    if (!pair.source && !pair.target) return
    yield pair
  }
}

/** The target holds something that the source does not hold at this place: it is the log of something else. */
export class LogsDiffer extends Error {
  override readonly name = 'LogsDiffer'
}

/** Everything that an event is, but for its position: each engine counts its own. */
const ALIKE = ['stream', 'revision', 'id', 'type', 'data', 'metadata'] as const

/** What differs between two events; nothing when they are the same. */
function differences(one: ChainedEvent, other: ChainedEvent): readonly string[] {
  const found: string[] = ALIKE.filter(field => one[field] !== other[field])
  if (one.recordedAt.getTime() !== other.recordedAt.getTime()) found.push('time')
  return one.hash.equals(other.hash) ? found : [...found, 'hash']
}

const placeOf = ({ stream, revision }: ChainedEvent): string => `${stream}@${revision}`

export interface Progress {
  readonly done: (events: bigint) => void
  /** A log holds events that cannot be read yet. */
  readonly waiting: () => void
}

/** Read and written at a time. */
const PAGE = 1000

/**
 * Copies what the target lacks, in the order of the source. The place to go on from is derived from the target itself, so it may
 * be killed at any moment and begun again. Rejects with {@link LogsDiffer} when the target is not the beginning of the source.
 */
export async function copyMissing(logs: TwoLogs, progress: Progress): Promise<void> {
  let { events, after } = await commonBeginning(logs, progress)
  for (;;) {
    const page = await logs.source.readChained({ after, limit: PAGE })
    await logs.target.restore(page.events)
    events += BigInt(page.events.length)
    progress.done(events)
    if (page.caughtUp) return
    after = page.position
  }
}

async function commonBeginning(logs: TwoLogs, progress: Progress): Promise<{ events: bigint; after: Position }> {
  let [events, after] = [0n, START]
  for await (const { source, target } of pairs(logs, progress)) {
    if (!target) break
    if (!source) throw new LogsDiffer(`the target goes on behind the end of the source, with ${placeOf(target)}`)
    const different = differences(source, target)
    if (different.length > 0) {
      const words = `${placeOf(source)} in the source, ${placeOf(target)} in the target`
      throw new LogsDiffer(`event ${events + 1n} is not the same in both: ${words} (${different.join(', ')})`)
    }
    events += 1n
    after = source.position
  }
  return { events, after }
}

export interface Comparison {
  /** The same in both. */
  readonly events: bigint
  readonly streams: number
  /** In words; the comparison ends at the first event that is another or missing, and at the hundredth that is changed. */
  readonly different: readonly string[]
  /** What the target is as a whole. */
  readonly state: LogState
}

/** Told of each event that both hold. */
export type Seen = (source: ChainedEvent, target: ChainedEvent) => void

const ENOUGH = 100

/** Both logs from beginning to end: every event with all it is, the order of the whole, and so the events of every stream. */
export async function compare(logs: TwoLogs, seen: Seen, progress: Progress): Promise<Comparison> {
  const tally = new Tally()
  for await (const { source, target } of pairs(logs, progress)) {
    if (!source || !target || source.id !== target.id || placeOf(source) !== placeOf(target)) {
      tally.different.push(inWords(tally.state.count + 1n, { source, target }))
      break
    }
    tally.take(source, target)
    seen(source, target)
    if (tally.state.count % 1000n === 0n) progress.done(tally.state.count)
    if (tally.different.length >= ENOUGH) break
  }
  const { events, streams, different, state } = tally
  return { events, streams: streams.size, different, state }
}

class Tally {
  events = 0n
  readonly streams = new Set<string>()
  readonly different: string[] = []
  state: LogState = NOTHING

  /** The same event in both, as far as its id and its place tell. */
  take(source: ChainedEvent, target: ChainedEvent): void {
    const fields = differences(source, target)
    if (fields.length > 0) this.different.push(`${placeOf(source)} differs in ${fields.join(', ')}`)
    else this.events += 1n
    this.streams.add(source.stream)
    this.state = stateAfter(this.state, target)
  }
}

function inWords(number: bigint, { source, target }: Pair): string {
  const words = (event: ChainedEvent | undefined): string => (event ? `${placeOf(event)} (${event.id})` : 'nothing')
  return `event ${number}: ${words(source)} in the source, ${words(target)} in the target`
}
