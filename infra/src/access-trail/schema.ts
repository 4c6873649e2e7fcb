// The tables of the access trail: who was shown or refused protected data. Appended to, chained by hashes, signed from outside.
import type { Migration } from '../postgres/migrate'

const tables = `
create table audit.access (
  ordinal         bigint primary key,
  at              timestamptz(3)   not null,
  row_name        text collate "C" not null,
  outcome         text             not null check (outcome in ('answered', 'refused')),
  status          integer          not null,
  user_id         uuid             not null,
  position_id     uuid             not null,
  root_user_id    uuid,
  organization_id uuid             not null,
  object_ids      uuid[]           not null,
  -- json keeps the very text it was given, so that the hash can be computed again.
  asked           json,
  correlation_id  text             not null,
  hash            bytea            not null
);
comment on table audit.access is 'Every answer and refusal of protected data, in order. Ids only, so that erasing a person never breaks the chain.';
comment on column audit.access.hash is 'sha256 over the hash of the row before and this row''s content.';
create index on audit.access (user_id, ordinal);
create index on audit.access (row_name, ordinal);
create index on audit.access (correlation_id);
create index on audit.access using gin (object_ids);

create table audit.anchor (
  number       bigint primary key,
  access_count bigint         not null,
  head         bytea          not null,
  signed_at    timestamptz(3) not null,
  signature    bytea          not null
);
comment on table audit.anchor is 'What the trail was at a moment, signed with a key that is not in the database: a tail cut off since then shows.';

create function audit.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the access trail is only ever appended to: % of %.% is refused', tg_op, tg_table_schema, tg_table_name
    using errcode = 'insufficient_privilege';
end $$;
create trigger append_only before update or delete on audit.access for each row execute function audit.refuse_change();
create trigger never_emptied before truncate on audit.access execute function audit.refuse_change();
create trigger append_only before update or delete on audit.anchor for each row execute function audit.refuse_change();
create trigger never_emptied before truncate on audit.anchor execute function audit.refuse_change();

create function audit.content_of(a audit.access) returns text language sql stable as $$
  select concat_ws('|', a.ordinal, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS'), a.row_name, a.outcome, a.status,
    a.user_id, a.position_id, coalesce(a.root_user_id::text, '-'), a.organization_id, a.object_ids::text,
    coalesce(a.asked::text, '-'), a.correlation_id)
$$;

-- One writer at a time: each row stands on the hash of the one before.
create function audit.record(accesses json) returns void language plpgsql as $$
declare
  entry audit.access;
  last bytea;
  counted bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit.access', 0));
  select a.ordinal, a.hash into counted, last from audit.access a order by a.ordinal desc limit 1;
  for entry in select * from json_populate_recordset(null::audit.access, accesses) loop
    counted := coalesce(counted, 0) + 1;
    entry.ordinal := counted;
    entry.hash := sha256(coalesce(last, ''::bytea) || convert_to(audit.content_of(entry), 'UTF8'));
    insert into audit.access select entry.*;
    last := entry.hash;
  end loop;
end $$;
`

const verifications = `
create table audit.verification (
  number      bigint generated always as identity primary key,
  verified_at timestamptz(3) not null,
  events      bigint         not null,
  accesses    bigint         not null,
  broken      text[]         not null
);
comment on table audit.verification is 'What verifications of log and access trail found, whichever process made them; broken: in words, one for each place.';
`

/** Without one a row's content, and with it its hash, is what it was before. */
const tokens = `
alter table audit.access add column token_id uuid;
comment on column audit.access.token_id is 'The access token by which a program acted as the person.';
create or replace function audit.content_of(a audit.access) returns text language sql stable as $$
  select concat_ws('|', a.ordinal, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS'), a.row_name, a.outcome, a.status,
    a.user_id, a.position_id, coalesce(a.root_user_id::text, '-'), a.organization_id, a.object_ids::text,
    coalesce(a.asked::text, '-'), a.correlation_id, a.token_id)
$$;
`

/** For {@link migrate} with the schema `audit`. */
export const accessTrailMigrations: readonly Migration[] = [
  { name: '001 access', sql: tables },
  { name: '002 verification', sql: verifications },
  { name: '003 token', sql: tokens },
]
