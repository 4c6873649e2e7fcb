// What nobody can come back to any more is forgotten in time: its tables do not grow for ever.
import { ROLE } from '@practicum/infra/postgres/roles'
import { issueInvitation } from '@practicum/infra/sessions/invitation-codes'
import { INVITE_DAYS } from '@practicum/shared/features/invites/invites.fields'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { foundProgram } from './harness/program'
import { runSchedule } from './harness/schedules'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await foundProgram(app)
})
afterAll(() => app.close())

const forget = () => runSchedule(app, 'forget')

async function counts(): Promise<Readonly<Record<string, number>>> {
  const { rows } = await app.database.pool.query(
    `select (select count(*)::int from access.session where user_agent = 'spec') as sessions,
       (select count(*)::int from access.guess where key like 'spec%') as attempts,
       (select count(*)::int from access.answer where principal = 'spec') as answers,
       (select count(*)::int from access.capability where purpose like 'spec%') as secrets,
       (select count(*)::int from bus.inbox where consumer = 'spec') as handled`,
  )
  return rows[0]
}

test('sessions that are over, budgets that are full again, secrets that open nothing any more, answers of yesterday and what was handled last week are forgotten, others are not', async () => {
  const { pool } = app.database
  await pool.query(`
    insert into access.session (sid_hash, user_id, position_id, channel, absolute_expires_at, seen_at, ip, user_agent)
      select sha256(n::text::bytea), gen_random_uuid(), gen_random_uuid(), 'spec ' || n, expires, seen, '', 'spec'
      from (values (1, now() - interval '1 minute', now()), (2, now() + interval '1 hour', now() - interval '1 hour'),
        (3, now() + interval '1 hour', now())) as s (n, expires, seen);
    insert into access.guess values ('spec over', 1, now() - interval '1 second'), ('spec under way', 1, now() + interval '1 hour');
    insert into access.answer (principal, key, body_hash, status, body, log_position, created_at)
      values ('spec', 'old', '', 200, '', '', now() - interval '25 hours'), ('spec', 'new', '', 200, '', '', now());
    insert into access.capability (token_hash, purpose, subject_id, expires_at)
      values ('old', 'spec', gen_random_uuid(), now() - interval '1 minute'), ('new', 'spec', gen_random_uuid(), now() + interval '1 day'),
        ('ever', 'spec', gen_random_uuid(), null);
    insert into bus.inbox (consumer, event_id, stream, handled_at)
      values ('spec', gen_random_uuid(), 's', now() - interval '8 days'), ('spec', gen_random_uuid(), 's', now())`)
  expect(await counts()).toEqual({ sessions: 3, attempts: 2, answers: 2, secrets: 3, handled: 2 })
  await forget()
  expect(await counts()).toEqual({ sessions: 1, attempts: 1, answers: 1, secrets: 2, handled: 1 })
})

test('the secret of an invitation is kept for as long as it opens, and three months longer', async () => {
  const sending = newId()
  await issueInvitation(app.practicum.services.capabilities, sending)
  const { rows } = await app.database.pool.query(
    `select (extract(epoch from expires_at - created_at) / 86400)::int as days from access.capability where subject_id = $1`,
    [sending],
  )
  expect(rows).toEqual([{ days: INVITE_DAYS + 90 }])
})

test('the reactor may forget all of it', async () => {
  const client = await app.database.pool.connect()
  try {
    await client.query(`begin; set local role ${ROLE.reactor};
      delete from access.session where seen_at < '2000-01-01'; delete from access.guess where window_ends_at < '2000-01-01';
      delete from access.answer where created_at < '2000-01-01'; delete from access.capability where expires_at < '2000-01-01'; delete from bus.inbox where handled_at < '2000-01-01'; rollback`)
  } finally {
    client.release()
  }
})
