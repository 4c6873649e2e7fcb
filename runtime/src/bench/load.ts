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
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Record<string, string>
  readonly body?: string
}

export interface LoadOptions {
  readonly seconds: number
  readonly databasePid: number
  readonly next: () => Ask
}

const CONNECTIONS = 64

/** Rejects when any answer is not a 200: a refusal is quicker than a success, and no figure. */
export async function underLoad({ url, pid }: Contestant, options: LoadOptions): Promise<Sample> {
  const pool = new Pool(url, { connections: CONNECTIONS, pipelining: 1 })
  const times: number[] = []
  const before = await usage(pid, options.databasePid)
  const start = performance.now()
  const end = start + options.seconds * 1000
  const loop = async (): Promise<void> => {
    for (let asked = performance.now(); asked < end; asked = performance.now()) {
      await answered(pool, options.next())
      times.push(performance.now() - asked)
    }
  }
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, loop))
  } finally {
    await pool.destroy()
  }
  const seconds = (performance.now() - start) / 1000
  await quiet(pid)
  const after = await usage(pid, options.databasePid)
  return {
    perSecond: times.length / seconds,
    ...percentiles(times),
    server: (after.server - before.server) / times.length,
    database: (after.database - before.database) / times.length,
  }
}

const GLANCE_MS = 250
const LONGEST_MS = 30_000

/** Effects go on after the last answer; they must be over before another contestant's turn. */
async function quiet(pid: number): Promise<void> {
  const end = performance.now() + LONGEST_MS
  let before = await processorTime(pid)
  while (performance.now() < end) {
    await new Promise(resolve => setTimeout(resolve, GLANCE_MS))
    const now = await processorTime(pid)
    if (!(now - before > GLANCE_MS / 10)) return
    before = now
  }
}

async function answered(pool: Pool, ask: Ask): Promise<void> {
  const { statusCode, body } = await pool.request(ask)
  const text = await body.text()
  if (statusCode !== 200) throw new Error(`${ask.method} ${ask.path} was answered with ${statusCode}: ${text}`)
}

async function usage(pid: number, databasePid: number): Promise<{ server: number; database: number }> {
  return { server: await processorTime(pid), database: await processorTime(databasePid, 'with-children') }
}

export function percentiles(times: readonly number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}
