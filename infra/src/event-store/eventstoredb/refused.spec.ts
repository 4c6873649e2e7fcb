// What no failover explains is refused for good, at once and with words of its own: a wrong user, one without rights, a certificate nobody accepts.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from 'selfsigned'
import type { EventLog } from '../chain'
import { samples, streamName } from '../contract/fixtures'
import { StoreRefused } from '../port'
import { certificateFault } from './certificate'
import { type Certificate, type EventStoreDbDouble, startDouble } from './double/double'
import { eventStoreDb } from './eventstoredb'

const ACCOUNTS = { practicum: 'a-password' }

let folder: string
let caFile: string
let certificate: Certificate
let double: EventStoreDbDouble
const ends: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  certificate = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  })
  folder = await mkdtemp(join(tmpdir(), 'practicum-'))
  caFile = join(folder, 'ca.pem')
  await writeFile(caFile, certificate.cert)
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(async () => {
  double = await startDouble(undefined, { tls: certificate, accounts: ACCOUNTS })
})
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
  await double.stop()
})

function opened(user: string, ca = true) {
  const address = double.connectionString.replace('esdb://', `esdb://${user}`)
  const store = eventStoreDb({ connectionString: ca ? `${address}?tlsCAFile=${caFile}` : address, failoverMs: 60_000 })
  ends.push(() => store.close())
  return store
}

type Call = (store: EventLog) => Promise<unknown>

const APPEND: Call = store => store.append(streamName(), samples(1), 'none')
const READ: Call = store => store.readStream('any')
const HEAD: Call = store => store.head()

const reasonOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'taken',
    error => error,
  )

test('the right user by TLS is taken', async () => {
  const store = opened('practicum:a-password@')
  const stream = streamName('accounts')
  await store.append(stream, samples(2), 'none')
  expect((await store.readStream(stream)).events).toHaveLength(2)
})

test.each([
  ['a wrong password', 'practicum:another@', 'does not know this user'],
  ['an unknown user', 'somebody:a-password@', 'does not know this user'],
  ['no user', '', 'does not allow this user'],
])('%s is refused at every call', async (_, user, words) => {
  const store = opened(user)
  for (const call of [APPEND, READ, HEAD]) {
    const reason = await reasonOf(call(store))
    expect(reason).toBeInstanceOf(StoreRefused)
    expect((reason as Error).message).toContain(words)
  }
})

test('a certificate that nobody vouches for is refused, and named', async () => {
  const store = opened('practicum:a-password@', false)
  for (const call of [APPEND, HEAD]) {
    const reason = await reasonOf(call(store))
    expect(reason).toBeInstanceOf(StoreRefused)
    expect((reason as Error).message).toMatch(/the certificate of 127\.0\.0\.1:\d+ is not accepted: \w+/)
  }
})

test('of several servers one with a good certificate is enough', async () => {
  const another = await startDouble(undefined, { tls: await generate([{ name: 'commonName', value: 'another' }]) })
  ends.push(() => another.stop())
  const both = [another, double].map(({ connectionString }) => connectionString.replace('esdb://', ''))
  const options = `?tlsCAFile=${caFile}`
  expect(await certificateFault(`esdb://${both[0]}${options}`)).toContain('is not accepted')
  expect(await certificateFault(`esdb://${both.join(',')}${options}`)).toBeUndefined()
})

test('by the seeds of a cluster it is refused as well: the client alone would find nobody', async () => {
  const address = double.connectionString.replace('esdb://', 'esdb://practicum:a-password@127.0.0.1:1,')
  const store = eventStoreDb({ connectionString: address, failoverMs: 60_000 })
  ends.push(() => store.close())
  expect(await reasonOf(store.head())).toBeInstanceOf(StoreRefused)
})
