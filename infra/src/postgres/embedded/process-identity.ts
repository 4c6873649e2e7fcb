// Tells one process from a later one that was given the same number; the data lock and the search for orphans rest on it.
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { errorCode } from '../../config/error-code'

const run = promisify(execFile)

/** A text that no other process shares, or undefined when no such process lives (a zombie does not live). */
export async function identityOf(pid: number): Promise<string | undefined> {
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  if (process.platform === 'linux') return linuxIdentity(pid)
  if (process.platform === 'win32') return isSignalable(pid) ? 'alive' : undefined
  return psColumn(pid, 'lstart')
}

/** The command line of a living process, arguments joined by blanks; undefined when it is gone or cannot be read. */
export async function commandOf(pid: number): Promise<string | undefined> {
  if ((await identityOf(pid)) === undefined) return undefined
  if (process.platform === 'linux') {
    const raw = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
    return raw?.replaceAll('\0', ' ').trim()
  }
  if (process.platform === 'win32') return taskName(pid)
  return psColumn(pid, 'command')
}

async function linuxIdentity(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (stat === undefined) return undefined
  // The name in parentheses may itself hold blanks; the numbered fields begin after the last parenthesis.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (fields[0] === 'Z') return undefined
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
  return `${boot.trim()}/${fields[19]}`
}

async function psColumn(pid: number, column: string): Promise<string | undefined> {
  const answer = await run('ps', ['-o', `${column}=`, '-p', String(pid)]).catch(() => undefined)
  return answer?.stdout.trim() || undefined
}

async function taskName(pid: number): Promise<string | undefined> {
  const answer = await run('tasklist', ['/NH', '/FO', 'CSV', '/FI', `PID eq ${pid}`]).catch(() => undefined)
  return answer?.stdout.trim() || undefined
}

function isSignalable(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
