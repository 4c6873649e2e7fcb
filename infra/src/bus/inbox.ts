// What each durable consumer has handled, by event id, so that an effect happens once although delivery may repeat.
import type pg from 'pg'
import { noteEventsSql, type PlacedEvent, placeColumns } from '../event-store/places'
import type { Position, RecordedEvent } from '../event-store/port'
import { START } from '../event-store/port'
import { batched } from '../postgres/batching'
import type { Migration } from '../postgres/migrate'
import { againMigration, failureMigration, revisionMigration } from './dead-letters'

export const busMigrations: readonly Migration[] = [
  {
    name: '001-bus',
    sql: `create schema if not exists bus;
      create table bus.inbox (
        consumer text not null, event_id uuid not null, stream text not null, handled_at timestamptz not null default now(),
        primary key (consumer, event_id, stream)
      );
      create index on bus.inbox (handled_at);
      create table bus.parked (
        consumer text not null, event_id uuid not null, stream text not null, position text not null, error text not null,
        parked_at timestamptz not null default now(), primary key (consumer, event_id, stream)
      );
      create table bus.relay (name text primary key, position text collate "C" not null)`,
  },
  againMigration,
  revisionMigration,
  {
    name: '004-event',
    sql: `alter table bus.relay add column event_position text collate "C", add column event jsonb;
      comment on column bus.relay.event is 'Id, stream and revision of the last event up to the position; null until the first event after an older release.'`,
  },
  { name: '005-event-of-older-releases', sql: noteEventsSql('bus.relay') },
  failureMigration,
]

/** Rows are kept for a redelivery at most this old. */
const KEPT = '7 days'

interface Handled {
  readonly consumer: string
  readonly event: RecordedEvent
}

export class Inbox {
  readonly #note = batched((handled: readonly Handled[]) => this.noteAll(handled))

  constructor(private readonly pool: pg.Pool) {}

  async unseen(consumer: string, events: readonly RecordedEvent[]): Promise<readonly RecordedEvent[]> {
    if (events.length === 0) return events
    const { rows } = await this.pool.query<{ event_id: string; stream: string }>(
      'select event_id, stream from bus.inbox where consumer = $1 and event_id = any($2::uuid[])',
      [consumer, events.map(event => event.id)],
    )
    const seen = new Set(rows.map(row => `${row.event_id} ${row.stream}`))
    return events.filter(event => !seen.has(`${event.id} ${event.stream}`))
  }

  seen(consumer: string, event: RecordedEvent): Promise<void> {
    return this.#note({ consumer, event })
  }

  private async noteAll(handled: readonly Handled[]): Promise<readonly undefined[]> {
    await this.pool.query({
      name: 'inbox-seen',
      text: `insert into bus.inbox (consumer, event_id, stream)
        select * from unnest($1::text[], $2::uuid[], $3::text[]) on conflict do nothing`,
      values: [
        handled.map(one => one.consumer),
        handled.map(one => one.event.id),
        handled.map(one => one.event.stream),
      ],
    })
    return handled.map(() => undefined)
  }

  /** Sets an event aside that a consumer cannot handle; counts as handled. */
  async park(consumer: string, event: RecordedEvent, error: unknown): Promise<void> {
    await this.pool.query(
      `with parked as (insert into bus.parked (consumer, event_id, stream, position, error, revision, failure)
           values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (consumer, event_id, stream) do update
           set error = excluded.error, revision = excluded.revision, failure = excluded.failure, parked_at = now(), asked_at = null, handed_at = null)
       insert into bus.inbox (consumer, event_id, stream) values ($1, $2, $3) on conflict do nothing`,
      [consumer, event.id, event.stream, event.position, reasonOf(error), String(event.revision), classOf(error)],
    )
  }

  /** But of an event that is set aside, who has handled it: handed back to the one who could not, it comes to all of them. */
  async forgetOld(): Promise<void> {
    await this.pool.query(
      `delete from bus.inbox i where handled_at < now() - interval '${KEPT}'
         and not exists (select from bus.parked p where (p.event_id, p.stream) = (i.event_id, i.stream))`,
    )
  }

  async relayPosition(name: string): Promise<Position> {
    const { rows } = await this.pool.query<{ position: string }>('select position from bus.relay where name = $1', [
      name,
    ])
    return rows[0]?.position ?? START
  }

  /** Never moves back: of two relays the further one is right. `last`: the last event up to there. */
  async saveRelayPosition(name: string, position: Position, last?: PlacedEvent): Promise<void> {
    await this.pool.query(
      `insert into bus.relay (name, position, event_position, event) values ($1, $2, $3, $4)
       on conflict (name) do update set position = excluded.position,
         event_position = coalesce(excluded.event_position, bus.relay.event_position), event = coalesce(excluded.event, bus.relay.event)
       where bus.relay.position < excluded.position`,
      [name, position, ...placeColumns(last)],
    )
  }
}

const classOf = (error: unknown): string => (error instanceof Error ? error.constructor.name : typeof error)

/** PostgreSQL keeps no U+0000 in a text; the event that fails with such a reason would be neither set aside nor over. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll('\0', '\ufffd')
