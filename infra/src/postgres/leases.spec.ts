// Instances that share work: each piece is done by one of them, everybody gets some, and nothing lies undone when one is gone.
import { type TestDatabase, testDatabase } from '@practicum/tests/setup/database'
import { PATIENCE_MS } from '@practicum/tests/setup/patience'
import { proxyTo, type SeverableProxy } from '@practicum/tests/setup/severable-proxy'
import { type LeaseOptions, Leases } from './leases'

let database: TestDatabase
const open: Leases[] = []
beforeAll(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map(leases => leases.stop()))
})
afterAll(() => database.drop())

/** Pieces under way anywhere, by name; a piece that two do at once would show twice. */
const underWay: string[] = []

function instance(
  among: string,
  count: number,
  begun: (name: string) => unknown = () => undefined,
  own: Partial<LeaseOptions> = {},
): Leases {
  const leases = new Leases({
    connection: { ...database.connection, application_name: `leases ${open.length}` },
    among,
    works: Array.from({ length: count }, (_, index) => ({
      name: `${among} ${index}`,
      begin: async () => {
        await begun(`${among} ${index}`)
        underWay.push(`${among} ${index}`)
        return async () => void underWay.splice(underWay.indexOf(`${among} ${index}`), 1)
      },
    })),
    onError: () => undefined,
    everyMs: 20,
    ...own,
  })
  open.push(leases)
  return leases
}

async function until(check: () => boolean): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (!check() && Date.now() < deadline) await new Promise(resolve => setTimeout(resolve, 10))
  expect(check()).toBe(true)
}

test('one instance does all; a second takes its share, and the first gives it up before', async () => {
  const first = instance('shared', 4)
  await first.start()
  expect(first.held).toHaveLength(4)
  const second = instance('shared', 4)
  await second.start()
  await until(() => first.held.length === 2 && second.held.length === 2)
  expect(new Set([...first.held, ...second.held]).size).toBe(4)
  expect(underWay.filter(name => name.startsWith('shared')).toSorted()).toEqual([0, 1, 2, 3].map(n => `shared ${n}`))
})

test('what a stopped instance did is taken over', async () => {
  const [first, second] = [instance('stopped', 1), instance('stopped', 1)]
  await first.start()
  await second.start()
  expect([first.held.length, second.held.length]).toEqual([1, 0])
  await first.stop()
  await until(() => second.held.length === 1)
})

test('an instance whose connection breaks ends its work, and the work goes on', async () => {
  const leases = instance('broken', 2)
  await leases.start()
  let ended = 0
  const before = underWay.length
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and pid <> pg_backend_pid()
     and database = (select oid from pg_database where datname = current_database())`,
  )
  await until(() => {
    if (underWay.length < before) ended += 1
    return ended > 0
  })
  await until(() => leases.held.length === 2)
})

test('work that cannot be begun is left to others, and tried again', async () => {
  let tries = 0
  const leases = instance('failing', 1, () => {
    tries += 1
    if (tries < 3) throw new Error('not yet')
  })
  await leases.start()
  await until(() => leases.held.length === 1)
  expect(tries).toBe(3)
})

const SHORT_HEARTBEAT = { heartbeatTimeoutMs: 200 }

test('of an instance that falls silent the work is taken over, and it ends its own', async () => {
  const proxy: SeverableProxy = await proxyTo(database.connection)
  try {
    const frozen = instance('silent', 2, undefined, { ...SHORT_HEARTBEAT, connection: proxy.connection })
    await frozen.start()
    expect(frozen.held).toHaveLength(2)
    proxy.fallSilent()
    const other = instance('silent', 2, undefined, SHORT_HEARTBEAT)
    await other.start()
    await until(() => other.held.length === 2 && frozen.held.length === 0)
    expect(underWay.filter(name => name.startsWith('silent')).toSorted()).toEqual(['silent 0', 'silent 1'])
  } finally {
    proxy.close()
  }
})

test('an instance whose work takes long to begin keeps what it holds', async () => {
  let beginnings = 0
  const slow = instance(
    'slow',
    1,
    () => {
      beginnings += 1
      return new Promise(resolve => setTimeout(resolve, 1000))
    },
    SHORT_HEARTBEAT,
  )
  await slow.start()
  expect([beginnings, slow.held]).toEqual([1, ['slow 0']])
  const other = instance('slow', 1, undefined, SHORT_HEARTBEAT)
  await other.start()
  expect([slow.held.length, other.held.length]).toEqual([1, 0])
})
