// The ledger kept outside the database, and the means to kill what writes to it and what stores it.
import { type ChildProcess, spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'

export type LedgerLine =
  | { readonly kind: 'tried'; readonly stream: string; readonly after: number; readonly ids: readonly string[] }
  | {
      readonly kind: 'acknowledged'
      readonly stream: string
      readonly ids: readonly string[]
      readonly revision: number
    }
  | { readonly kind: 'failed'; readonly reason: string }

export type Tried = Extract<LedgerLine, { kind: 'tried' }>

/** Whole lines only: the last one may have been cut by the kill. */
export async function readLedger(path: string): Promise<LedgerLine[]> {
  const text = await readFile(path, 'utf8').catch(() => '')
  const lines = text.slice(0, text.lastIndexOf('\n') + 1).split('\n')
  return lines.filter(line => line !== '').map(line => JSON.parse(line))
}

export function startWriter(program: string, ledger: string, connection: pg.ClientConfig): ChildProcess {
  const env = { ...process.env, LEDGER: ledger, CONNECTION: JSON.stringify(connection) }
  return spawn(process.execPath, [program], { env, stdio: ['ignore', 'inherit', 'inherit'] })
}

/** The postmaster and every backend it has, at once. */
export async function killServer(postmaster: number): Promise<void> {
  const family = [postmaster, ...(await childrenOf(postmaster))]
  for (const pid of family) killIfThere(pid)
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended between the listing and the kill.
  }
}

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter(name => /^\d+$/.test(name))
  const stats = await Promise.all(pids.map(pid => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')))
  return pids.filter((_, index) => parentOf(stats[index] ?? '') === parent).map(Number)
}

/** Fourth field; the second is the command in brackets and may hold anything. */
const parentOf = (stat: string): number => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
