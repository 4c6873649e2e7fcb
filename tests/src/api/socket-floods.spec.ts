// A socket that says too much: it is cut off, nobody else notices, and a ticket is good once.
import { broadcastingAuth, currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import { startApp, type TestApp } from './harness/app'
import { eventually } from './harness/eventually'
import { type Listener, listenersOfTests } from './harness/listener'
import { foundProgram, type Member, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
const listeners = listenersOfTests()
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

const opened = ({ browser }: Member): Promise<Listener> => listeners.open(browser)

const channelOf = async ({ browser }: Member): Promise<string> => (await browser.get(currentUser)).body.channel

async function ticket({ browser }: Member, { socket }: Listener, channel: string) {
  const body = { channel_name: channel, socket_id: socket.id ?? '' }
  return { channel, auth: (await browser.do(broadcastingAuth, { body })).body.auth }
}

const connectionsOfSockets = async (): Promise<number> => {
  const { rows } = await app.database.pool.query<{ count: number }>(
    "select count(*)::int from pg_stat_activity where datname = current_database() and application_name = 'practicum sockets'",
  )
  return rows[0]?.count ?? 0
}

test('a flood of one socket is cut off, and its neighbours are answered as if nothing were', async () => {
  const { trainee, otherTrainee, coordinator } = program
  const flooding = await opened(trainee)
  const valid = await ticket(trainee, flooding, await channelOf(trainee))
  const statuses: number[] = []
  let isOver = false
  const neighbours = [otherTrainee, coordinator].map(async ({ browser }) => {
    while (!isOver) statuses.push((await browser.send('GET', listTasks.path)).status)
  })
  for (let burst = 0; burst < 200 && !flooding.closed; burst++) {
    for (let frame = 0; frame < 200; frame++) flooding.socket.emit('subscribe', valid)
    await new Promise(resolve => setImmediate(resolve))
  }
  await eventually(
    async () => flooding.closed,
    closed => closed,
  )
  isOver = true
  await Promise.all(neighbours)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await connectionsOfSockets()).toBeLessThanOrEqual(3)
})

test('what comes fast on one socket after the other is counted for the session, too', async () => {
  const { faculty } = program
  const channel = await channelOf(faculty)
  const cutOff: boolean[] = []
  for (let time = 0; time < 60 && !cutOff.includes(true); time++) {
    const listener = await opened(faculty)
    if ((await listener.subscribe(channel)) !== 200) {
      cutOff.push(true)
      continue
    }
    for (let frame = 0; frame < 80; frame++) listener.socket.emit('unsubscribe', { channel: 'none' })
    // Answered after all that was said before.
    await listener.subscribe('presence-login')
    cutOff.push(listener.closed)
    listener.close()
  }
  expect(cutOff.slice(0, 3)).toEqual([false, false, false])
  expect(cutOff).toContain(true)
  expect((await opened(program.supervisor)).closed).toBe(false)
})

test('a ticket is good once, and a channel that is held is not taken again', async () => {
  const { supervisor } = program
  const listener = await opened(supervisor)
  const channel = await channelOf(supervisor)
  const joined: string[] = []
  listener.socket.on('subscribed', ({ channel: name }: { channel: string }) => joined.push(name))
  const [first, second] = [await ticket(supervisor, listener, channel), await ticket(supervisor, listener, channel)]
  listener.socket.emit('subscribe', first)
  listener.socket.emit('subscribe', second)
  listener.socket.emit('unsubscribe', { channel })
  listener.socket.emit('subscribe', first)
  // What is said on a socket is done in its turn: when this one is in, all before it has been judged.
  expect(await listener.subscribe('presence-login')).toBe(200)
  expect(joined).toEqual([channel, 'presence-login'])
  listener.socket.emit('subscribe', await ticket(supervisor, listener, channel))
  await eventually(
    async () => joined.length,
    count => count === 3,
  )
  expect(joined.at(-1)).toBe(channel)
})
