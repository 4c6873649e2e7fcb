// A killed run leaves its PostgreSQL behind: it is stopped cleanly here, so that this run can start its own.
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartRefused } from '../../config/start-refused'
import { commandOf } from './process-identity'

/** How long a fast shutdown may take before it is given up; it writes a checkpoint. */
const PATIENCE_MS = 60_000

/** Returns the process number of the server that was stopped, or undefined when none was running on this cluster. */
export async function stopOrphan(cluster: string): Promise<number | undefined> {
  const pidFile = join(cluster, 'postmaster.pid')
  const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0])
  if (!pid) return undefined
  if (!(await servesCluster(pid, cluster))) {
    // After a reboot its number may belong to any process, and PostgreSQL would take that one for a rival.
    await rm(pidFile, { force: true })
    return undefined
  }
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + PATIENCE_MS
  while (await servesCluster(pid, cluster)) {
    if (Date.now() > deadline) throw stubborn(pid, cluster)
    await wait(50)
  }
  return pid
}

async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  const command = await commandOf(pid)
  if (command === undefined) return false
  // Windows tells the program's name only.
  return process.platform === 'win32' ? command.includes('postgres') : command.includes(`-D ${cluster}`)
}

function stubborn(pid: number, cluster: string): StartRefused {
  return new StartRefused(
    'data-locked',
    `A PostgreSQL of an earlier run (process ${pid}) still works on ${cluster} and does not stop. End that process, then start again.`,
  )
}
