// A server for specs: answers by method and path, and remembers what it was asked.
import type { Transport } from '../providers/transport'

export interface RecordedRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Headers
  readonly body: unknown
  readonly signal: AbortSignal | undefined
}

/** `json` with a status; `'unreachable'` breaks the connection. */
export type FakeAnswer =
  | { readonly status?: number; readonly json?: unknown; readonly headers?: Record<string, string> }
  | 'unreachable'

export type FakeRoute = FakeAnswer | ((asked: RecordedRequest) => FakeAnswer | Promise<FakeAnswer>)

export type FakeRoutes = Readonly<Record<string, FakeRoute>>

const MISSING: FakeAnswer = { status: 404, json: { errors: [] } }

function askedOf(url: string, init: RequestInit): RecordedRequest {
  const { pathname, searchParams } = new URL(url, 'http://practicum.test')
  return {
    method: init.method ?? 'GET',
    path: pathname,
    query: searchParams,
    headers: new Headers(init.headers),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    signal: init.signal ?? undefined,
  }
}

export class FakeServer {
  readonly asked: RecordedRequest[] = []

  /** `'GET /api/tasks'` to its answer; anything else is 404. */
  constructor(private routes: FakeRoutes) {}

  answer(routes: FakeRoutes): void {
    this.routes = { ...this.routes, ...routes }
  }

  readonly transport: Transport = async (url, init, onProgress) => {
    const asked = askedOf(url, init)
    this.asked.push(asked)
    onProgress?.(0.5)
    const route = this.routes[`${asked.method} ${asked.path}`] ?? MISSING
    const answer = await (typeof route === 'function' ? route(asked) : route)
    if (answer === 'unreachable') throw new TypeError('Failed to fetch')
    const { json = {}, status = 200, headers = {} } = answer
    return new Response(JSON.stringify(json), { status, headers })
  }

  /** What was asked of one route, oldest first. */
  calls(route: string): readonly RecordedRequest[] {
    return this.asked.filter(({ method, path }) => `${method} ${path}` === route)
  }
}

/** The answer of a list row for these items. */
export const listOf = (items: readonly unknown[], total = items.length): FakeAnswer => ({
  json: items,
  headers: { 'Content-Range': `items 0-${Math.max(items.length - 1, 0)}/${total}` },
})

/** The answer of a list row for these items, a page at a time. */
export const pagesOf =
  (items: readonly unknown[], total = `${items.length}`) =>
  ({ query }: RecordedRequest): FakeAnswer => {
    const [from, to] = JSON.parse(query.get('range') ?? '[0,9]') as [number, number]
    return { json: items.slice(from, to + 1), headers: { 'Content-Range': `items ${from}-${to}/${total}` } }
  }

export const refusal = (status: number, ...messages: readonly string[]): FakeAnswer => ({
  status,
  json: { errors: messages.map(message => ({ code: 'refused', message })) },
})
