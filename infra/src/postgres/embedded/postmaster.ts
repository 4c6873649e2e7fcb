// One run of the server process: spawned, waited for until it answers, stopped fast; its failures put into words.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile, rm, stat } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { errorCode } from '../../config/error-code'
import { StartRefused } from '../../config/start-refused'
import { endWithUs } from '../../processes/end-with-us'
import type { ClusterLayout } from './layout'
import { type Installation, launch, runTool } from './programs'

export interface Postmaster {
  readonly pid: number
  /** Resolves when the process is gone, whatever the cause. */
  readonly exited: Promise<void>
  /** Ends connections, writes a checkpoint, exits. */
  stop(): Promise<void>
}

export interface ServerCommand extends Installation {
  readonly args: readonly string[]
  readonly endsWithUs: boolean
  /** Used to find out whether the server answers. */
  readonly connection: pg.ClientConfig
}

/** The log of earlier runs is kept up to this size, in bytes. */
const LARGEST_LOG = 5_000_000
/** A fast shutdown that takes longer is turned into an immediate one, which the next start recovers from. */
const PATIENCE_MS = 60_000

/** Resolves once the server answers. Throws StartRefused when it ends instead, or does not know the password. */
export async function startPostmaster(command: ServerCommand): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    const from = await logSize(command.layout)
    const child = await spawnServer(command)
    if (await answers(child, command.connection)) return postmasterOf(child, command)
    const words = (await readFile(command.layout.serverLog)).subarray(from).toString()
    // Workers of a server that was killed hold its memory until they notice.
    if (attempt >= 20 || !words.includes('pre-existing shared memory')) throw failure(words, command.layout)
    await wait(250)
  }
}

async function spawnServer(command: ServerCommand): Promise<ChildProcess> {
  // A file, not a pipe: the server goes on writing its log when this process is killed.
  const log = await open(command.layout.serverLog, 'a', 0o600)
  const child = launch(command.binaries.postgres, command.args, { ...command, stdio: ['ignore', log.fd, log.fd] })
  try {
    await once(child, 'spawn')
    if (command.endsWithUs) endWithUs(child, 'SIGQUIT')
  } finally {
    await log.close()
  }
  return child
}

async function answers(child: ChildProcess, connection: pg.ClientConfig): Promise<boolean> {
  while (isRunning(child)) {
    const problem = await probe(connection)
    if (problem === undefined) return true
    if (problem === '28P01') {
      child.kill('SIGINT')
      throw new StartRefused(
        'data-damaged',
        'The stored password does not open the database: the folders secrets/ and postgres/ of the data folder are not of the same installation. Restore both from one backup.',
      )
    }
    await wait(25)
  }
  return false
}

/** Undefined when a connection succeeded, else its error's code. */
async function probe(connection: pg.ClientConfig): Promise<string | undefined> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  try {
    await client.connect()
    return undefined
  } catch (error) {
    return errorCode(error) ?? 'unknown'
  } finally {
    await client.end().catch(() => undefined)
  }
}

function postmasterOf(child: ChildProcess, command: ServerCommand): Postmaster {
  const exited = isRunning(child) ? once(child, 'exit').then(() => undefined) : Promise.resolve()
  const stop = async (): Promise<void> => {
    if (!isRunning(child)) return
    const impatience = setTimeout(() => child.kill('SIGQUIT'), PATIENCE_MS)
    if (process.platform === 'win32') await stopByTool(command)
    else child.kill('SIGINT')
    await exited
    clearTimeout(impatience)
  }
  return { pid: child.pid ?? 0, exited, stop }
}

/** Windows knows no signals; the tool talks to the server through an event of its own. */
async function stopByTool(command: ServerCommand): Promise<void> {
  await runTool(command.binaries.pgCtl, ['stop', '-m', 'fast', '-w', '-D', command.layout.cluster], command)
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null
}

async function logSize({ serverLog }: ClusterLayout): Promise<number> {
  const size = await stat(serverLog).then(
    found => found.size,
    () => 0,
  )
  if (size <= LARGEST_LOG) return size
  await rm(serverLog, { force: true })
  return 0
}

const DAMAGE =
  /checkpoint record|control file|incompatible|invalid|could not (open|access|read|locate|find)|corrupt|PANIC/

function failure(words: string, { cluster, serverLog }: ClusterLayout): StartRefused {
  const reason = words.match(/(FATAL|PANIC): .*/g)?.at(-1) ?? words.trim().split('\n').at(-1) ?? ''
  if (words.includes('No space left')) {
    return new StartRefused('disk-full', `The disk of ${cluster} is full. Free some space and start again.`)
  }
  if (DAMAGE.test(reason)) {
    return new StartRefused(
      'data-damaged',
      `The database ${cluster} is damaged; PostgreSQL says: ${reason}. Restore the data folder from a backup, or set DATA_DIR to another folder to begin anew.`,
    )
  }
  return new StartRefused('database-failed', `PostgreSQL did not start; it says: ${reason}. More in ${serverLog}.`)
}
