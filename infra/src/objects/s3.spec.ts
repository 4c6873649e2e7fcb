// The engine that keeps objects in a bucket: the contract against a real server where the run has one, and what goes in parts.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { s3MayRun, type TestS3, testS3 } from '@practicum/tests/setup/s3'
import { isUnavailable } from '../availability/unavailable'
import { ensureBucket } from './bucket'
import { inChunks, objectStoreContract } from './contract'
import type { S3Location } from './location'
import { ObjectsUnavailable, ObjectTooLarge } from './port'
import { s3Objects } from './s3'

const BUCKET = 'practicum-files'
let server: TestS3 | undefined

beforeAll(async () => {
  // The client looks for them here, as Amazon's tools do.
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'someone', AWS_SECRET_ACCESS_KEY: 'something' })
  if (s3MayRun) server = await testS3(BUCKET)
})
afterAll(() => server?.stop())

const place = (more: Partial<S3Location> = {}): S3Location => ({
  bucket: BUCKET,
  prefix: 'installation/',
  region: 'us-east-1',
  endpoint: server?.endpoint,
  ...more,
})

test('a server that does not answer refuses the start with words', async () => {
  const start = s3Objects(place({ endpoint: 'http://127.0.0.1:9' }))
  await expect(start).rejects.toThrow(/the bucket practicum-files of http:\/\/127\.0\.0\.1:9, which cannot be reached/)
})

test('a server that does not answer refuses the making of a bucket with words', async () => {
  const making = ensureBucket(place({ endpoint: 'http://127.0.0.1:9' }))
  await expect(making).rejects.toThrow(/the bucket practicum-files of http:\/\/127\.0\.0\.1:9, which cannot be reached/)
})

test('a server that is away for a while is told from one that refuses', async () => {
  let status = 200
  const answering = createServer((_request, response) => void response.writeHead(status).end())
  await once(answering.listen(0, '127.0.0.1'), 'listening')
  const { port } = answering.address() as AddressInfo
  const store = await s3Objects(place({ endpoint: `http://127.0.0.1:${port}` }))
  status = 503
  await expect(store.remove('kept')).rejects.toThrow(ObjectsUnavailable)
  status = 403
  const refused = await store.remove('kept').catch((error: unknown) => error)
  expect(isUnavailable(refused)).toBe(false)
  answering.closeAllConnections()
  await new Promise(closed => answering.close(closed))
  await expect(store.get('kept')).rejects.toThrow(ObjectsUnavailable)
})

if (s3MayRun) {
  test('a bucket that is missing is made once, and one that is there stays as it is', async () => {
    const elsewhere = place({ bucket: 'practicum-made' })
    await expect(s3Objects(elsewhere)).rejects.toThrow(/cannot be reached/)
    expect(await ensureBucket(elsewhere)).toBe(true)
    const store = await s3Objects(elsewhere)
    await store.put('kept', inChunks(Buffer.from('kept')), 10)
    expect(await ensureBucket(elsewhere)).toBe(false)
    expect((await store.get('kept'))?.size).toBe(4)
  })

  objectStoreContract('S3', () => s3Objects(place()))

  const MEBI = 1024 * 1024
  const half = Buffer.alloc(10 * MEBI, 'x')

  test('what is larger than a part comes back whole, byte for byte', async () => {
    const store = await s3Objects(place())
    const bytes = randomBytes(20 * MEBI)
    const chunks = Array.from({ length: 20 }, (_value, index) => bytes.subarray(index * MEBI, (index + 1) * MEBI))
    expect((await store.put('owner/large', inChunks(...chunks), 20 * MEBI)).size).toBe(20 * MEBI)
    const read: Uint8Array[] = []
    for await (const chunk of (await store.get('owner/large'))?.bytes ?? []) read.push(chunk)
    expect(Buffer.concat(read).equals(bytes)).toBe(true)
  })

  test('what breaks off, or grows too large, after its first parts leaves nothing', async () => {
    const store = await s3Objects(place())
    const broken = async function* () {
      yield half
      yield half
      throw new Error('the line broke')
    }
    await expect(store.put('owner/broken', broken(), 100 * MEBI)).rejects.toThrow('the line broke')
    await expect(store.put('owner/new', inChunks(half, half, half), 25 * MEBI)).rejects.toThrow(ObjectTooLarge)
    expect(await Promise.all(['owner/broken', 'owner/new'].map(key => store.get(key)))).toEqual([undefined, undefined])
  })

  test('two installations in one bucket do not see each other', async () => {
    const [one, other] = [await s3Objects(place()), await s3Objects(place({ prefix: 'other/' }))]
    await other.put('owner/theirs', inChunks('x'), 10)
    expect(await one.get('owner/theirs')).toBeUndefined()
    await one.removeUnder('owner')
    expect(await other.get('owner/theirs')).toBeDefined()
  })

  test('a bucket that is not there refuses the start with words', async () => {
    await expect(s3Objects(place({ bucket: 'not-there' }))).rejects.toThrow(/cannot be reached/)
  })
}
