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
  {
    name: '005-session-id',
    sql: `alter table access.session add column id uuid not null default gen_random_uuid();
      create unique index on access.session (id);
      comment on column access.session.id is 'By which its person names it; opens nothing.'`,
  },
  {
    name: '006-mail-secrets',
    sql: `create table access.mail_secret (
        mail_id uuid primary key,
        user_id uuid not null,
        key_id text not null,
        sealed bytea not null,
        expires_at timestamptz not null
      );
      create index on access.mail_secret (expires_at);
      comment on table access.mail_secret is 'What a mail says to its addressee alone, until it has left or opens nothing any more; sealed by their key.'`,
  },
  {
    name: '007-passwords',
    sql: `create table access.password_reset (
        id uuid not null unique default gen_random_uuid(),
        token_hash bytea primary key,
        user_id uuid not null references access.credential on delete cascade,
        requested_at timestamptz not null default now(),
        expires_at timestamptz not null,
        used_at timestamptz,
        replaced_at timestamptz
      );
      create index on access.password_reset (user_id);
      create index on access.password_reset (expires_at);
      create table access.password_change (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references access.credential on delete cascade,
        by text not null check (by in ('own', 'reset')),
        changed_at timestamptz not null default now()
      );
      create index on access.password_change (user_id);
      comment on table access.password_change is 'What the log still has to be told; a row goes when it has been.'`,
  },
  {
    name: '008-two-factor',
    // Secrets are sealed with the keys of persons, and gone with them; recovery codes are hashes. What is being set up ends with its session.
    sql: `alter table access.session add column stage text not null default 'full'
        check (stage in ('full', 'second-step', 'setup'));
      create table access.two_factor (
        user_id uuid primary key,
        method text not null check (method in ('sms', 'authenticator')),
        secret bytea not null,
        key_id text not null,
        last_step bigint not null,
        since timestamptz not null default now()
      );
      comment on column access.two_factor.last_step is 'Time step of the last code that was taken: none opens twice.';
      create table access.two_factor_setup (
        session_id uuid primary key references access.session (id) on delete cascade,
        user_id uuid not null,
        method text not null check (method in ('sms', 'authenticator')),
        secret bytea not null,
        key_id text not null,
        begun_at timestamptz not null default now()
      );
      create table access.recovery_code (
        user_id uuid not null,
        code_hash bytea not null,
        used_at timestamptz,
        primary key (user_id, code_hash)
      )`,
  },
  {
    name: '009-secrets-end',
    // Those of invitations were kept for ever.
    sql: `create index on access.capability (expires_at);
      update access.capability set expires_at = created_at + interval '120 days' where purpose = 'invite' and expires_at is null`,
  },
  {
    name: '010-login-as',
    // The session of before waits under a secret that nobody has, and is gone with the one it waits for.
    sql: `alter table access.session add column parked_for uuid references access.session (id) on delete cascade;
      create unique index on access.session (parked_for);
      create table access.login_as (
        session_id uuid primary key,
        user_id uuid not null,
        root_user_id uuid not null,
        return_to text,
        began_at timestamptz not null default now()
      );
      alter table access.login_as alter column return_to set statistics 0;
      comment on table access.login_as is 'Each until the log has been told that it is over; outlives its session.';
      alter table access.last_route add column logging_in boolean not null default false`,
  },
  {
    name: '011-text-codes',
    // Numbers and codes are sealed with the key of their person. A code belongs to one session, and is gone with it.
    sql: `alter table access.two_factor add column phone bytea;
      alter table access.two_factor_setup add column phone bytea;
      create table access.text_code (
        session_id uuid primary key references access.session (id) on delete cascade,
        user_id uuid not null,
        sealed bytea not null,
        key_id text not null,
        sent_at timestamptz not null default now(),
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create index on access.text_code (user_id)`,
  },
  {
    name: '012-passkeys',
    // Keys, their ids and names are sealed with the key of their person; the hash finds one that signs in alone. A challenge opens once, in one browser.
    sql: `create table access.passkey (
        id uuid primary key,
        user_id uuid not null,
        credential_hash bytea not null unique,
        sealed bytea not null,
        name bytea not null,
        key_id text not null,
        counter bigint not null,
        added_at timestamptz not null default now(),
        last_used_at timestamptz
      );
      create index on access.passkey (user_id);
      comment on column access.passkey.counter is 'Of the last use, as the authenticator counts; 0 where it does not.';
      create table access.passkey_challenge (
        challenge_hash bytea primary key,
        purpose text not null check (purpose in ('add', 'sign_in', 'second_step')),
        holder text not null,
        user_id uuid,
        expires_at timestamptz not null
      );
      create index on access.passkey_challenge (expires_at);
      create index on access.passkey_challenge (user_id)`,
  },
  {
    name: '013-api-tokens',
    // What a token may do stands in the log, and in the read model that is made of it.
    sql: `create table access.api_token (
        id uuid primary key,
        token_hash bytea not null unique,
        user_id uuid not null,
        log_position text collate "C" not null default '',
        created_at timestamptz not null default now(),
        used_at timestamptz,
        expires_at timestamptz not null
      );
      create index on access.api_token (user_id);
      create index on access.api_token (expires_at)`,
  },
  {
    name: '014-sso',
    // Whom a provider knows somebody as: a keyed hash of issuer and subject, and the address there sealed with the key of its person.
    sql: `create table access.sso_identity (
        subject_index text primary key,
        user_id uuid not null,
        provider text not null,
        email bytea,
        key_id text not null,
        linked_at timestamptz not null default now(),
        used_at timestamptz,
        unique (user_id, provider)
      );
      create table access.sso_attempt (
        state_hash bytea primary key,
        browser_hash bytea not null,
        provider text not null,
        nonce text not null,
        verifier text not null,
        session_id uuid references access.session (id) on delete cascade,
        asked_for text,
        expires_at timestamptz not null
      );
      comment on column access.sso_attempt.session_id is 'Of whoever links their account; null: of somebody who signs in.';
      create index on access.sso_attempt (expires_at)`,
  },
  {
    name: '015-webhooks',
    // Secrets are sealed with the key of the installation, former ones the newest first, each with its own end; bodies hold ids and nothing of a person.
    sql: `create table access.webhook (
        integration_id uuid primary key,
        organization_id uuid not null,
        secret bytea not null,
        formers jsonb not null default '[]',
        sealed_by text not null,
        failing_since timestamptz,
        failed_at timestamptz,
        failing_address text,
        tried_at timestamptz,
        created_at timestamptz not null default now()
      );
      comment on column access.webhook.sealed_by is 'Names the key-encryption key.';
      create index on access.webhook (organization_id);
      create table access.webhook_delivery (
        id uuid primary key,
        integration_id uuid not null references access.webhook on delete cascade,
        kind text not null,
        body text not null,
        status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
        attempts integer not null default 0,
        queued_at timestamptz not null default now(),
        attempted_at timestamptz,
        due_at timestamptz default now(),
        answer integer,
        failure text
      );
      create index on access.webhook_delivery (integration_id, queued_at);
      create index on access.webhook_delivery (due_at) where status = 'waiting';
      create index on access.webhook_delivery (integration_id, due_at) where status = 'waiting'`,
  },
  {
    name: '016-what-was-proved',
    sql: `alter table access.session add column second_step boolean not null default false;
      comment on column access.session.second_step is 'It was opened by more than a password.';
      alter table access.credential add column epoch integer not null default 0;
      comment on column access.credential.epoch is 'Rises with whatever ends all sessions of its person: what was proved before lets nobody in after.';
      create table access.signup (
        user_id uuid primary key,
        organization_id uuid not null,
        sealed bytea not null,
        sealed_by text not null,
        begun_at timestamptz not null default now(),
        taken_at timestamptz not null default now()
      );
      alter table access.signup alter column sealed set statistics 0;
      comment on table access.signup is 'Answered, and not carried out yet; a row goes when it is.';
      comment on column access.signup.sealed_by is 'Names the key-encryption key.';
      create index on access.signup (organization_id);
      create index on access.signup (taken_at)`,
  },
  {
    name: '017-remembered-devices',
    // What a browser says of itself is sealed with the key of its person. The secret is kept as a hash, and the one before it, too: a copy is known by it.
    sql: `create table access.remembered_device (
        id uuid primary key,
        token_hash bytea not null unique,
        used_hash bytea,
        user_id uuid not null references access.credential on delete cascade,
        epoch integer not null,
        sealed bytea not null,
        key_id text not null,
        remembered_at timestamptz not null default clock_timestamp(),
        used_at timestamptz,
        expires_at timestamptz not null
      );
      comment on column access.remembered_device.epoch is 'Of the credential when a code was right: what ends all sessions ends it.';
      create index on access.remembered_device (user_id);
      create index on access.remembered_device (expires_at)`,
  },
  {
    name: '018-sso-of-merged-accounts',
    sql: `alter table access.sso_identity add column held_for uuid;
      comment on column access.sso_identity.held_for is 'The account that was merged into this one and had it before, by whose key the address is sealed; it goes back there where the merge is undone.'`,
  },
]
