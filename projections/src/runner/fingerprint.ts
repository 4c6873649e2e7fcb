// What a read model is, as a hash: its table, and what it makes of every event it knows. Kept beside its checkpoint, so that a change without a new version shows.
import { createHash } from 'node:crypto'
import type { StoredEvent } from '@practicum/infra/codec/codec'
import { START } from '@practicum/infra/event-store/port'
import { allCatalogs } from '@practicum/shared/events/all'
import { type EventDefinition, streamName } from '@practicum/shared/events/catalog'
import { z } from 'zod'
import { foundFunctionSql } from './found'
import type { Projection, RowChange } from './projection'
import { createIndexesSql, createTableSql, lockTableSql, type TableRow } from './table'

const ID = '0192f0c0-0000-7000-8000-00000000feed'
const OTHER_ID = '0192f0c0-0000-7000-8000-00000000beef'

/**
 * By behaviour and not by source, so that a rewording changes nothing and every build says the same: the DDL, and the rows that each event's sample
 * leaves behind, alone and on the rows that other events make, with every null, choice and flag of the sample tried once.
 */
export function fingerprintOf(projection: Projection): string {
  const hash = createHash('sha256')
  const say = (part: unknown): void => void hash.update(JSON.stringify(part) ?? 'undefined').update('\n')
  const { table } = projection
  say([createTableSql(table), lockTableSql(table), createIndexesSql(table)])
  if (table.found) say(foundFunctionSql(table))
  const before = rowsBefore(projection)
  for (const event of eventsOf(projection)) {
    const change = projection.on[event.type]
    if (change) say([event.type, change.ignoresPreviousRow === true, outcomes(change, event, before)])
  }
  if (projection.onAny) say(outcomes(projection.onAny, anyEvent('Anything', {}, `anything-${ID}`), []))
  return hash.digest('hex')
}

interface Known {
  readonly type: string
  readonly stream: string
  readonly definition: EventDefinition
}

const known: readonly Known[] = allCatalogs.flatMap(catalog =>
  Object.entries(catalog.definitions).map(([type, definition]) => ({
    type,
    stream: streamName(catalog, ID),
    definition,
  })),
)

const handledBy = ({ on }: Projection): readonly Known[] => known.filter(({ type }) => on[type] !== undefined)

const eventsOf = (projection: Projection): readonly StoredEvent[] =>
  handledBy(projection).flatMap(({ type, stream, definition }) =>
    variantsOf(definition).map(data => anyEvent(type, data, stream)),
  )

/** Rows that samples make where there was none. */
function rowsBefore(projection: Projection): readonly TableRow[] {
  return handledBy(projection).flatMap(({ type, stream, definition }) => {
    const change = projection.on[type]
    const row = change && attempt(change, anyEvent(type, definition.sample, stream), undefined)
    return typeof row === 'object' && row !== null ? [row as TableRow] : []
  })
}

function outcomes(change: RowChange, event: StoredEvent, before: readonly TableRow[]): readonly unknown[] {
  return [change.keys(event), ...[undefined, ...before].map(row => attempt(change, event, row) ?? null)]
}

/** A fold may refuse a row of another shape: that it does so is part of what it is. */
function attempt(change: RowChange, event: StoredEvent, row: TableRow | undefined): unknown {
  try {
    const [key = ID] = change.keys(event)
    return change.fold(row, event, key)
  } catch {
    return 'throws'
  }
}

/** The sample, and the sample with one field at a time as else it may be. */
function variantsOf({ schema, sample }: EventDefinition): readonly Record<string, unknown>[] {
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>)
  return [
    sample,
    ...fields.flatMap(([field, type]) => othersOf(type, sample[field]).map(value => ({ ...sample, [field]: value }))),
  ]
}

function othersOf(type: z.ZodType, value: unknown): readonly unknown[] {
  if (type instanceof z.ZodNullable) return [null, ...othersOf(type.unwrap() as z.ZodType, value)]
  if (type instanceof z.ZodOptional) return [undefined, ...othersOf(type.unwrap() as z.ZodType, value)]
  if (type instanceof z.ZodEnum) return type.options.filter(option => option !== value)
  if (type instanceof z.ZodBoolean) return [value !== true]
  if (type instanceof z.ZodArray) return [[]]
  return type instanceof z.ZodUUID ? [OTHER_ID] : []
}

const anyEvent = (type: string, data: Readonly<Record<string, unknown>>, stream: string): StoredEvent => ({
  id: OTHER_ID,
  stream,
  entityId: ID,
  revision: 7n,
  position: START,
  type,
  data,
  meta: {
    version: 1,
    actor: { userId: ID, positionId: OTHER_ID },
    organizationId: OTHER_ID,
    commandId: 'fingerprint',
    correlationId: 'fingerprint',
    occurredAt: '2026-09-01T12:00:00.000Z',
  },
})
