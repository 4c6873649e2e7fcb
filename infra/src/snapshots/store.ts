// States of aggregates beside the log, so that a long stream is not read for every command; and which commands the part before has seen.
import type pg from 'pg'
import type { Migration } from '../postgres/migrate'

export const snapshotMigrations: readonly Migration[] = [
  {
    name: '001-snapshots',
    sql: `create schema if not exists snapshot;
      create table snapshot.state (
        stream text primary key, revision bigint not null, event_id uuid not null, fingerprint text not null, state jsonb not null,
        made_at timestamptz not null default now());
      comment on table snapshot.state is 'Of long streams, made of the log and thrown away at any time. Personal texts are sealed as they are in the log.';
      create table snapshot.command (stream text not null, command_id text not null, primary key (stream, command_id));
      comment on table snapshot.command is 'Commands whose events a snapshot covers: one that comes again is known without reading them.'`,
  },
]

/** As it is kept: after the event of this revision. */
export interface KeptState {
  readonly revision: bigint
  /** Of that event: a log that has another one there is not the one this was made of. */
  readonly eventId: string
  /** With personal texts sealed. */
  readonly state: unknown
}

export interface Snapshots {
  /** Made by the same fold, if there is one; and whether the command is among those that snapshots of this stream have covered. */
  find(
    stream: string,
    asked: { readonly fingerprint: string; readonly commandId: string | undefined },
  ): Promise<{ readonly kept: KeptState | undefined; readonly ran: boolean }>
  /** With the commands of the events since the one before. Never puts an older state in place of a newer one. */
  save(stream: string, kept: KeptState & { readonly fingerprint: string }, commandIds: readonly string[]): Promise<void>
}

export class SnapshotStore implements Snapshots {
  constructor(private readonly pool: pg.Pool) {}

  async find(
    stream: string,
    { fingerprint, commandId }: { readonly fingerprint: string; readonly commandId: string | undefined },
  ): Promise<{ readonly kept: KeptState | undefined; readonly ran: boolean }> {
    const { rows } = await this.pool.query<{
      ran: boolean
      revision: string | null
      event_id: string
      state: unknown
    }>({
      name: 'snapshot-find',
      text: `select exists (select from snapshot.command where stream = $1 and command_id = $3) as ran, s.revision, s.event_id, s.state
        from (select) one left join snapshot.state s on s.stream = $1 and s.fingerprint = $2`,
      values: [stream, fingerprint, commandId ?? ''],
    })
    const [row] = rows
    const kept =
      row && row.revision !== null
        ? { revision: BigInt(row.revision), eventId: row.event_id, state: row.state }
        : undefined
    return { kept, ran: row?.ran === true }
  }

  async save(
    stream: string,
    { revision, eventId, state, fingerprint }: KeptState & { readonly fingerprint: string },
    commandIds: readonly string[],
  ): Promise<void> {
    await this.pool.query(
      `with covered as (insert into snapshot.command (stream, command_id) select $1, unnest($6::text[]) on conflict do nothing)
       insert into snapshot.state (stream, revision, event_id, fingerprint, state) values ($1, $2, $3, $4, $5)
       on conflict (stream) do update set revision = excluded.revision, event_id = excluded.event_id, fingerprint = excluded.fingerprint,
         state = excluded.state, made_at = now()
       where snapshot.state.revision <= excluded.revision or snapshot.state.fingerprint <> excluded.fingerprint
         or snapshot.state.event_id <> excluded.event_id`,
      [stream, String(revision), eventId, fingerprint, JSON.stringify(state), [...new Set(commandIds)]],
    )
  }
}
