// Each process works in the database as a role that may do what its work needs, and nothing else: no mistake of one reaches what is another's.
import { createPool } from '@practicum/infra/postgres/pool'
import { as, ROLE, type RoleName } from '@practicum/infra/postgres/roles'
import { TrainingLookUps } from '@practicum/infra/trainings/training-look-ups'
import { FOLLOWING } from '@practicum/projections/features/organizations/following.candidates'
import { keysConnection } from '@practicum/runtime/composition/foundations'
import { migrateAll } from '@practicum/runtime/composition/migrations'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { foundProgram } from './harness/program'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await foundProgram(app)
})
afterAll(() => app.close())

const REFUSED = '42501'

/** The SQLSTATE with which a statement ends as this role; undefined where it is allowed. Nothing of it stays. */
async function attempt(role: RoleName, statement: string): Promise<string | undefined> {
  const client = await app.database.pool.connect()
  try {
    await client.query(`begin; set local role ${ROLE[role]}`)
    await client.query(statement)
    return undefined
  } catch (error) {
    return (error as { code?: string }).code
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const EVERY = Object.keys(ROLE) as RoleName[]
const all = (...allowed: RoleName[]): ReadonlySet<RoleName> => new Set(allowed)

/** By hand: who may do it. `whole` is a process that is command, query and reactor at once. */
const TABLE: readonly (readonly [string, string, ReadonlySet<RoleName>])[] = [
  ['rewrite the log', "update log.event set type = 'x'", all()],
  ['thin out the log', 'delete from log.event', all()],
  ['empty the log', 'truncate log.event', all()],
  ['read the log', 'select from log.event limit 1', all('command', 'query', 'projector', 'reactor', 'whole')],
  ['rewrite the access trail', 'update audit.access set status = 200', all()],
  ['thin out the access trail', 'delete from audit.access', all()],
  ['empty the access trail', 'truncate audit.access', all()],
  ['read credentials', 'select password_hash from access.credential', all('command', 'whole')],
  ['set a password', "update access.credential set password_hash = ''", all('command', 'whole')],
  [
    'let nobody in by what was proved before',
    'update access.credential set epoch = epoch + 1 where user_id is null',
    all('command', 'reactor', 'whole'),
  ],
  ['use a link that resets a password', 'update access.password_reset set used_at = now()', all('command', 'whole')],
  ['see the hash of such a link', 'select token_hash from access.password_reset', all('command', 'whole')],
  [
    'forget old links',
    "delete from access.password_reset where expires_at < now() - interval '7 days'",
    all('command', 'reactor', 'whole'),
  ],
  [
    'see which changes of passwords the log was not told of',
    `select p.id, p.user_id, encode(c.email_index, 'hex'), p.by, p.changed_at
      from access.password_change p join access.credential c using (user_id)`,
    all('command', 'reactor', 'whole'),
  ],
  [
    'note that the log was told',
    'delete from access.password_change where id = gen_random_uuid()',
    all('command', 'reactor', 'whole'),
  ],
  [
    'take up what somebody has signed up with',
    'update access.signup set taken_at = now() where user_id is null returning sealed',
    all('command', 'whole'),
  ],
  [
    'count those whose sign-up is being carried out',
    'select user_id from access.signup where organization_id is null',
    all('command', 'reactor', 'whole'),
  ],
  ['end a session', 'delete from access.session where false', all('command', 'reactor', 'whole')],
  ['make a session somebody else’s', 'update access.session set user_id = user_id', all('command', 'whole')],
  ['note that a session is used', 'update access.session set seen_at = now()', all('command', 'query', 'whole')],
  ['wipe out guesses', 'delete from access.guess where false', all('command', 'reactor', 'whole')],
  [
    'open a door to guests',
    "insert into access.capability (token_hash, purpose, subject_id) values ('', 'guest', gen_random_uuid())",
    all('command', 'whole'),
  ],
  ['look up a session', 'select from access.session', all('command', 'query', 'reactor', 'whole')],
  [
    'count what effects could not handle',
    'select count(event_id) from bus.parked',
    all('command', 'query', 'reactor', 'whole'),
  ],
  [
    'see what effects could not handle, and by which class of error',
    'select consumer, stream, failure, parked_at, asked_at from bus.parked',
    all('query', 'reactor', 'whole'),
  ],
  ['read why', 'select error from bus.parked', all('reactor', 'whole')],
  [
    'ask for effects after all',
    'update bus.parked set asked_at = coalesce(asked_at, now()), handed_at = null where event_id = gen_random_uuid()',
    all('command', 'reactor', 'whole'),
  ],
  ['see how far the log is signed', 'select number, head from log.anchor', all('query', 'reactor', 'whole')],
  [
    'see how far the access trail is signed',
    'select number, access_count from audit.anchor',
    all('query', 'reactor', 'whole'),
  ],
  ['see a signature', 'select signature from audit.anchor', all('reactor', 'whole')],
  ['see when the audit was verified', 'select verified_at from audit.verification', all('query', 'reactor', 'whole')],
  ['note what an effect has handled', 'delete from bus.inbox where false', all('reactor', 'whole')],
  ['note how far a schedule has come', "update schedule.place set place = '' where false", all('reactor', 'whole')],
  ['say who is online', 'delete from realtime.presence where false', all('query', 'whole')],
  ['keep the state of a long stream', 'delete from snapshot.state where false', all('command', 'reactor', 'whole')],
  ['keep a draft', "update draft.draft set body = '' where false", all('command', 'whole')],
  [
    'find positions that follow their organization',
    FOLLOWING.replaceAll('$1', 'null').replace('$2', '1'),
    all(...EVERY),
  ],
  ['read a draft', 'select body from draft.draft', all('command', 'api', 'whole')],
  [
    'hand a draft to another account of the same person',
    `update draft.draft d set user_id = null where user_id is null and position_id is null
       and not exists (select from draft.draft o where o.position_id = d.position_id and o.form = d.form)`,
    all('command', 'reactor', 'whole'),
  ],
  [
    'forget the drafts of a person',
    'delete from draft.draft where user_id is null',
    all('command', 'reactor', 'whole'),
  ],
  ['take a password away', 'delete from access.credential where user_id is null', all('command', 'reactor', 'whole')],
  ['read the secret of a second step', 'select secret from access.two_factor', all('command', 'whole')],
  ['read the secret of an integration', 'select secret from access.webhook', all('command', 'reactor', 'whole')],
  ['read what an integration is sent', 'select body from access.webhook_delivery', all('command', 'reactor', 'whole')],
  ['see what became of it', 'select status from access.webhook_delivery', all('command', 'query', 'reactor', 'whole')],
  ['see whether there is a second step', 'select method from access.two_factor', all('command', 'query', 'whole')],
  ['make a recovery code', 'insert into access.recovery_code select null, null where false', all('command', 'whole')],
  [
    'take a second step away',
    'delete from access.two_factor where user_id is null',
    all('command', 'reactor', 'whole'),
  ],
  ['remember a browser', 'insert into access.remembered_device (id) select null where false', all('command', 'whole')],
  [
    'see which browsers are remembered',
    'select sealed from access.remembered_device',
    all('command', 'query', 'whole'),
  ],
  [
    'forget the browsers of a person',
    'delete from access.remembered_device where user_id is null',
    all('command', 'reactor', 'whole'),
  ],
  ['write anew what was deleted in', 'select access.rewrite_traces()', all('reactor', 'whole')],
  ['ask for read models to be made anew', "insert into read.renewal (name) values ('x')", all('reactor', 'whole')],
  ['say that read models were made anew', 'update read.renewal set done_at = now() where false', all('projector')],
  ['write a read model', "update read.task set description = 'x' where false", all('projector')],
  ['make a table of the read models', 'create table read.of_mine (id int)', all('projector')],
  ['move a checkpoint', "update read.checkpoint set position = '' where false", all('projector')],
  ['let go of what a row waits for', 'delete from read.parked where false', all('projector')],
  ['bypass the row locks', 'alter table read.task disable row level security', all('projector')],
]

test.each(TABLE)('13.2.2 who may %s', async (_what, statement, allowed) => {
  const outcomes: (readonly [string, unknown])[] = []
  // One after the other: what two of them may do takes the table, for which neither waits long.
  for (const role of EVERY) outcomes.push([role, await attempt(role, statement)])
  const expected = EVERY.map(role => [role, allowed.has(role) ? undefined : REFUSED])
  expect(outcomes).toEqual(expected)
})

test('13.2.2 what another release has said of the roles is put right by the next migration of this one', async () => {
  const { pool, connection } = app.database
  // As a release would leave it that was gone back to, or that this one has been gone back to from.
  await pool.query(`revoke select on log.event from ${ROLE.query}; grant delete on log.event to ${ROLE.command}`)
  await pool.query("insert into access.knex_migrations (name) values ('grants of another release')")
  await migrateAll({ connection, keys: keysConnection(connection) })
  expect(await attempt('query', 'select from log.event limit 1')).toBeUndefined()
  expect(await attempt('command', 'delete from log.event')).toBe(REFUSED)
})

test('13.2.2 the API’s role sees rows of read models under its own eyes alone, and the reactor those that are due', async () => {
  expect(await attempt('api', 'select 1 / count(*) from read.person')).toBe('22012')
  expect(await attempt('command', 'select 1 / count(*) from read.person')).toBeUndefined()
  expect(await attempt('query', 'select from read.task')).toBe(REFUSED)
  expect(await attempt('reactor', 'select from read.task')).toBeUndefined()
  // Whoever acts on a thing has read what told them of it.
  expect(await attempt('reactor', 'select from read.notification')).toBeUndefined()
  expect(await attempt('reactor', 'select from read.comment')).toBe(REFUSED)
})

test('13.2.2 commands find what they ask of trainings and of places, and so does what follows from a period', async () => {
  const found = <Found>(role: RoleName, ask: (lookUps: TrainingLookUps) => Promise<Found>): Promise<Found> => {
    const pool = createPool(as(role, app.database.connection), { name: `look-ups as ${role}`, max: 1 })
    return ask(new TrainingLookUps(pool)).finally(() => pool.end())
  }
  const id = newId()
  expect(await found('command', lookUps => lookUps.holdersOf([id]))).toEqual(new Map())
  expect(await found('command', lookUps => lookUps.plannedFor(id, id))).toEqual([])
  expect(await found('command', lookUps => lookUps.isPlaced(id))).toBe(false)
  expect(await found('command', lookUps => lookUps.placedAt(id, 100))).toEqual([])
  expect(await found('reactor', lookUps => lookUps.placedAt(id))).toEqual([])
})

test('13.2.2 no role of the product logs in, bypasses row locks or owns anything but the read models', async () => {
  const { rows } = await app.database.pool.query(
    `select rolname from pg_roles where rolname = any($1) and (rolcanlogin or rolbypassrls or rolsuper or rolcreaterole or rolcreatedb)`,
    [Object.values(ROLE)],
  )
  expect(rows).toEqual([])
  const owned = await app.database.pool.query<{ owner: string; schema: string }>(
    `select distinct pg_get_userbyid(c.relowner) as owner, n.nspname as schema from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and pg_get_userbyid(c.relowner) = any($1)`,
    [Object.values(ROLE)],
  )
  expect(owned.rows).toEqual([{ owner: ROLE.projector, schema: 'read' }])
})
