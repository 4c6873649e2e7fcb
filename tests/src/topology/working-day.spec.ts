// The working day on an installation of separate processes: whoever answers, everybody sees what happened, and it happened once.
import { DEMO_PASSWORD } from '@practicum/runtime/demonstration/people'
import {
  confirmErasure,
  type ErasureView,
  getErasure,
  listErasures,
} from '@practicum/shared/features/erasures/erasures.contract'
import {
  listNotifications,
  type NotificationView,
} from '@practicum/shared/features/notifications/notifications.contract'
import { availableUsers } from '@practicum/shared/features/people/people.contract'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { createTask, getTask, setTaskStatus } from '@practicum/shared/features/tasks/tasks.contract'
import { Browser } from '../api/harness/browser'
import { eventually } from '../api/harness/eventually'
import { Listener, SENT_AWAY } from '../api/harness/listener'
import { Nginx, nginxPath } from '../setup/nginx'
import { startTopology, type Topology } from './topology'

let topology: Topology | undefined

/** Until something happens once more for those who may not have listened yet. */
const AGAIN_MS = 1000

/** The ledger is kept behind a load balancer of our own. */
const { behind, more } = nginxPath
  ? {
      behind: 'the proxy of the containers',
      more: { ingress: Nginx.before, settings: { TRUSTED_PROXIES: 'loopback' } },
    }
  : { behind: 'a load balancer of our own', more: {} }

/** Those that people talk to are two: whichever answers. */
const instances = { 'command-service': 2, 'query-service': 2, projections: 1, reactor: 1 }

const signedIn = (name: string): Promise<Browser> =>
  new Browser(topology?.url ?? '').signIn(`${name}@demo.practicum.test`, DEMO_PASSWORD)

/**
 * One through the load balancer, and one at each gateway. Who only listens hears what happens after its group has begun, and a gateway that begins late
 * sends away whoever came before: so they come again, and something happens again, until all hear.
 */
async function listening(who: Browser, happen: () => Promise<unknown>): Promise<readonly Listener[]> {
  const urls = [undefined, ...(topology?.machines['query-service'] ?? []).map(({ url }) => url)]
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
    await new Promise(resolve => setTimeout(resolve, AGAIN_MS))
    if (listeners.every(listener => listener.events().includes('TaskCreated'))) return true
  }
  return false
}

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
    const listeners = await listening(trainee, () =>
      coordinator.do(createTask, { body: { description: 'Does anybody listen?', assignee } }),
    )
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
    const gateways = topology?.machines['query-service'] ?? []
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
})
