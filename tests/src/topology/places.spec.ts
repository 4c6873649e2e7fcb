// The log of an installation that is spread out is cut: each of its processes notices by itself, and goes on when the right log is back.
import { createPool } from '@practicum/infra/postgres/pool'
import { Browser } from '../api/harness/browser'
import { eventually } from '../api/harness/eventually'
import type { Machine } from '../spread/machine'
import { delivered } from './delivered'
import { startTopology, type Topology } from './topology'

let topology: Topology | undefined
beforeAll(async () => {
  // Every kind of process: of two of a kind each does the same by itself.
  topology = await startTopology({ instances: 1 })
})
afterAll(() => topology?.close())

const open = (): Topology => {
  if (!topology) throw new Error('no topology')
  return topology
}

const readyAt = async ({ url }: Machine): Promise<number> =>
  (await new Browser(url).send('GET', '/health/ready')).status

/** Of every process at the same time, until all say so. */
const allSay = (status: number): Promise<readonly number[]> =>
  eventually(
    () => Promise.all(open().all.map(readyAt)),
    statuses => statuses.every(one => one === status),
  )

async function withOwner(statement: string): Promise<void> {
  const pool = createPool(open().database.connection, { name: 'spec', max: 1 })
  await pool.query(statement).finally(() => pool.end())
}

const LAST = 'select stream, revision from log.event e order by e.xid desc, ordinal desc limit 1'

test('every process refuses to go on with a log that was cut, and goes on with the one that is put back', async () => {
  await allSay(200)
  // What the demonstration sets off takes its way through the brokers; then everything stands at the end.
  await delivered(open())
  await withOwner(
    `create table log.aside as select * from log.event where (stream, revision) in (${LAST});
     alter table log.event disable trigger append_only;
     delete from log.event where (stream, revision) in (${LAST});
     alter table log.event enable trigger append_only;
     select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like 'practicum log%'`,
  )
  await allSay(503)
  const [one] = open().all
  const { body } = one ? await new Browser(one.url).send('GET', '/health/ready') : { body: {} }
  expect(body).toMatchObject({ ready: false, reason: { code: 'read_only' } })
  await withOwner('insert into log.event select * from log.aside')
  await allSay(200)
})
