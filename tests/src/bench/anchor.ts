// What the product is measured against: handlers written by hand with Express and pg, the same session look-up, no rules and no log.
import { createHash, randomUUID } from 'node:crypto'
import { createPool } from '@practicum/infra/postgres/pool'
import { parseCookie } from 'cookie'
import express, { type Express, type Request } from 'express'
import type pg from 'pg'

const SESSION = {
  name: 'session',
  text: `select s.user_id, p.position_id, p.organization_id, p.role, u.zone
    from access.session s join read.position p on p.position_id = s.position_id join read.person u on u.user_id = s.user_id
    where s.sid_hash = $1 and s.absolute_expires_at > now() and s.seen_at > now() - interval '2 hours'
      and u.user_status <> 'inactive' and p.position_status <> 'archived'`,
}
const INSERT = {
  name: 'insert',
  text: 'insert into bench.comment (id, task_id, user_id, position_id, body) values ($1, $2, $3, $4, $5)',
}
const UPDATE = {
  name: 'update',
  text: 'update bench.task set comments = comments + 1, updated_at = now() where task_id = $1',
}

/** Tables of the anchor, filled from the read model of tasks. */
export const ANCHOR_TABLES = `
  create schema if not exists bench;
  create table bench.task as select task_id, description, task_status, 0 as comments, now() as updated_at from read.task;
  alter table bench.task add primary key (task_id);
  create table bench.comment (id uuid primary key, task_id uuid not null, user_id uuid not null, position_id uuid not null,
    body text not null, created_at timestamptz not null default now());
  create index on bench.comment (task_id);
  analyze bench.task`

/** The same for lists, with an index for each of their views. */
export const ANCHOR_LISTS = `
  create schema if not exists bench;
  drop table if exists bench.listed;
  create table bench.listed as select task_id, assignee_position_id, assignee_id, creator_position_id, creator_id, description, start_at,
    due_date, task_status, completed_at, dismissed_at, created_at, published, assignable_type, assignable_id, revision from read.task;
  alter table bench.listed add primary key (task_id);
  create index on bench.listed (assignee_position_id, task_status, created_at, task_id);
  create index on bench.listed (assignee_position_id, task_status, due_date, task_id)`

interface SessionRow {
  readonly user_id: string
  readonly position_id: string
  readonly organization_id: string
  readonly role: string
}

export async function anchorApp(connection: pg.ClientConfig): Promise<Express> {
  const pool = createPool(connection, { name: 'anchor', max: 12 })
  const app = express()
  app.disable('x-powered-by')
  app.use(express.json())
  app.post('/api/tasks/:id/comments', async (request, response) => {
    const session = await sessionOf(pool, request)
    if (!session) return void response.status(401).json({ message: 'sign in' })
    const id = randomUUID()
    const { body } = request.body as { body: string }
    const values = [id, request.params.id, session.user_id, session.position_id, body]
    await pool.query({ ...INSERT, values })
    await pool.query({ ...UPDATE, values: [request.params.id] })
    response.json({ id })
  })
  app.get('/api/tasks', async (request, response) => {
    const session = await sessionOf(pool, request)
    if (!session) return void response.status(401).json({ message: 'sign in' })
    const rows = await listOf(pool, session, request)
    response.json({ data: rows.slice(0, PAGE), more: rows.length > PAGE })
  })
  return app
}

async function sessionOf(pool: pg.Pool, request: Request): Promise<SessionRow | undefined> {
  const { sid = '' } = parseCookie(request.headers.cookie ?? '')
  const hash = createHash('sha256').update(sid).digest()
  return (await pool.query<SessionRow>({ ...SESSION, values: [hash] })).rows[0]
}

const PAGE = 25
const SUMMARY = `t.task_id as id, t.description, t.start_at::text, t.due_date::text, t.task_status as status, t.completed_at, t.dismissed_at,
  t.created_at, t.published, t.assignable_type, t.assignable_id, t.revision as version,
  json_build_object('id', a.user_id, 'position_id', t.assignee_position_id, 'name', a.name, 'role_keyname', ap.role) as assignee,
  json_build_object('id', c.user_id, 'position_id', t.creator_position_id, 'name', c.name, 'role_keyname', cp.role) as creator`
const LISTED = `bench.listed t join read.person a on a.user_id = t.assignee_id join read.position ap on ap.position_id = t.assignee_position_id
  left join read.person c on c.user_id = t.creator_id left join read.position cp on cp.position_id = t.creator_position_id`

/** As one writes it for this one list: rows with the names beside them, one more than the page has, and no count. */
async function listOf(pool: pg.Pool, session: SessionRow, { query }: Request): Promise<readonly unknown[]> {
  const { past_due } = JSON.parse(String(query.filter)) as { past_due?: boolean }
  const [from] = JSON.parse(String(query.range)) as [number]
  const order = query.sort === undefined ? 't.created_at desc, t.task_id desc' : 't.due_date, t.task_id'
  const due = past_due === undefined ? '' : `and coalesce(t.due_date >= current_date, true)`
  const text = `select ${SUMMARY} from ${LISTED} where t.assignee_position_id = $1 and t.task_status = 'incomplete' ${due}
    order by ${order} limit ${PAGE + 1} offset $2`
  const values = [session.position_id, from]
  return (await pool.query({ name: createHash('md5').update(text).digest('hex'), text, values })).rows
}
