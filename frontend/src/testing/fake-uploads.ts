// The server's side of files that are sent, for specs: in parts, with leave for all and each part answered as the spec wants it; or whole.
import type { FakeAnswer, FakeRoutes, FakeServer, RecordedRequest } from './fake-server'

type Part = (asked: RecordedRequest) => FakeAnswer | Promise<FakeAnswer>

/** `part`: what is answered to the bytes of a file; a success has taken all of them. */
export function withUploads(part: Part, named: FakeRoutes = {}): FakeRoutes {
  const sizes = new Map<string, string>()
  const routes: FakeRoutes = {
    'POST /api/uploads/signature': () => ({
      json: { signature: 'leave', expire: Math.floor(Date.now() / 1000) + 600 },
    }),
    'POST /api/uploads': ({ headers }) => {
      const path = `/api/uploads/${metadataOf(headers).uuid}`
      sizes.set(path, headers.get('Upload-Length') ?? '')
      return { status: 201, headers: { Location: path } }
    },
    ...named,
  }
  const parts: Readonly<Record<string, Part>> = {
    patch: async asked => took(await part(asked), sizes.get(asked.path)),
    head: ({ path }) => ({ headers: { 'Upload-Offset': '0', 'Upload-Length': sizes.get(path) ?? '' } }),
    get: () => ({ json: { state: 'created' } }),
    delete: () => ({}),
  }
  return new Proxy(routes, {
    get: (known, route: string) => known[route] ?? partOf(parts, route),
    ownKeys: known => Reflect.ownKeys(known),
  })
}

function partOf(parts: Readonly<Record<string, Part>>, route: string): Part | undefined {
  const [method = '', path = ''] = route.split(' ')
  return path.startsWith('/api/uploads/') ? parts[method.toLowerCase()] : undefined
}

function took(answer: FakeAnswer, offset = ''): FakeAnswer {
  if (answer === 'unreachable' || (answer.status ?? 200) >= 400) return answer
  return { ...answer, headers: { 'Upload-Offset': offset, ...answer.headers } }
}

/** Files are sent whole under ids that nobody knows before: each is taken. */
export const takingFiles = (routes: FakeRoutes, under = '/api/uploads/'): FakeRoutes =>
  new Proxy(routes, {
    get: (known, route: string) => (route.startsWith(`PUT ${under}`) ? { json: {} } : known[route]),
  })

/** What was sent of the bytes of files. */
export const partsOf = (server: FakeServer): readonly RecordedRequest[] =>
  server.asked.filter(({ method, path }) => method === 'PATCH' && path.startsWith('/api/uploads/'))

/** Names of the files that were begun. */
export const begunIn = (server: FakeServer): readonly string[] =>
  server.calls('POST /api/uploads').map(({ headers }) => metadataOf(headers).filename ?? '')

function metadataOf(headers: Headers): Readonly<Record<string, string>> {
  const pairs = (headers.get('Upload-Metadata') ?? '').split(',').map(pair => pair.split(' '))
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, Buffer.from(value, 'base64').toString()]))
}
