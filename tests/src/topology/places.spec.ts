// The log of an installation that is spread out is cut: each of its processes notices by itself, and goes on when the right log is back.
import { createPool } from '@practicum/infra/postgres/pool'
import { Browser } from '../api/harness/browser'
import { eventually } from '../api/harness/eventually'
import type { Machine } from '../spread/machine'
import { startTopology, type Topology } from './topology'

let topology: Topology | undefined
beforeAll(async () => {
  topology = await startTopology()
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

const STANDS = `select array_agg(distinct place) as places, (select count(*)::int from log.event) as events
  from log.places() where place_of = 'relay' or place_of like 'read model %'`

/** What the demonstration sets off takes its way through the brokers; then everything stands at the end, and stays there. */
async function quiet(): Promise<void> {
  const stands = async (): Promise<{ places: readonly string[]; events: number } | undefined> =>
    (await open().database.pool.query(STANDS)).rows[0]
  await eventually(
    async () => {
      const before = await stands()
      await new Promise(resolve => setTimeout(resolve, QUIET_MS))
      return [before, await stands()]
    },
    ([before, after]) => before?.events === after?.events && after?.places.length === 1,
  )
}

const QUIET_MS = 5000
const LAST = 'select stream, revision from log.event e order by e.xid desc, ordinal desc limit 1'

test('every process refuses to go on with a log that was cut, and goes on with the one that is put back', async () => {
  await allSay(200)
  await quiet()
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
