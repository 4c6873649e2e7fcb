/** @story */
// The working day on an installation of separate processes: whoever answers, everybody sees what happened, and it happened once; and each of them
// notices by itself when the log is cut, and goes on when the right one is back.
import { createPool } from '@practicum/infra/postgres/pool'
import { DEMO_PASSWORD } from '@practicum/runtime/demonstration/people'
import { confirmErasure } from '@practicum/shared/features/erasures/changing.contract'
import { type ErasureView, getErasure, listErasures } from '@practicum/shared/features/erasures/erasures.contract'
import {
  listNotifications,
  type NotificationView,
} from '@practicum/shared/features/notifications/notifications.contract'
import { availableUsers } from '@practicum/shared/features/people/people.contract'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { setTaskStatus } from '@practicum/shared/features/tasks/task-status.contract'
import { createTask, getTask } from '@practicum/shared/features/tasks/tasks.contract'
import { Browser } from '../api/harness/browser'
import { eventually } from '../api/harness/eventually'
import { Listener, SENT_AWAY } from '../api/harness/listener'
import { Nginx, nginxPath } from '../setup/nginx'
import type { Machine } from '../spread/machine'
import { delivered } from './delivered'
import { startTopology, type Topology } from './topology'

let topology: Topology | undefined

/** The ledger is kept behind a load balancer of our own. */
const { behind, more } = nginxPath
  ? {
      behind: 'the proxy of the containers',
      more: { ingress: Nginx.before, settings: { TRUSTED_PROXIES: 'loopback' } },
    }
  : { behind: 'a load balancer of our own', more: {} }

/** Those that people talk to are two: whichever answers. */
const instances = { 'command-service': 2, 'query-service': 2, projections: 1, reactor: 1 }

const open = (): Topology => {
  if (!topology) throw new Error('no topology')
  return topology
}

const signedIn = (name: string): Promise<Browser> =>
  new Browser(open().url).signIn(`${name}@demo.practicum.test`, DEMO_PASSWORD)

/**
 * One through the load balancer, and one at each gateway. Who only listens hears what happens after its group has begun, and a gateway that begins late
 * sends away whoever came before: so they come again, and something happens again, until all hear.
 */
async function listening(who: Browser, happen: () => Promise<unknown>): Promise<readonly Listener[]> {
  const urls = [undefined, ...open().machines['query-service'].map(({ url }) => url)]
  const { channel } = (await who.get(currentUser)).body
  for (;;) {
    const listeners = await Promise.all(urls.map(url => Listener.open(who, '', url)))
    const statuses = await Promise.all(listeners.map(listener => listener.subscribe(channel)))
    for (const status of statuses) expect([200, SENT_AWAY]).toContain(status)
    if (await areAllHearing(listeners, happen)) return listeners
    for (const listener of listeners) listener.close()
  }
}

/** False when one of them was sent away before. */
async function areAllHearing(listeners: readonly Listener[], happen: () => Promise<unknown>): Promise<boolean> {
  while (!listeners.some(({ closed }) => closed)) {
    await happen()
    if (listeners.every(listener => listener.events().includes('TaskCreated'))) return true
  }
  return false
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

describe(`behind ${behind}`, () => {
  beforeAll(async () => {
    topology = await startTopology({ ...more, instances })
  })
  afterAll(() => topology?.close())

  test('a task goes from one person to the other and back, over whichever instances answer', async () => {
    const [coordinator, trainee] = await Promise.all([signedIn('coordinator'), signedIn('trainee')])
    const own = (await trainee.get(currentUser)).body
    const [found] = (await coordinator.get(availableUsers, { query: { search: own.last_name } })).body
    const assignee = { id: found?.id ?? '', position_id: found?.position_id ?? '' }
    const told = async (): Promise<number> => (await trainee.list<NotificationView>(listNotifications)).total
    const listeners = await listening(trainee, async () => {
      const before = await told()
      await coordinator.do(createTask, { body: { description: 'Does anybody listen?', assignee } })
      await eventually(told, total => total > before)
    })
    const made = await coordinator.do(createTask, { body: { description: 'Over several processes', assignee } })
    expect(made.status).toBe(200)
    const { id } = made.body
    // Read at once, at the other kind of process: never stale.
    expect((await coordinator.get(getTask, { params: { id } })).status).toBe(200)
    await Promise.all(
      listeners.map(listener =>
        eventually(
          async () => listener.heard,
          heard => heard.some(({ event, payload }) => event === 'TaskCreated' && payload.id === id),
        ),
      ),
    )
    await eventually(
      () => trainee.list<NotificationView>(listNotifications),
      ({ items }) => items.filter(({ message }) => message.includes('Over several processes')).length === 1,
    )
    const done = await trainee.do(setTaskStatus, { params: { id }, body: { status: 'complete' } })
    expect(done.status).toBe(200)
    await eventually(
      () => coordinator.get(getTask, { params: { id } }),
      ({ body }) => body.status === 'complete',
    )
    for (const listener of listeners) listener.close()
  })

  test('who is online is the same at every gateway', async () => {
    const [admin, coordinator] = await Promise.all([signedIn('admin'), signedIn('coordinator')])
    const gateways = open().machines['query-service']
    const watching = await Promise.all(gateways.map(gateway => Listener.open(admin, '', gateway.url)))
    for (const listener of watching) expect(await listener.subscribe('presence-login')).toBe(200)
    const coming = await Listener.open(coordinator, '', gateways[0]?.url)
    const { id: userId } = (await coordinator.get(currentUser)).body
    expect(await coming.subscribe('presence-login')).toBe(200)
    const hear = (event: string) =>
      Promise.all(
        watching.map(listener =>
          eventually(
            async () => listener.heard.filter(push => push.event === event && push.payload.user_id === userId),
            ({ length }) => length > 0,
          ),
        ),
      )
    await hear('joining')
    coming.close()
    await hear('leaving')
    for (const listener of watching) listener.close()
  })

  test('a person is erased: asked of one process, done by others', async () => {
    const [admin, other] = await Promise.all([signedIn('admin'), signedIn('admin.imani')])
    const [erasure] = (await admin.list<ErasureView>(listErasures)).items
    const id = erasure?.id ?? ''
    const noor = await signedIn('clinic.trainee.noor')
    expect((await other.do(confirmErasure, { params: { id } })).status).toBe(200)
    const done = await eventually(
      async () => (await admin.get(getErasure, { params: { id } })).body,
      ({ status }) => status === 'done',
    )
    expect([done.name, done.reason]).toEqual(['[erased]', '[erased]'])
    expect((await noor.get(currentUser)).status).toBe(401)
  })

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
})
