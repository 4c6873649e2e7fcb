// Checkpoints of read models, kept in the same database as their rows so that both commit together.
import { noteEventsSql, type PlacedEvent, placeColumns } from '@practicum/infra/event-store/places'
import type { Position } from '@practicum/infra/event-store/port'
import { MIGRATION_TABLE, type Migration } from '@practicum/infra/postgres/migrate'
import { ROLE } from '@practicum/infra/postgres/roles'
import type pg from 'pg'
import { API_ROLE, READ_SCHEMA, SHADOW_SCHEMA } from './table'

/** Code of the error with which the database ends a statement on checkpoints that are not where they were remembered. */
export const NOT_AS_REMEMBERED = 'PR001'

export const readMigrations: readonly Migration[] = [
  {
    name: '001-read-schema',
    sql: `create schema if not exists ${READ_SCHEMA};
      grant usage on schema ${READ_SCHEMA} to ${API_ROLE};
      create table ${READ_SCHEMA}.checkpoint (
        name text primary key, version integer not null, position text collate "C" not null, updated_at timestamptz not null default now()
      )`,
  },
  {
    name: '002-rebuild',
    sql: `create schema if not exists ${SHADOW_SCHEMA};
      alter table ${READ_SCHEMA}.checkpoint add column generation integer not null default 1;
      comment on column ${READ_SCHEMA}.checkpoint.generation is 'Raised whenever another table takes the place of this one: what was remembered of its rows is void.'`,
  },
  {
    name: '003-stall',
    sql: `alter table ${READ_SCHEMA}.checkpoint add column stall jsonb;
      comment on column ${READ_SCHEMA}.checkpoint.stall is 'Since when, how often and why its keeper fails in a row; null while it gets on.'`,
  },
  {
    name: '004-roles',
    // Read models made before there were roles were the installation's own; their policies name their owner.
    sql: `grant usage, create on schema ${READ_SCHEMA}, ${SHADOW_SCHEMA} to ${ROLE.projector};
      grant usage on schema ${READ_SCHEMA} to ${ROLE.command}, ${ROLE.query}, ${ROLE.reactor};
      grant select on ${READ_SCHEMA}.checkpoint to ${ROLE.command}, ${ROLE.query}, ${ROLE.reactor}, ${ROLE.projector};
      grant insert, update, delete on ${READ_SCHEMA}.checkpoint to ${ROLE.projector};
      do $$ declare made record; begin
        for made in select c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where n.nspname in ('${READ_SCHEMA}', '${SHADOW_SCHEMA}') and c.relkind = 'r' and c.relname not in ('checkpoint', 'migration', 'knex_migrations', 'knex_migrations_lock')
        loop
          execute format('alter table %s owner to ${ROLE.projector}', made.name);
          execute format('alter policy projector on %s to ${ROLE.projector}', made.name);
        end loop;
      end $$;`,
  },
  {
    name: '005-fingerprint',
    sql: `alter table ${READ_SCHEMA}.checkpoint add column fingerprint text;
      comment on column ${READ_SCHEMA}.checkpoint.fingerprint is 'What table and fold were when it was built; null where an older release built it.'`,
  },
  {
    name: '006-record',
    sql: `grant select on ${READ_SCHEMA}.${MIGRATION_TABLE} to ${ROLE.command}, ${ROLE.query}, ${ROLE.reactor}, ${ROLE.projector}`,
  },
  {
    name: '007-parked',
    sql: `create table ${READ_SCHEMA}.parked (
        model text not null, row_key text not null, position text collate "C" not null, stream text not null, revision bigint not null,
        event_id uuid not null, type text not null, error text, kept jsonb, stands boolean not null default false, parked_at timestamptz not null default now(),
        primary key (model, row_key, position));
      create index on ${READ_SCHEMA}.parked (model) where error is not null;
      comment on table ${READ_SCHEMA}.parked is 'Events that a row of a read model waits for: one that could not be folded into it, and all that came after it.';
      comment on column ${READ_SCHEMA}.parked.row_key is 'Empty where the event could not say which rows it concerns: its stream waits.';
      comment on column ${READ_SCHEMA}.parked.error is 'Why the first of a row could not be folded; null of those behind it.';
      comment on column ${READ_SCHEMA}.parked.kept is 'Beside the first: the row before it, where it was taken out of its table.';
      comment on column ${READ_SCHEMA}.parked.stands is 'Beside the first: the table still shows the row as it was before it.';
      grant select on ${READ_SCHEMA}.parked to ${ROLE.command}, ${ROLE.query}, ${ROLE.reactor}, ${ROLE.projector};
      grant insert, update, delete on ${READ_SCHEMA}.parked to ${ROLE.projector}`,
  },
  {
    name: '008-renewal',
    sql: `create table ${READ_SCHEMA}.renewal (
        name text primary key, asked_at timestamptz not null default now(), done_at timestamptz, models integer
      );
      comment on table ${READ_SCHEMA}.renewal is 'Read models to be made anew, asked for by those who may not write them.';
      grant select, insert on ${READ_SCHEMA}.renewal to ${ROLE.reactor};
      grant select, update on ${READ_SCHEMA}.renewal to ${ROLE.projector}`,
  },
  {
    name: '009-event',
    sql: `alter table ${READ_SCHEMA}.checkpoint add column event_position text collate "C", add column event jsonb;
      comment on column ${READ_SCHEMA}.checkpoint.event is 'Id, stream and revision of the last event up to the position: a log that has another one there is not the one this was made of. Null until the first event after an older release.'`,
  },
  {
    name: '010-as-remembered',
    sql: `create function ${READ_SCHEMA}.as_remembered(moved boolean) returns void language plpgsql as $$
      begin
        if not moved then raise exception 'the read models have moved on' using errcode = '${NOT_AS_REMEMBERED}'; end if;
      end $$;
      comment on function ${READ_SCHEMA}.as_remembered is 'Ends a statement that wrote what somebody else has written before it.'`,
  },
  { name: '011-event-of-older-releases', sql: noteEventsSql(`${READ_SCHEMA}.checkpoint`) },
]

export interface Checkpoint {
  readonly name: string
  readonly version: number
  readonly position: Position
  /** Raised whenever another table takes this place, or another process writes into it: what was remembered of its rows is void. */
  readonly generation: number
  /** Of table and fold as it was built; null where an older release built it. */
  readonly fingerprint: string | null
}

/** Another instance, or a newer release, has moved a checkpoint: this one's rows must not be written. */
export class CheckpointMoved extends Error {
  override readonly name = 'CheckpointMoved'
}

export async function readCheckpoints(pool: pg.Pool): Promise<ReadonlyMap<string, Checkpoint>> {
  const { rows } = await pool.query<Checkpoint>(
    `select name, version, position, generation, fingerprint from ${READ_SCHEMA}.checkpoint`,
  )
  return new Map(rows.map(row => [row.name, row]))
}

export interface Moved {
  readonly generation: number
  /** Whether any of its rows waits for an event that it could not take in. */
  readonly holdsParked: boolean
}

export interface Move {
  readonly from: Position
  readonly to: Position
  /** The last event in between; undefined where there was none. */
  readonly last: PlacedEvent | undefined
}

/**
 * Moves those that stand as they are remembered: names, versions, from, to, two columns of the event, generations. Waits for nobody: the statement
 * that it is part of has its tables locked by then, for which whoever holds a checkpoint may be waiting.
 */
export const MOVED_SQL = `update ${READ_SCHEMA}.checkpoint c set position = $4, updated_at = now(), stall = null,
    event_position = coalesce($5, c.event_position), event = coalesce($6, c.event)
  from (
    select c.name from ${READ_SCHEMA}.checkpoint c join unnest($1::text[], $2::integer[], $7::integer[]) as own (name, version, generation)
      using (name, version, generation)
    where c.position = $3 and not exists (select from ${READ_SCHEMA}.parked p where p.model = c.name and p.error is not null)
    for update of c skip locked
  ) as free
  where c.name = free.name returning c.name`

/**
 * Moves the checkpoints of these read models from one position to another and answers what each of them holds;
 * rejects with {@link CheckpointMoved} when any was not at `from`, or not at its version.
 */
export async function moveCheckpoints(
  client: pg.ClientBase,
  models: readonly Pick<Checkpoint, 'name' | 'version'>[],
  { from, to, last }: Move,
): Promise<ReadonlyMap<string, Moved>> {
  const { rows } = await client.query<Pick<Checkpoint, 'name'> & Moved>(
    `update ${READ_SCHEMA}.checkpoint c set position = $4, updated_at = now(), stall = null,
       event_position = coalesce($5, c.event_position), event = coalesce($6, c.event)
     from unnest($1::text[], $2::integer[]) as own (name, version)
     where c.name = own.name and c.version = own.version and c.position = $3 returning c.name, c.generation,
       exists (select from ${READ_SCHEMA}.parked p where p.model = c.name and p.error is not null) as "holdsParked"`,
    [models.map(({ name }) => name), models.map(({ version }) => version), from, to, ...placeColumns(last)],
  )
  if (rows.length !== models.length) {
    throw new CheckpointMoved(`${models.map(({ name }) => name).join(', ')} not at ${from}`)
  }
  return new Map(rows.map(({ name, ...moved }) => [name, moved]))
}
