// The first gate of a start: one running Practicum per data folder, and a lock left by a killed run is no obstacle.
import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../../config/error-code'
import { StartRefused } from '../../config/start-refused'
import { identityOf } from './process-identity'

export interface DataLock {
  release(): Promise<void>
}

interface Holder {
  readonly pid: number
  readonly identity: string
}

/** Takes the folder for this process. Throws StartRefused `data-locked` while another living process holds it. */
export async function lockDataFolder(dataDir: string): Promise<DataLock> {
  const file = join(dataDir, 'running.lock')
  const mine: Holder = { pid: process.pid, identity: (await identityOf(process.pid)) ?? 'unknown' }
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await created(file, mine)) return { release: () => rm(file, { force: true }) }
    const found = await readFile(file, 'utf8').catch(() => undefined)
    if (found === undefined) continue
    const holder = await livingHolder(found)
    if (holder !== undefined) throw inUse(dataDir, holder)
    await removeStale(file, found)
  }
  throw new StartRefused('data-locked', `Another start is under way on ${dataDir}. Wait a moment and try again.`)
}

/** The process that holds the folder, or undefined when nobody living does. */
export async function holderOf(dataDir: string): Promise<number | undefined> {
  const found = await readFile(join(dataDir, 'running.lock'), 'utf8').catch(() => undefined)
  return found === undefined ? undefined : (await livingHolder(found))?.pid
}

async function created(file: string, holder: Holder): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, JSON.stringify(holder), { mode: 0o600 })
  try {
    // A link appears with its content at once, so that no reader ever sees an empty lock.
    await link(draft, file)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

async function livingHolder(content: string): Promise<Holder | undefined> {
  const holder = parsed(content)
  if (holder === undefined) return undefined
  return (await identityOf(holder.pid)) === holder.identity ? holder : undefined
}

function parsed(content: string): Holder | undefined {
  try {
    const { pid, identity } = JSON.parse(content) as Partial<Holder>
    return typeof pid === 'number' && typeof identity === 'string' ? { pid, identity } : undefined
  } catch {
    return undefined
  }
}

/** Moves the lock aside before deleting it: two starters may have judged the same lock, and only its judged content may go. */
async function removeStale(file: string, judged: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`
  await rename(file, aside).catch(() => undefined)
  const moved = await readFile(aside, 'utf8').catch(() => undefined)
  if (moved !== undefined && moved !== judged) await link(aside, file).catch(() => undefined)
  await rm(aside, { force: true })
}

function inUse(dataDir: string, { pid }: Holder): StartRefused {
  return new StartRefused(
    'data-locked',
    `The data folder ${dataDir} is in use by a running Practicum (process ${pid}). Stop that one first, or set DATA_DIR to another folder.`,
  )
}
