// A file of an account elsewhere on its way: what is told of it when it comes, breaks off, is refused or is given up. Companion's socket is a double.
import { USUAL_KINDS } from '@practicum/shared/contract/attached'
import { newId } from '@practicum/shared/kernel/ids'
import { createApi } from '../../providers/api'
import type { ApiFailure } from '../../providers/api-failure'
import { type FakeAnswer, FakeServer } from '../../testing/fake-server'
import { pendingFile } from './pending-files'
import { RemoteWay } from './remote-way'

const UUID = newId()
const STANDING = `GET /api/uploads/${UUID}`
const COMPANION = 'http://companion.test'

class Socket extends EventTarget {
  static readonly OPEN = 1
  static all: Socket[] = []
  readyState = 0
  readonly sent: string[] = []
  constructor(readonly url: string) {
    super()
    Socket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(text)
  }
  opens(): void {
    this.readyState = Socket.OPEN
    this.dispatchEvent(new Event('open'))
  }
  says(action: string, payload: object = {}): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ action, payload }) }))
  }
  close(): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.dispatchEvent(new Event('close'))
  }
}

const standing = (state: string, offset: number | null, why: string | null = null): FakeAnswer => ({
  json: { uuid: UUID, filename: 'plan.pdf', size: 100, state, offset, why },
})

interface Tried {
  readonly begun?: FakeAnswer
  readonly standing?: () => FakeAnswer
  readonly token?: () => Promise<{ readonly token: string }>
}

function sending({ begun = { status: 201, json: {} }, standing: stands, token }: Tried = {}) {
  const server = new FakeServer({
    'POST /api/uploads/signature': { json: { signature: 'signed', expire: 1, pass: 'passed' } },
    'POST /api/uploads': begun,
    [STANDING]: stands ?? (() => standing('created', 100)),
    [`DELETE /api/uploads/${UUID}`]: { status: 204 },
  })
  const ignored = (): void => undefined
  const api = createApi({ transport: server.transport, onSignedOut: ignored, onIdentityChanged: ignored })
  const told = { done: 0, failed: [] as (ApiFailure | undefined)[], bytes: [] as number[] }
  const asked: unknown[] = []
  const client = {
    post: async (path: string, body: unknown, { signal }: { readonly signal: AbortSignal }) => {
      asked.push({ path, body, signal })
      return (await (token ?? (async () => ({ token: 'of-this-file' })))()) as never
    },
  }
  const way = new RemoteWay(
    { client, companionUrl: COMPANION, path: 'dropbox/get/plan.pdf', body: { provider: 'dropbox' } },
    { uuid: UUID, name: 'plan.pdf', size: 100, objectClass: 'task', api },
    {
      onProgress: bytes => void told.bytes.push(bytes),
      onDone: () => void told.done++,
      onFailed: failure => void told.failed.push(failure),
    },
  )
  return { way, told, asked, server }
}

/** Whatever is waited for meanwhile has been answered. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 40; turn++) await Promise.resolve()
}

beforeEach(() => {
  jest.useFakeTimers()
  Socket.all = []
  Object.assign(globalThis, { WebSocket: Socket })
})
afterEach(() => jest.useRealTimers())

test('Companion is asked with the pass, and the file has come when the product says so', async () => {
  const { way, told, asked } = sending()
  way.start()
  await settled()
  expect(asked).toMatchObject([
    {
      path: 'dropbox/get/plan.pdf',
      body: {
        ...{ provider: 'dropbox', protocol: 'tus', size: 100, headers: { 'X-Upload-Pass': 'passed' } },
        metadata: { uuid: UUID, filename: 'plan.pdf' },
      },
    },
  ])
  const [socket] = Socket.all
  expect(socket?.url).toBe('ws://companion.test/api/of-this-file')
  socket?.opens()
  socket?.says('progress', { bytesUploaded: 40 })
  socket?.says('success')
  await settled()
  expect(told).toEqual({ done: 1, failed: [], bytes: [40] })
})

test('a refusal of the product is told in its words, and Companion is not asked', async () => {
  const errors = [{ code: 'upload.quota', message: 'No more today' }]
  const { way, told, asked } = sending({ begun: { status: 422, json: { errors } } })
  way.start()
  await settled()
  expect(told.failed.map(failure => failure?.errors[0]?.message)).toEqual(['No more today'])
  expect(asked).toEqual([])
})

test('given up before Companion has answered, it is not sent, and nothing more is told', async () => {
  let answer = (): void => undefined
  const token = () =>
    new Promise<{ token: string }>(resolve => {
      answer = () => resolve({ token: 'late' })
    })
  const { way, told, server } = sending({ token })
  way.start()
  await settled()
  await way.giveUp()
  answer()
  await settled()
  expect([Socket.all, told]).toEqual([[], { done: 0, failed: [], bytes: [] }])
  expect(server.asked.map(({ method }) => method)).toContain('DELETE')
})

test('given up before the socket is open, Companion is told once it is', async () => {
  const { way, told } = sending()
  way.start()
  await settled()
  await way.giveUp()
  const [socket] = Socket.all
  socket?.opens()
  socket?.says('success')
  await settled()
  expect(socket?.sent.map(text => JSON.parse(text).action)).toEqual(['cancel'])
  expect(told.done).toBe(0)
})

test('a socket that broke is opened again, and only when it stays away the file has failed', async () => {
  const { way, told } = sending({ standing: () => standing('creating', 10) })
  way.start()
  await settled()
  for (let broken = 0; broken < 6; broken++) {
    Socket.all.at(-1)?.close()
    await settled()
    jest.advanceTimersByTime(30_000)
    await settled()
  }
  expect([Socket.all.length, told.failed]).toEqual([6, [undefined]])
})

test('leaving takes what is on its way with it, and not what has come', async () => {
  const { way, server } = sending()
  way.start()
  await settled()
  Socket.all[0]?.opens()
  Socket.all[0]?.says('success')
  await settled()
  way.pause()
  await settled()
  expect(server.asked.map(({ method }) => method)).not.toContain('DELETE')
  const onItsWay = sending({ standing: () => standing('creating', 10) })
  onItsWay.way.start()
  await settled()
  Socket.all.at(-1)?.opens()
  onItsWay.way.pause()
  await settled()
  expect(Socket.all.at(-1)?.sent.map(text => JSON.parse(text).action)).toEqual(['cancel'])
  expect(onItsWay.server.asked.map(({ method }) => method)).toContain('DELETE')
})

test('what a socket was told while it was away is asked of the product', async () => {
  let stands = standing('creating', 10)
  const { way, told } = sending({ standing: () => stands })
  way.start()
  await settled()
  Socket.all[0]?.opens()
  Socket.all[0]?.close()
  await settled()
  stands = standing('created', 100)
  jest.advanceTimersByTime(500)
  Socket.all[1]?.opens()
  await settled()
  expect([Socket.all.length, told]).toEqual([2, { done: 1, failed: [], bytes: [] }])
})

test('of what neither is told nor moves, that it has failed is told in the end, and a slow one is waited for', async () => {
  let bytes = 0
  const { way, told } = sending({ standing: () => standing('creating', bytes) })
  way.start()
  await settled()
  Socket.all[0]?.opens()
  const waited = async (minutes: number): Promise<void> => {
    for (let half = 0; half < minutes * 2; half++) {
      jest.advanceTimersByTime(30_000)
      await settled()
    }
  }
  await waited(14)
  bytes = 40
  await waited(14)
  expect(told.failed).toEqual([])
  await waited(3)
  expect(told).toEqual({ done: 0, failed: [undefined], bytes: [] })
})

test('what is made only when it is asked for has no size, and is refused with what to do instead', () => {
  const said = (size: number | null) => pendingFile(newId(), { name: 'plan.docx', size }, USUAL_KINDS)
  expect(said(null)).toMatchObject({ state: 'failed', why: 'attachments.refused_unsized', retryable: false })
  expect(said(0)).toMatchObject({ state: 'failed', why: 'attachments.refused_empty' })
  expect(said(100)).toMatchObject({ state: 'creating', size: 100 })
})
