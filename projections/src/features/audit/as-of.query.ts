// A thing as its read model showed it at a moment, told without ids: people by name, everything else as it was.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { QueryOf } from '@practicum/shared/contract/row'
import type { AsOf, asOf } from '@practicum/shared/features/audit/history.contract'
import type { HistoryBeside } from '../../reads/slots'
import { rowAfter } from '../../runner/as-of'
import type { Projection } from '../../runner/projection'
import { isId } from './audit.history'
import { legible } from './audit.streams'

export interface Past {
  readonly projection: Projection
  /** Of the stream and of those of what is attached to the thing all that the reader is told, opened, in the order of the log. */
  readonly events: readonly StoredEvent[]
  readonly beside: readonly Pick<HistoryBeside, 'types' | 'cameTo'>[]
  /** Of the thing itself. */
  readonly stream: string
  readonly id: string
  /** Columns that this reader, or any, is not told. */
  readonly hidden: readonly string[]
}

type Moment = QueryOf<typeof asOf>

export async function shownAsOf(db: ScopedDb, past: Past, moment: Moment): Promise<AsOf> {
  const until = lastUntil(past, moment)
  const events = past.events.slice(0, until + 1)
  const own = events.findLast(({ stream }) => stream === past.stream)
  const row = await rowAfter(past.projection, events, past.id)
  const columns = Object.entries(row ?? {}).filter(
    ([column]) => column !== past.projection.table.key && column !== VERSIONS && !past.hidden.includes(column),
  )
  const described = row ? [...columns, ...besideThen(past, until)] : []
  const names = await namesIn(db, described)
  return {
    revision: own ? Number(own.revision) : null,
    occurred_at: past.events[until]?.meta.occurredAt ?? null,
    exists: row !== undefined,
    fields: described.flatMap(([column, value]) => {
      const shown = inWords(value, names)
      return shown === undefined ? [] : [{ field: withoutId(column), value: shown }]
    }),
  }
}

function besideThen({ beside, events }: Past, until: number): readonly (readonly [string, unknown])[] {
  return beside.flatMap(({ types, cameTo }) => {
    const of = (some: readonly StoredEvent[]) => some.filter(({ type }) => types.includes(type)).map(legible)
    return Object.entries(cameTo(of(events.slice(0, until + 1)), of(events.slice(until + 1))))
  })
}

/** Of every table that counts them. */
const VERSIONS = 'revision'

/** By order where a revision is named; else the last that had happened by then. */
function lastUntil({ events, stream }: Past, { revision, at }: Moment): number {
  if (revision !== undefined)
    return events.findLastIndex(event => event.stream === stream && Number(event.revision) <= revision)
  return events.findLastIndex(({ meta }) => Date.parse(meta.occurredAt) <= Date.parse(at ?? ''))
}

const withoutId = (name: string): string => name.replace(/_ids?$|Ids?$/, '')

/** People by name; what else an id may stand for tells a reader nothing and is left out. */
function inWords(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (isId(value)) return names.get(value)
  if (Array.isArray(value)) return listInWords(value, names)
  if (typeof value !== 'object' || value === null) return value
  const described = Object.entries(value).flatMap(([key, inner]) => {
    const shown = inWords(inner, names)
    return shown === undefined ? [] : [[withoutId(key), shown] as const]
  })
  return Object.fromEntries(described)
}

function listInWords(items: readonly unknown[], names: ReadonlyMap<string, string>): readonly unknown[] | undefined {
  const described = items.map(item => inWords(item, names)).filter(item => item !== undefined)
  return described.length === 0 && items.length > 0 ? undefined : described
}

function* idsIn(value: unknown): Iterable<string> {
  if (isId(value)) yield value
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* idsIn(inner)
}

async function namesIn(db: ScopedDb, described: readonly unknown[]): Promise<ReadonlyMap<string, string>> {
  const people = await db.query<{ user_id: string; name: string }>(
    'select user_id, name from read.person where user_id = any($1::uuid[])',
    [[...new Set(idsIn(described))]],
  )
  return new Map(people.map(({ user_id, name }) => [user_id, name]))
}
