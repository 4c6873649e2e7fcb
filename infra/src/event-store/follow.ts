// The loop behind every subscription: whoever is behind reads batch after batch for themselves, and at the end of the log goes on with all others.
import { setTimeout as wait } from 'node:timers/promises'
import { unlessAborted } from '../availability/unless-aborted'
import { passes } from './filter'
import { type Batch, type EventStore, type Position, START, StoreUnavailable, type SubscribeOptions } from './port'
import { jittered, type Tail } from './tail'

/** Events per batch, where nobody says otherwise. */
const DEFAULT_LIMIT = 1000
const SHORTEST_WAIT_MS = 5
const LONGEST_WAIT_MS = 1000

export interface Following {
  /** Rejects with {@link StoreUnavailable} while the store cannot be reached. */
  readonly reader: Pick<EventStore, 'readAll'>
  readonly tail: Tail
  readonly options: SubscribeOptions
  /** Besides the caller's own signal: the store is closing. */
  readonly closing: AbortSignal
}

export async function* follow({ reader, tail, options, closing }: Following): AsyncGenerator<Batch, void> {
  const signal = AbortSignal.any([options.signal, closing])
  let position = options.after ?? START
  for (let inVain = 0; !signal.aborted; ) {
    const before = position
    for await (const batch of inTurn(reader, tail, { ...options, after: position, signal })) {
      position = batch.position
      yield batch
    }
    // What answers here is behind what others have read: it will come.
    inVain = position === before ? inVain + 1 : 0
    if (inVain > 0) await pauseAfter(inVain, signal)
  }
}

type From = SubscribeOptions & { readonly after: Position }

async function* inTurn(reader: Following['reader'], tail: Tail, from: From): AsyncGenerator<Batch, void> {
  let { after } = from
  for await (const batch of catchUp(reader, from)) {
    after = batch.position
    yield batch
  }
  yield* goAlong(tail, { ...from, after })
}

/** Until the end of the log, which it announces. */
async function* catchUp(reader: Following['reader'], from: From): AsyncGenerator<Batch, void> {
  const { after, filter = {}, batchSize: limit = DEFAULT_LIMIT, signal } = from
  let position = after
  let failures = 0
  while (!signal.aborted) {
    const batch = await unlessAborted(
      readOrNothing(() => reader.readAll({ after: position, filter, limit })),
      signal,
    )
    failures = batch ? 0 : failures + 1
    if (batch) yield batch
    else await pauseAfter(failures, signal)
    if (batch?.caughtUp) return
    position = batch?.position ?? position
  }
}

/** As long as the others have not left it behind. */
async function* goAlong(tail: Tail, from: From): AsyncGenerator<Batch, void> {
  let position = from.after
  while (!from.signal.aborted) {
    const news = await tail.next(position, from.signal)
    if (!news || news === 'behind') return
    yield* portionsOf(news, from)
    position = news.position
  }
}

function* portionsOf(news: Batch, { filter, batchSize = DEFAULT_LIMIT, signal }: From): Generator<Batch, void> {
  let events = filter ? news.events.filter(event => passes(event, filter)) : news.events
  while (events.length > batchSize && !signal.aborted) {
    const portion = events.slice(0, batchSize)
    events = events.slice(batchSize)
    yield { events: portion, position: portion.at(-1)?.position ?? news.position, caughtUp: false }
  }
  if (!signal.aborted) yield { events, position: news.position, caughtUp: news.caughtUp }
}

async function pauseAfter(failures: number, signal: AbortSignal): Promise<void> {
  const milliseconds = Math.min(SHORTEST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS)
  await wait(jittered(milliseconds), undefined, { signal }).catch(() => undefined)
}

async function readOrNothing(read: () => Promise<Batch>): Promise<Batch | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof StoreUnavailable) return undefined
    throw error
  }
}
