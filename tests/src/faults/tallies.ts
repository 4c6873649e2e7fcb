// A small read model over a log of its own, to break, slow, rebuild and compare: tallies that are opened, counted up and closed.
import { randomUUID } from 'node:crypto'
import { type EventCodec, eventCodec } from '@practicum/infra/codec/codec'
import { type EventStore, type Position, START } from '@practicum/infra/event-store/port'
import { postgresEventStore } from '@practicum/infra/event-store/postgres/postgres'
import { memoryPersonKeys } from '@practicum/infra/keys/memory'
import { createPool } from '@practicum/infra/postgres/pool'
import { as } from '@practicum/infra/postgres/roles'
import { changes, type Projection } from '@practicum/projections/runner/projection'
import { ProjectionRunner } from '@practicum/projections/runner/runner'
import type { RunnerOptions } from '@practicum/projections/runner/runner-options'
import type { TableDefinition } from '@practicum/projections/runner/table'
import { everybody } from '@practicum/shared/access/policy'
import { defineEvents, event, sealed } from '@practicum/shared/events/catalog'
import type pg from 'pg'
import { z } from 'zod'
import { migratedDatabase } from '../setup/migrated-database'

const id = '0192f0c0-0000-7000-8000-000000000001'

export const tallyEvents = defineEvents('tally', {
  TallyOpened: event({
    version: 1,
    schema: z.object({ tallyId: z.uuid(), label: sealed('tallyId', 100) }),
    sample: { tallyId: id, label: 'apples' },
  }),
  TallyCounted: event({
    version: 1,
    schema: z.object({ tallyId: z.uuid(), by: z.int() }),
    sample: { tallyId: id, by: 1 },
  }),
  TallyClosed: event({ version: 1, schema: z.object({ tallyId: z.uuid() }), sample: { tallyId: id } }),
})

export type TallyRow = {
  readonly tally_id: string
  readonly label: string
  readonly count: number
  readonly seen: readonly string[]
  readonly opened_at: string
}

const table = (name: string): TableDefinition<TallyRow> => ({
  name,
  columns: { tally_id: 'uuid', label: 'text', count: 'integer', seen: 'jsonb', opened_at: 'timestamptz' },
  key: 'tally_id',
  indexes: ['count desc, tally_id', 'label where count > 0', 'using gin (seen)'],
  visible: everybody,
})

/** Counts, and notes the id of every event it counted, so that one applied twice shows. */
export const tallyProjection = (name = 'tally', more: Partial<Projection<TallyRow>> = {}): Projection =>
  ({
    name,
    version: 1,
    table: table(name),
    on: changes<TallyRow>()(tallyEvents, {
      TallyOpened: {
        insert: ({ data, meta }) => ({
          tally_id: data.tallyId,
          label: data.label,
          count: 0,
          seen: [],
          opened_at: meta.occurredAt,
        }),
      },
      TallyCounted: {
        patch: (counted, row) => ({ count: row.count + counted.data.by, seen: [...row.seen, counted.id] }),
      },
      TallyClosed: { remove: true },
    }),
    ...more,
  }) as unknown as Projection

export interface Tallies {
  /** As the role that owns the read models. */
  readonly pool: pg.Pool
  /** To look, and to break things, as the owner of the database. */
  readonly owner: pg.Pool
  /** As the role that owns the read models. */
  readonly connection: pg.ClientConfig
  readonly store: EventStore
  readonly codec: EventCodec
  /** What runners reported. */
  readonly errors: unknown[]
  open(tallyId?: string): Promise<string>
  count(tallyId: string, times?: number): Promise<Position>
  close(tallyId: string): Promise<Position>
  /** Of the last event appended here. */
  lastPosition(): Position
  /** Not started. */
  runner(projections?: readonly Projection[], more?: Partial<RunnerOptions>): ProjectionRunner
  rows(name?: string): Promise<readonly TallyRow[]>
  /** Ends the store and removes the database. */
  end(): Promise<void>
}

type Tallied =
  | { readonly type: 'TallyOpened'; readonly data: { readonly tallyId: string; readonly label: string } }
  | { readonly type: 'TallyCounted'; readonly data: { readonly tallyId: string; readonly by: number } }
  | { readonly type: 'TallyClosed'; readonly data: { readonly tallyId: string } }

export async function keepTallies(): Promise<Tallies> {
  const database = await migratedDatabase()
  const writer = createPool(as('command', database.connection), { name: 'tallies', max: 6 })
  const pool = createPool(as('projector', database.connection), { name: 'tallies', max: 10 })
  const store = postgresEventStore({ pool: writer })
  const codec = eventCodec([tallyEvents], memoryPersonKeys())
  const errors: unknown[] = []
  let last = START
  const append = async (tallyId: string, events: readonly Tallied[]): Promise<Position> => {
    const meta = {
      actor: { userId: 'system' as const },
      commandId: randomUUID(),
      correlationId: randomUUID(),
      occurredAt: new Date().toISOString(),
    }
    const drafts = events.map(tallied => ({ id: randomUUID(), event: tallied, meta }))
    const stream = `tally-${tallyId}`
    const { position } = await store.append(stream, await codec.encode(stream, drafts), 'any')
    if (position > last) last = position
    return position
  }
  return {
    pool,
    owner: database.pool,
    connection: as('projector', database.connection),
    store,
    codec,
    errors,
    async open(tallyId = randomUUID()) {
      await append(tallyId, [{ type: 'TallyOpened', data: { tallyId, label: `label of ${tallyId}` } }])
      return tallyId
    },
    count: (tallyId, times = 1) =>
      append(
        tallyId,
        Array.from({ length: times }, () => ({ type: 'TallyCounted', data: { tallyId, by: 1 } })),
      ),
    lastPosition: () => last,
    close: tallyId => append(tallyId, [{ type: 'TallyClosed', data: { tallyId } }]),
    runner: (projections = [tallyProjection()], more = {}) =>
      new ProjectionRunner({ store, codec, pool, projections, onError: error => errors.push(error), ...more }),
    async rows(name = 'tally') {
      return (await database.pool.query<TallyRow>(`select * from read."${name}" order by tally_id`)).rows
    },
    async end() {
      await store.close()
      await writer.end()
      await pool.end()
      await database.drop()
    },
  }
}
