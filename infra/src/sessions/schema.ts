// Tables of sessions, credentials, attempts and remembered answers. Not event-sourced: secrets and throw-away state never enter the log.
import type { Migration } from '../postgres/migrate'

export const accessMigrations: readonly Migration[] = [
  {
    name: '001-access',
    sql: `
      create schema if not exists access;
      create table access.session (
        sid_hash bytea primary key,
        user_id uuid not null,
        position_id uuid not null,
        root_user_id uuid,
        channel text not null,
        log_position text collate "C" not null default '',
        created_at timestamptz not null default now(),
        seen_at timestamptz not null default now(),
        absolute_expires_at timestamptz not null,
        ip text not null,
        user_agent text not null
      );
      create index on access.session (user_id);
      create unique index on access.session (channel);
      create table access.credential (
        user_id uuid primary key,
        email_index bytea not null unique,
        password_hash text not null,
        changed_at timestamptz not null default now()
      );
      create table access.guess (
        key text primary key,
        count integer not null,
        window_ends_at timestamptz not null
      );
      create table access.answer (
        principal text not null,
        key text not null,
        body_hash bytea not null,
        status integer not null,
        body text not null,
        log_position text collate "C" not null,
        created_at timestamptz not null default now(),
        primary key (principal, key)
      );
      create index on access.answer (created_at);
      create table access.last_route (
        user_id uuid primary key,
        path text not null,
        visited_at timestamptz not null default now()
      );
      create table access.capability (
        token_hash bytea primary key,
        purpose text not null,
        subject_id uuid not null,
        created_at timestamptz not null default now(),
        expires_at timestamptz
      );
      create index on access.capability (subject_id)`,
  },
  {
    name: '002-capability-key',
    sql: `alter table access.capability add column key_id text;
      comment on column access.capability.key_id is 'Names the key that the token was derived with; unknown for those of before this column.'`,
  },
  {
    name: '003-no-answers-with-secrets',
    // Earlier releases remembered sign-ins under a plain hash of what was sent, the password among it.
    sql: `delete from access.answer where body like '%"csrf_token":%' or body like '{"auth":%'`,
  },
  {
    name: '004-rewrite',
    // As of the keys of persons. Of what stands in these columns the planner keeps no samples, which would outlive the rows.
    sql: `create function access.rewrite_traces() returns void language plpgsql security definer
      set search_path = pg_catalog, pg_temp set lock_timeout = '250ms' as $$
      begin
        alter table access.session alter column user_agent type text using user_agent || '';
        alter table access.credential alter column password_hash type text using password_hash || '';
        alter table access.last_route alter column path type text using path || '';
        alter table draft.draft alter column body type text using body || '';
        alter table read.parked alter column error type text using error || '';
      end $$;
      revoke all on function access.rewrite_traces() from public;
      alter table access.session alter column user_agent set statistics 0, alter column ip set statistics 0;
      alter table access.last_route alter column path set statistics 0`,
  },
]
