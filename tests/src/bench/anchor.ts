// What the product is measured against: handlers written by hand with Express and pg, the same session look-up, no rules and no log.
import { createHash, randomUUID } from 'node:crypto'
import type { ListCall } from '@practicum/infra/http/bindings'
import { parseListRequest } from '@practicum/infra/http/list-request'
import { createPool } from '@practicum/infra/postgres/pool'
import { taskQueries } from '@practicum/projections/features/tasks/tasks.queries'
import { slots } from '@practicum/runtime/composition/read-side'
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
  create schema bench;
  create table bench.task as select task_id, description, task_status, 0 as comments, now() as updated_at from read.task;
  alter table bench.task add primary key (task_id);
  create table bench.comment (id uuid primary key, task_id uuid not null, user_id uuid not null, position_id uuid not null,
    body text not null, created_at timestamptz not null default now());
  create index on bench.comment (task_id);
  analyze bench.task`

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
    const { rows, total } = await listOf(pool, session, request)
    response.set('Content-Range', `tasks 0-${rows.length}/${total}`).json(rows)
  })
  return app
}

async function sessionOf(pool: pg.Pool, request: Request): Promise<SessionRow | undefined> {
  const { sid = '' } = parseCookie(request.headers.cookie ?? '')
  const hash = createHash('sha256').update(sid).digest()
  return (await pool.query<SessionRow>({ ...SESSION, values: [hash] })).rows[0]
}

const [LIST] = taskQueries({ slots })

/** The product's own statements, sent bare: as the owner of the tables, without row-level security, rows answered as they come. */
async function listOf(
  pool: pg.Pool,
  session: SessionRow,
  request: Request,
): Promise<{ readonly rows: readonly unknown[]; readonly total: unknown }> {
  if (LIST?.kind !== 'list') throw new Error('the first query of tasks is its list')
  const results: pg.QueryResult[] = []
  const db: ListCall['db'] = {
    async query(text, values = []) {
      results.push(await pool.query({ name: createHash('md5').update(text).digest('hex'), text, values: [...values] }))
      return []
    },
  }
  const principal = {
    positionId: session.position_id,
    organizationId: session.organization_id,
  } as ListCall['principal']
  const list = parseListRequest(LIST.row, request.query)
  await LIST.handle({ caller: undefined as never, principal, list, db, now: new Date() })
  const counted = results.find(({ fields }) => fields[0]?.name === 'total')
  const listed = results.find(result => result !== counted)
  return { rows: listed?.rows ?? [], total: counted?.rows[0]?.total }
}
