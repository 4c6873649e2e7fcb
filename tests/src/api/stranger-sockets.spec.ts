// Sockets that nobody has signed in on: an address may hold so many, and no more; whoever is signed in comes in all the same.
import { once } from 'node:events'
import { connect } from 'node:net'
import { promisify } from 'node:util'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { io, type Socket } from 'socket.io-client'
import { startApp, type TestApp } from './harness/app'
import type { Browser } from './harness/browser'
import { eventually } from './harness/eventually'
import { Listener } from './harness/listener'
import { foundProgram } from './harness/program'

const LIMIT = 3

let app: TestApp
const open: Socket[] = []
beforeAll(async () => {
  app = await startApp({ settings: { strangerSockets: LIMIT, trustedProxies: ['loopback'] } })
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect()
})
afterAll(() => app.close())

type Headers = Readonly<Record<string, string>>

/** Answers how it was received: `in`, or with the words of the refusal. */
function knock(headers: Headers = {}, transport: 'websocket' | 'polling' = 'websocket'): Promise<string> {
  const socket = io(app.url, { transports: [transport], reconnection: false, forceNew: true, extraHeaders: headers })
  open.push(socket)
  return new Promise(resolve => {
    socket.on('connect', () => resolve('in'))
    socket.on('connect_error', error => resolve(wordsOf(error)))
  })
}

function wordsOf(error: Error): string {
  const { description, context } = error as { description?: { message?: string }; context?: { responseText?: string } }
  return context?.responseText ?? description?.message ?? error.message
}

const cookiesOf = ({ cookies }: Browser): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const from = (address: string): Headers => ({ 'X-Forwarded-For': address })
/** A socket that has gone is noticed by the gateway a moment later. */
const admitted = (headers: Headers) =>
  eventually(
    () => knock(headers),
    answer => answer === 'in',
  )

async function fill(headers: Headers): Promise<void> {
  for (let socket = 0; socket < LIMIT; socket++) expect(await admitted(headers)).toBe('in')
}

test('an address holds so many sockets without a session; the next one is refused, in words, until one has gone', async () => {
  const headers = from('203.0.113.1')
  await fill(headers)
  expect(await knock(headers)).toMatch(/429/)
  expect(await knock(headers, 'polling')).toMatch(/too_many_sockets/)
  open[0]?.disconnect()
  expect(await admitted(headers)).toBe('in')
})

test('a refused connection is gone, also where the other side holds on to its end', async () => {
  await fill(from('203.0.113.4'))
  const { hostname, port } = new URL(app.url)
  const holding = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  let answer = ''
  holding.setEncoding('utf8').on('data', words => {
    answer += words
  })
  const ended = once(holding, 'end')
  holding.write(
    [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      `Host: ${hostname}:${port}`,
      'X-Forwarded-For: 203.0.113.4',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '\r\n',
    ].join('\r\n'),
  )
  await ended
  expect(answer).toMatch(/429(.|\s)*too_many_sockets/)
  const connections = promisify(app.practicum.server.getConnections.bind(app.practicum.server))
  await eventually(connections, count => count === LIMIT)
  holding.destroy()
})

test('behind a trusted proxy each visitor is counted by their own address, and a network of IPv6 as one', async () => {
  await fill(from('203.0.113.2'))
  expect(await knock(from('203.0.113.3'))).toBe('in')
  await fill(from('2001:db8:1:2::1'))
  expect(await knock(from('2001:db8:1:2:ffff::9'))).toMatch(/429/)
})

test('who is signed in comes in where strangers fill the place, and takes up none of it', async () => {
  const { trainee } = await foundProgram(app)
  const listener = await Listener.open(trainee.browser)
  expect(await listener.subscribe((await trainee.browser.get(currentUser)).body.channel)).toBe(200)
  await fill({})
  expect(await knock()).toMatch(/429/)
  expect(await knock({ Cookie: cookiesOf(trainee.browser) })).toBe('in')
  expect(await knock({ Cookie: 'sid=nobody' })).toMatch(/429/)
  expect(listener.closed).toBe(false)
  listener.close()
})
