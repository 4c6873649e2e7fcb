// A server that takes part in a comparison, in a process of its own, with the processor time that it and the database used.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'

export type ContestantKind = 'whole' | 'commands' | 'anchor'

export interface ServeOrder {
  readonly kind: ContestantKind
  readonly dataDir: string
  readonly connection: pg.ClientConfig
  /** Where its log is, if not in PostgreSQL. */
  readonly eventStoreUrl?: string
}

export interface Contestant {
  /** Where requests go, by whether they read. */
  readonly urls: { readonly reads: readonly string[]; readonly commands: readonly string[] }
  readonly pids: readonly number[]
  close(): Promise<void>
}

/** The word by which this program, started anew, becomes a server; see serve.ts. */
export const SERVE = '--serve'

export async function startContestant(order: ServeOrder): Promise<Contestant> {
  const child = fork(process.argv[1] ?? '', [SERVE], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  child.send(order)
  const port = await portOf(child)
  const url = `http://127.0.0.1:${port}`
  return {
    urls: { reads: [url], commands: [url] },
    pids: [child.pid ?? 0],
    async close() {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

export async function portOf(child: ChildProcess): Promise<number> {
  const died = once(child, 'exit').then(() => Promise.reject(new Error('a server to be measured did not start')))
  const [message] = await Promise.race([once(child, 'message'), died])
  return (message as { port: number }).port
}

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

/** Processor time in milliseconds, user and system, of a process and of the children it has or has waited for. Linux only: elsewhere NaN. */
export async function processorTime(pid: number, children: 'alone' | 'with-children' = 'alone'): Promise<number> {
  try {
    const own = await timesOf(pid)
    if (children === 'alone') return own.own
    const all = await Promise.all((await readdir('/proc')).filter(isNumber).map(each => timesOf(Number(each), pid)))
    return all.reduce((sum, { own }) => sum + own, own.own + own.waited)
  } catch {
    return Number.NaN
  }
}

const isNumber = (name: string): boolean => /^\d+$/.test(name)

/** `parent`: counts only a child of it. */
async function timesOf(pid: number, parent?: number): Promise<{ own: number; waited: number }> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(error => {
    if (parent === undefined) throw error
    return ''
  })
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  if (parent !== undefined && Number(fields[1]) !== parent) return { own: 0, waited: 0 }
  const ticks = (from: number): number => (Number(fields[from]) + Number(fields[from + 1])) * TICK_MS
  return { own: ticks(11), waited: ticks(13) }
}

const KIB_PER_MIB = 1024

/** The most that its processes have held, in MiB. Linux only: elsewhere NaN. */
export async function memoryOf({ pids }: Pick<Contestant, 'pids'>): Promise<string> {
  const most = await Promise.all(
    pids.map(async pid => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
      return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1])
    }),
  )
  return (most.reduce((sum, kib) => sum + kib, 0) / KIB_PER_MIB).toFixed(0)
}
