// Hints among processes: heard by the others, and again after the connection was lost, also where nobody said that it is.
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { type TestDatabase, testDatabase } from '@practicum/tests/setup/database'
import { PATIENCE_MS } from '@practicum/tests/setup/patience'
import { connectTo, proxyTo } from '@practicum/tests/setup/severable-proxy'
import type pg from 'pg'
import { Listening } from './listening'

let database: TestDatabase
const open: Listening[] = []
beforeAll(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map(listening => listening.close()))
})
afterAll(() => database.drop())

async function until(check: () => boolean): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (!check() && Date.now() < deadline) await new Promise(resolve => setTimeout(resolve, 10))
  expect(check()).toBe(true)
}

async function listener(connection: pg.ClientConfig = database.connection) {
  const heard: string[] = []
  let begun = 0
  const listening = new Listening({
    connection,
    channel: 'spec',
    onNotice: payload => heard.push(payload),
    onBegin: () => {
      begun += 1
    },
  })
  open.push(listening)
  await until(() => begun === 1)
  return { listening, heard, begun: () => begun }
}

test('a notice reaches the others, not the one who gave it', async () => {
  const [one, two] = [await listener(), await listener()]
  await one.listening.notify('news')
  await until(() => two.heard.length === 1)
  expect([one.heard, two.heard]).toEqual([[], ['news']])
})

test('whether others listen is known, on the same channel and in the same database', async () => {
  const one = await listener()
  expect(await one.listening.hasOthers()).toBe(false)
  const two = await listener()
  expect([await one.listening.hasOthers(), await two.listening.hasOthers()]).toEqual([true, true])
})

test('a notice into a silence holds nobody up, and the connection is made anew', async () => {
  const proxy = await proxyTo(database.connection)
  try {
    const [cut, other] = [await listener(proxy.connection), await listener()]
    proxy.fallSilent()
    const given = cut.listening.notify('lost')
    proxy.reopen()
    await given
    await until(() => cut.begun() === 2)
    await other.listening.notify('again')
    await until(() => cut.heard.includes('again'))
  } finally {
    proxy.close()
  }
})

test('one connection listens, also where a server that refused took its time to hang up', async () => {
  const refused: Socket[] = []
  const server = createServer({ allowHalfOpen: true }, near => {
    near.on('error', () => undefined)
    if (refused.length > 0) return forward(near)
    refused.push(near)
    near.once('data', () => near.write(STARTING_UP))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const { port } = server.address() as AddressInfo
    const only = await listener({ ...database.connection, host: '127.0.0.1', port })
    for (const late of refused) late.end()
    // A second one would begin within a moment.
    await new Promise(resolve => setTimeout(resolve, 500))
    expect(only.begun()).toBe(1)
  } finally {
    server.close()
  }
})

function forward(near: Socket): void {
  const far = connectTo(database.connection).on('error', () => near.destroy())
  near.pipe(far).pipe(near)
}

/** What PostgreSQL answers for as long as it recovers. */
const STARTING_UP = ((): Buffer => {
  const fields = Buffer.from('SFATAL\0C57P03\0Mthe database system is starting up\0\0')
  const head = Buffer.from('E0000')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
})()
