// Puts a server under load: connections that each wait for their answer before they ask again, and what that showed.
import { Pool } from 'undici'
import { type Contestant, processorTime } from './contestant'

export interface Sample {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Processor milliseconds per request, of the server and of the database, with what the requests caused afterwards. */
  readonly server: number
  readonly database: number
}

export interface Ask {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly headers: Record<string, string>
  readonly body?: string
}

export interface LoadOptions {
  readonly seconds: number
  readonly databasePid: number
  readonly next: () => Ask
  /** Default: 64. */
  readonly connections?: number
}

const CONNECTIONS = 64

/** Rejects when any answer is not a 200: a refusal is quicker than a success, and no figure. */
export async function underLoad({ urls, pids }: Contestant, options: LoadOptions): Promise<Sample> {
  const { connections = CONNECTIONS } = options
  const targets = new Targets(urls)
  const times: number[] = []
  const before = await usage(pids, options.databasePid)
  const start = performance.now()
  const end = start + options.seconds * 1000
  const loop = async (): Promise<void> => {
    for (let asked = performance.now(); asked < end; asked = performance.now()) {
      await answered(targets, options.next())
      times.push(performance.now() - asked)
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, loop))
  } finally {
    await targets.close()
  }
  const seconds = (performance.now() - start) / 1000
  await quiet(pids)
  const after = await usage(pids, options.databasePid)
  return {
    perSecond: times.length / seconds,
    ...percentiles(times),
    server: (after.server - before.server) / times.length,
    database: (after.database - before.database) / times.length,
  }
}

/** Connections to every address, used in turn. */
class Targets {
  readonly #pools: ReadonlyMap<string, Pool>
  #turn = 0

  constructor(private readonly urls: Contestant['urls']) {
    const all = new Set([...urls.reads, ...urls.commands])
    this.#pools = new Map([...all].map(url => [url, new Pool(url, { connections: CONNECTIONS, pipelining: 1 })]))
  }

  next({ method }: Ask): Pool {
    const urls = method === 'GET' ? this.urls.reads : this.urls.commands
    const pool = this.#pools.get(urls[this.#turn++ % urls.length] ?? '')
    if (!pool) throw new Error(`nobody answers ${method}`)
    return pool
  }

  async close(): Promise<void> {
    await Promise.all([...this.#pools.values()].map(pool => pool.destroy()))
  }
}

const GLANCE_MS = 250
const LONGEST_MS = 30_000

/** Effects go on after the last answer; they must be over before another contestant's turn. */
async function quiet(pids: readonly number[]): Promise<void> {
  const end = performance.now() + LONGEST_MS
  let before = await timeOf(pids)
  while (performance.now() < end) {
    await new Promise(resolve => setTimeout(resolve, GLANCE_MS))
    const now = await timeOf(pids)
    if (!(now - before > GLANCE_MS / 10)) return
    before = now
  }
}

async function answered(targets: Targets, ask: Ask): Promise<void> {
  const { statusCode, body } = await targets.next(ask).request(ask)
  const text = await body.text()
  if (statusCode !== 200) throw new Error(`${ask.method} ${ask.path} was answered with ${statusCode}: ${text}`)
}

async function timeOf(pids: readonly number[]): Promise<number> {
  const times = await Promise.all(pids.map(pid => processorTime(pid)))
  return times.reduce((sum, time) => sum + time, 0)
}

async function usage(pids: readonly number[], databasePid: number): Promise<{ server: number; database: number }> {
  return { server: await timeOf(pids), database: await processorTime(databasePid, 'with-children') }
}

export function percentiles(times: readonly number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}
