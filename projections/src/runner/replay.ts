// The log read once for all read models that are built anew together: one reader and one decode, a chunk ahead of the folding.
import type { EventCodec, StoredEvent } from '@practicum/infra/codec/codec'
import type { Batch, EventStore, Position } from '@practicum/infra/event-store/port'
import type pg from 'pg'
import { decodeEach } from './decode-each'
import type { Projection } from './projection'
import { RowsRefused, type Shadow, type Suspects } from './shadow'

export interface Progress {
  /** Events read so far that concern any of the read models. */
  readonly events: number
  readonly position: Position
}

export interface ReplaySource {
  readonly store: EventStore
  readonly codec: EventCodec
  /** Connections of the projector's database role; three are used at a time. */
  readonly pool: pg.Pool
  readonly onProgress?: (progress: Progress) => void
  /** Events read and folded at a time; default 5,000. */
  readonly chunk?: number
}

/** Brings shadows that stand at one position up to and including another one, which the log has already shown, and loads their rows. */
export async function replay(source: ReplaySource, shadows: readonly Shadow[], until: Position): Promise<void> {
  const models = shadows.map(({ projection }) => projection)
  const sealed = models.every(({ skipDecryption: opensNothing }) => opensNothing)
  let events = 0
  for await (const batch of chunks(source, models, { after: shadows[0]?.position ?? until, until })) {
    const decoded = await decode(source, batch, sealed)
    for (const shadow of shadows) await shadow.take(decoded, batch.position)
    events += decoded.length
    source.onProgress?.({ events, position: batch.position })
  }
  for (const shadow of shadows) await shadow.loaded()
}

function decode({ codec }: ReplaySource, { events }: Batch, sealed: boolean): Promise<readonly StoredEvent[]> {
  return decodeEach(async some => (sealed ? codec.decodeSealed(some) : codec.decode(some)), events)
}

interface PositionRange {
  readonly after: Position
  readonly until: Position
}

/** The next one is already being read while one is worked on. */
async function* chunks(
  { store, chunk: limit = 5000 }: ReplaySource,
  models: readonly Projection[],
  { after, until }: PositionRange,
): AsyncGenerator<Batch> {
  const filter = models.some(({ onAny }) => onAny) ? {} : { filter: { types: typesOf(models) } }
  const read = (from: Position): Promise<Batch> | undefined =>
    from < until ? store.readAll({ after: from, limit, ...filter }).then(batch => cut(batch, until)) : undefined
  for (let next = read(after); next; ) {
    const batch = await next
    next = read(batch.position)
    // A failure of the reading ahead is heard when its turn comes.
    next?.catch(() => undefined)
    yield batch
  }
}

function cut(batch: Batch, until: Position): Batch {
  const events = batch.events.filter(event => event.position <= until)
  return { ...batch, events, position: batch.caughtUp || batch.position > until ? until : batch.position }
}

const typesOf = (models: readonly Projection[]): readonly string[] => [
  ...new Set(models.flatMap(({ on }) => Object.keys(on))),
]

/** Makes the shadows anew for as long as rows are refused, each time with an eye on those. */
export async function withSuspects<Result>(
  work: (suspects: Suspects) => Promise<Result>,
  suspects: Suspects = new Map(),
): Promise<Result> {
  try {
    return await work(suspects)
  } catch (error) {
    return withSuspects(work, withRefused(suspects, error))
  }
}

function withRefused(suspects: Suspects, error: unknown): Suspects {
  if (!(error instanceof RowsRefused)) throw error
  const known = suspects.get(error.table) ?? new Set()
  if (error.keys.every(key => known.has(key))) throw error
  return new Map([...suspects, [error.table, new Set([...known, ...error.keys])]])
}
