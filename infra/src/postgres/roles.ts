// The database roles of the product, and what each may do: nobody logs in as one of them, the processes' own accounts are members.
import { createHash } from 'node:crypto'
import type pg from 'pg'
import { MIGRATION_TABLE, type Migration } from './migrate'

export const ROLE = {
  /** Reads for people, under row-level security; owns nothing. */
  api: 'practicum_api',
  command: 'practicum_command',
  query: 'practicum_query',
  /** Owns the read models. */
  projector: 'practicum_projector',
  reactor: 'practicum_reactor',
  /** Of a process that does everything. */
  whole: 'practicum_whole',
} as const

export type RoleName = keyof typeof ROLE

/** What is done on such a connection, is done as the role; the account must be a member of it. */
export const as = (role: RoleName, connection: pg.ClientConfig): pg.ClientConfig => ({
  ...connection,
  options: `-c role=${ROLE[role]}`,
})

const EVERY = Object.values(ROLE)
const SERVING = [ROLE.command, ROLE.query, ROLE.reactor].join(', ')
const READING = [ROLE.command, ROLE.query, ROLE.projector, ROLE.reactor].join(', ')

/** Roles belong to the whole server: another database, or another process, may make the same ones at this moment. */
export async function ensureRoles(pool: pg.Pool): Promise<void> {
  for (const role of EVERY) {
    await pool.query(`do $$ begin
        create role ${role} nologin nobypassrls;
      exception when duplicate_object or unique_violation then null; end $$`)
  }
  const { rows } = await pool.query<{ missing: boolean }>(
    `select not (${[ROLE.command, ROLE.query, ROLE.reactor].map(role => `pg_has_role('${ROLE.whole}', '${role}', 'member')`).join(' and ')}) as missing`,
  )
  if (rows[0]?.missing) {
    // Granted twice at once, one of them fails, and both wanted the same.
    await pool.query(`grant ${SERVING} to ${ROLE.whole}`).catch(() => undefined)
  }
}

/** What has run, and where releases before knex look for it while they run beside this one. */
const recordOf = (schema: string): string => `grant select on ${schema}.${MIGRATION_TABLE} to ${READING};
do $$ begin
  if to_regclass('${schema}.migration') is not null then grant select on ${schema}.migration to ${READING}; end if;
end $$;`

/** What the roles may do in the main database; what is not named here is refused. Read models say for themselves who reads them. */
const GRANTS = `
revoke all on all tables in schema log, access, bus, realtime, audit, draft, schedule, snapshot from ${EVERY.join(', ')};

grant usage on schema log to ${READING};
grant select on log.event to ${READING};
${recordOf('log')}
grant select, insert on log.engine to ${READING};
grant insert on log.event to ${ROLE.command}, ${ROLE.reactor};
grant select, insert on log.anchor to ${ROLE.reactor};
grant select (number, head) on log.anchor to ${ROLE.query};

grant usage on schema access to ${READING};
${recordOf('access')}
grant select, insert, update, delete on access.session, access.credential, access.guess, access.answer, access.last_route, access.capability to ${ROLE.command};
grant select, insert, update, delete on access.password_reset, access.password_change to ${ROLE.command};
grant select, insert, update, delete on access.two_factor, access.two_factor_setup, access.recovery_code to ${ROLE.command};
grant select (user_id, method, since, phone, key_id) on access.two_factor to ${ROLE.query};
grant select on access.two_factor_setup to ${ROLE.query};
grant select (user_id, used_at) on access.recovery_code to ${ROLE.query};
grant select, insert, update, delete on access.text_code to ${ROLE.command};
grant select (session_id, user_id, sent_at) on access.text_code to ${ROLE.query};
grant select (user_id), delete on access.text_code to ${ROLE.reactor};
grant select, insert, update, delete on access.sso_identity, access.sso_attempt to ${ROLE.command};
grant select on access.sso_identity to ${ROLE.query};
grant select (user_id, provider, held_for), update (user_id, held_for), delete on access.sso_identity to ${ROLE.reactor};
grant select (expires_at), delete on access.sso_attempt to ${ROLE.reactor};
grant select, insert, update, delete on access.passkey, access.passkey_challenge to ${ROLE.command};
grant select (id, user_id, name, key_id, added_at, last_used_at) on access.passkey to ${ROLE.query};
grant select (user_id), delete on access.passkey, access.passkey_challenge to ${ROLE.reactor};
grant select (user_id), delete on access.two_factor, access.two_factor_setup, access.recovery_code to ${ROLE.reactor};
grant select, insert, update, delete on access.remembered_device to ${ROLE.command};
grant select (id, user_id, token_hash, sealed, key_id, remembered_at, used_at, expires_at) on access.remembered_device to ${ROLE.query};
grant select (user_id, expires_at), delete on access.remembered_device to ${ROLE.reactor};
grant select, update (seen_at) on access.session to ${ROLE.query};
grant select, insert, update, delete on access.api_token to ${ROLE.command};
grant select, update (used_at) on access.api_token to ${ROLE.query};
grant select, delete on access.api_token to ${ROLE.reactor};
grant select, insert, update on access.guess to ${ROLE.query};
grant select on access.capability to ${ROLE.query};
grant select on access.last_route to ${ROLE.query};
grant select, delete on access.answer, access.guess, access.session to ${ROLE.reactor};
grant select (user_id), delete on access.credential, access.last_route to ${ROLE.reactor};
grant select, insert, delete on access.login_as to ${ROLE.command};
grant select (session_id, user_id, root_user_id, began_at), delete on access.login_as to ${ROLE.reactor};
grant select, insert, update (taken_at), delete on access.signup to ${ROLE.command};
grant select (user_id, organization_id) on access.signup to ${ROLE.reactor};
grant select, insert on access.mail_secret to ${ROLE.command};
grant select, insert, delete on access.mail_secret to ${ROLE.reactor};
grant select on access.mail_secret to ${ROLE.query};
grant select, insert, update, delete on access.webhook to ${ROLE.command};
grant select, update, delete on access.webhook to ${ROLE.reactor};
grant select, insert, update on access.webhook_delivery to ${ROLE.command};
grant select, insert, update, delete on access.webhook_delivery to ${ROLE.reactor};
grant select (id, integration_id, kind, status, attempts, queued_at, attempted_at, due_at, answer, failure) on access.webhook_delivery to ${ROLE.query};
grant select (email_index, epoch), update (epoch) on access.credential to ${ROLE.reactor};
grant select, delete on access.password_change to ${ROLE.reactor};
grant select (expires_at), delete on access.password_reset, access.capability to ${ROLE.reactor};
grant execute on function access.rewrite_traces() to ${ROLE.reactor};

grant usage on schema bus to ${ROLE.reactor}, ${ROLE.query};
grant select, insert, update, delete on all tables in schema bus to ${ROLE.reactor};
revoke insert, update, delete on bus.${MIGRATION_TABLE}, bus.${MIGRATION_TABLE}_lock from ${ROLE.reactor};

grant select (name, position) on bus.relay to ${ROLE.query};
grant select (consumer, event_id, stream, failure, parked_at, asked_at) on bus.parked to ${ROLE.query};
grant usage on schema bus to ${ROLE.command};
grant select (event_id, asked_at, handed_at), update (asked_at, handed_at) on bus.parked to ${ROLE.command};

grant usage on schema schedule to ${ROLE.reactor};
grant select, insert, update on schedule.place to ${ROLE.reactor};

grant usage on schema snapshot to ${ROLE.command}, ${ROLE.reactor};
grant select, insert, update, delete on snapshot.state, snapshot.command to ${ROLE.command}, ${ROLE.reactor};

grant usage on schema realtime to ${ROLE.query};
grant select, insert, update, delete on realtime.gateway, realtime.presence to ${ROLE.query};

grant usage on schema audit to ${SERVING}, ${ROLE.api};
grant select on audit.access to ${ROLE.api};
grant select, insert on audit.access to ${SERVING};
grant select, insert on audit.anchor, audit.verification to ${ROLE.reactor};
grant select on audit.verification to ${ROLE.query};
grant select (number, access_count) on audit.anchor to ${ROLE.query};
drop policy recorder on audit.access;
create policy recorder on audit.access for all to current_user, ${SERVING} using (true) with check (true);

grant usage on schema draft to ${ROLE.command}, ${ROLE.reactor}, ${ROLE.api};
grant select, insert, update, delete on draft.draft to ${ROLE.command};
grant select (user_id, position_id, form), update (user_id), delete on draft.draft to ${ROLE.reactor};
grant select on draft.draft to ${ROLE.api};
drop policy keeper on draft.draft;
create policy keeper on draft.draft for all to current_user, ${ROLE.command}, ${ROLE.reactor} using (true) with check (true);
`

const KEY_GRANTS = `
${recordOf('public')}
revoke all on person_key from ${EVERY.join(', ')};
grant select on person_key to ${READING};
grant insert on person_key to ${ROLE.command}, ${ROLE.reactor};
grant update on person_key to ${ROLE.reactor};
grant execute on function rewrite_person_keys() to ${ROLE.reactor};
`

/** Runs again whenever another release has said otherwise: what is in force is what the release says that migrated last. */
const asMigration = (sql: string): Migration => ({
  family: 'grants',
  name: `grants ${createHash('sha256').update(sql).digest('hex').slice(0, 16)}`,
  sql,
})

/** For the schema `access`, after all others. */
export const grantMigrations: readonly Migration[] = [asMigration(GRANTS)]
export const keyGrantMigrations: readonly Migration[] = [asMigration(KEY_GRANTS)]
