// The log's tables and its append function, as the migrations that create them.
import type { Migration } from '../../postgres/migrate'
import { appendFunction } from './append.sql'

const tables = `
create table log.event (
  stream      text collate "C" not null,
  revision    bigint           not null,
  xid         xid8             not null,
  ordinal     bigint           not null,
  id          uuid             not null,
  type        text collate "C" not null,
  -- json keeps the very text it was given, so that the hash can be computed again; jsonb would not.
  data        json             not null,
  metadata    json             not null,
  recorded_at timestamptz(3)   not null,
  hash        bytea            not null,
  primary key (stream, revision),
  constraint event_order unique (xid, ordinal)
);
comment on table log.event is 'Every event that ever happened. The order of the whole log is (xid, ordinal): the writing transaction and the place within it.';
comment on column log.event.hash is 'sha256 over the hash of the stream''s previous event and this event''s canonical content.';

create table log.anchor (
  number      bigint primary key,
  event_count bigint      not null,
  head        text        not null,
  digest      bytea       not null,
  signed_at   timestamptz(3) not null,
  signature   bytea       not null
);
comment on table log.anchor is 'What the log was at a moment, signed with a key that is not in the database: a log cut or rewritten since then shows.';

create function log.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the log is only ever appended to: % of %.% is refused', tg_op, tg_table_schema, tg_table_name
    using errcode = 'insufficient_privilege';
end $$;
create trigger append_only before update or delete on log.event for each row execute function log.refuse_change();
create trigger never_emptied before truncate on log.event execute function log.refuse_change();
create trigger append_only before update or delete on log.anchor for each row execute function log.refuse_change();
create trigger never_emptied before truncate on log.anchor execute function log.refuse_change();
`

/** A transaction left open by a fault, whoever's in this database, would hold back every reader of the log. */
const idleLimit = `
do $$ begin
  execute format('alter role current_user in database %I set idle_in_transaction_session_timeout = %L', current_database(), '15s');
end $$;
`

/** Places of read models, relay and sessions count in the positions of one engine. Before this note there was only one. */
const engine = `
create table log.engine (
  single boolean primary key default true check (single),
  name   text not null check (name in ('postgres', 'eventstoredb')),
  since  timestamptz(3) not null default now()
);
comment on table log.engine is 'Which engine holds the log; its places in this database are of that engine.';
insert into log.engine (name) select 'postgres' where exists (select from log.event);
`

const idleLimitOfAll = `
do $$ begin
  execute format('alter database %I set idle_in_transaction_session_timeout = %L', current_database(), '15s');
end $$;
`

/** Of a machine that is cut off, the server would keep the locks for hours: a schedule's, a rebuild's, the hold on the log. */
const cutOff = `
do $$ declare setting record; begin
  for setting in select * from (values ('tcp_keepalives_idle', '15'), ('tcp_keepalives_interval', '5'), ('tcp_keepalives_count', '3')) as s (name, value)
  loop
    execute format('alter database %I set %I = %L', current_database(), setting.name, setting.value);
  end loop;
end $$;
`

const anchorEvent = `
alter table log.anchor add column event jsonb;
comment on column log.anchor.event is 'Id, stream and revision of the event at the head; null in anchors of older releases. Not signed: the digest is.';
`

/** For {@link migrate} with the schema `log`. */
export const eventStoreMigrations: readonly Migration[] = [
  { name: '001 event and anchor', sql: tables },
  { name: '002 append', sql: appendFunction },
  { name: '003 idle limit', sql: idleLimit },
  { name: '004 engine', sql: engine },
  { name: '005 idle limit of every account', sql: idleLimitOfAll },
  { name: '006 machines cut off', sql: cutOff },
  { name: '007 event of an anchor', sql: anchorEvent },
]
