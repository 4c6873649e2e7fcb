// The working day on an installation of separate processes: whoever answers, everybody sees what happened, and it happened once.
import { DEMO_PASSWORD } from '@practicum/runtime/demonstration/people'
import {
  listNotifications,
  type NotificationView,
} from '@practicum/shared/features/notifications/notifications.contract'
import { availableUsers } from '@practicum/shared/features/people/people.contract'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { createTask, getTask, setTaskStatus } from '@practicum/shared/features/tasks/tasks.contract'
import { Browser } from '../api/harness/browser'
import { eventually } from '../api/harness/eventually'
import { Listener } from '../api/harness/listener'
import { Nginx, nginxPath } from '../setup/nginx'
import { startTopology, type Topology } from './topology'

let topology: Topology | undefined

const doors = [
  { behind: 'a door of our own', more: {} },
  ...(nginxPath
    ? [
        {
          behind: 'the proxy of the containers',
          more: { door: Nginx.before, settings: { TRUSTED_PROXIES: 'loopback' } },
        },
      ]
    : []),
]

const signedIn = (name: string): Promise<Browser> =>
  new Browser(topology?.url ?? '').signIn(`${name}@demo.practicum.test`, DEMO_PASSWORD)

describe.each(doors)('behind $behind', ({ more }) => {
  beforeAll(async () => {
    topology = await startTopology(more)
  })
  afterAll(() => topology?.close())

  test('a task goes from one person to the other and back, over whichever instances answer', async () => {
    const [coordinator, trainee] = await Promise.all([signedIn('coordinator'), signedIn('trainee')])
    // One through the door, and one at each gateway.
    const gateways = topology?.machines['query-service'] ?? []
    const listeners = await Promise.all(
      [undefined, ...gateways].map(gateway => Listener.open(trainee, '', gateway?.url)),
    )
    const { channel } = (await trainee.get(currentUser)).body
    for (const listener of listeners) expect(await listener.subscribe(channel)).toBe(200)
    const own = (await trainee.get(currentUser)).body
    const [assignee] = (await coordinator.get(availableUsers, { query: { search: own.last_name } })).body
    const made = await coordinator.do(createTask, {
      body: {
        description: 'Over several processes',
        assignee: { id: assignee?.id ?? '', position_id: assignee?.position_id ?? '' },
      },
    })
    expect(made.status).toBe(200)
    const { id } = made.body
    // Read at once, at the other kind of process: never stale.
    expect((await coordinator.get(getTask, { params: { id } })).status).toBe(200)
    await Promise.all(
      listeners.map(listener =>
        eventually(
          async () => listener.events(),
          events => events.includes('TaskCreated'),
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
})
