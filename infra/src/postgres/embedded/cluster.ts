// Makes the folder of the database when there is none, and judges the one that is there before a server is started on it.
import { randomBytes } from 'node:crypto'
import { chown, mkdir, open, readdir, readFile, rename, rm, rmdir, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorCode } from '../../config/error-code'
import { StartRefused } from '../../config/start-refused'
import type { Places } from './places'
import { type Installation, runTool } from './programs'

/** The role that owns everything; its password is the one in {@link Places.password}. */
export const OWNER = 'practicum'

const UNFINISHED = 'unfinished-'
const MEGABYTE = 1024 * 1024

/**
 * Leaves a finished cluster behind. `durable: false` skips flushing a new one to disk.
 * Throws StartRefused when the folder is damaged, of another version, another account's, or the disk is full.
 */
export async function ensureCluster(setup: Installation, durable: boolean): Promise<'created' | 'found'> {
  const { places } = setup
  const present = await contents(places.cluster)
  await requireSpace(places.home, present.length === 0 ? 200 : 50)
  if (present.length > 0) {
    await judge(setup, present)
    return 'found'
  }
  await refuseLoss(places)
  await initialise(setup, durable)
  return 'created'
}

/** The owner's password. Throws StartRefused when it was lost. */
export async function readPassword({ password, cluster }: Places): Promise<string> {
  const text = await readFile(password, 'utf8').catch((error: unknown) => {
    throw new StartRefused(
      'data-damaged',
      `The database ${cluster} is there, but its password ${password} cannot be read. Restore the file from a backup, or start with another DATA_DIR.`,
      { cause: error },
    )
  })
  return text.trim()
}

async function contents(cluster: string): Promise<string[]> {
  try {
    return await readdir(cluster)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw foreign(cluster)
  }
}

async function judge({ binaries, places }: Installation, present: readonly string[]): Promise<void> {
  const { cluster, account } = places
  if (process.platform !== 'win32') {
    const { uid } = await stat(cluster)
    if (uid !== (account?.uid ?? process.getuid?.())) throw foreign(cluster)
  }
  const missing = ['PG_VERSION', 'global', 'base', 'pg_wal'].filter(name => !present.includes(name))
  if (missing.length > 0) throw damaged(cluster, `${missing.join(', ')} missing`)
  const found = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  const { output } = await runTool(binaries.postgres, ['--version'], { binaries, places })
  const ours = /(\d+)(\.|beta|rc|devel)/.exec(output)?.[1]
  if (found === ours) return
  if (!/^\d+$/.test(found)) throw damaged(cluster, 'PG_VERSION unreadable')
  throw new StartRefused(
    'data-damaged',
    `The database ${cluster} was written by PostgreSQL ${found}, this Practicum brings PostgreSQL ${ours}. Start the Practicum it was made with, or dump and restore it.`,
  )
}

/** A folder that once had a database is not given an empty one in silence. */
async function refuseLoss({ home, cluster, password }: Places): Promise<void> {
  const unfinished = (await readdir(home)).some(entry => entry.startsWith(UNFINISHED))
  const finishedOnce = await stat(password).then(
    () => true,
    () => false,
  )
  if (finishedOnce && !unfinished) throw damaged(cluster, 'it is gone')
}

/** Works beside the final place and moves there at the end: a first start that was cut off leaves no half cluster. */
async function initialise(setup: Installation, durable: boolean): Promise<void> {
  const { places } = setup
  await removeUnfinished(places)
  const password = randomBytes(24).toString('base64url')
  const draft = join(places.home, `${UNFINISHED}${randomBytes(4).toString('hex')}`)
  const passwordFile = `${draft}.password`
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (places.account) await chown(passwordFile, places.account.uid, places.account.gid)
  const { code, output } = await runTool(
    setup.binaries.initdb,
    [
      ...['--pgdata', draft, '--username', OWNER, '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
      // The built-in locale is the same on every machine, so an upgrade of its libraries never corrupts an index.
      ...['--encoding', 'UTF8', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--locale', 'C'],
      // Spares it the search for the largest values that fit; the server gets its own on the command line.
      ...['--set', 'shared_buffers=16MB', '--set', 'max_connections=20'],
      ...(durable ? [] : ['--no-sync']),
    ],
    setup,
  )
  await rm(passwordFile, { force: true })
  if (code !== 0) throw initialisationFailed(output, places)
  await keepPassword(places.password, password)
  await rmdir(places.cluster).catch(() => undefined)
  await rename(draft, places.cluster)
  if (durable) await flushFolder(places.home)
}

async function removeUnfinished({ home }: Places): Promise<void> {
  for (const entry of await readdir(home)) {
    // The initialisation of a killed start may still be writing for a moment.
    if (entry.startsWith(UNFINISHED)) {
      await rm(join(home, entry), { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    }
  }
}

async function keepPassword(file: string, password: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const handle = await open(file, 'w', 0o600)
  await handle.writeFile(`${password}\n`)
  await handle.sync()
  await handle.close()
}

async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}

async function requireSpace(folder: string, megabytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = Math.floor((bavail * bsize) / MEGABYTE)
  if (free >= megabytes) return
  throw new StartRefused(
    'disk-full',
    `The disk of ${folder} is full: ${free} MB are free, ${megabytes} MB are needed. Free some space and start again.`,
  )
}

function initialisationFailed(output: string, { home }: Places): StartRefused {
  if (output.includes('No space left')) {
    return new StartRefused('disk-full', `The disk of ${home} is full. Free some space and start again.`)
  }
  const last = output.trim().split('\n').slice(-4).join(' ')
  return new StartRefused('database-failed', `PostgreSQL could not prepare its folder in ${home}: ${last}`)
}

function foreign(cluster: string): StartRefused {
  return new StartRefused(
    'data-unwritable',
    `The database ${cluster} belongs to another account. Start under the account that created it (or as root), or set DATA_DIR to another folder.`,
  )
}

function damaged(cluster: string, what: string): StartRefused {
  return new StartRefused(
    'data-damaged',
    `The database ${cluster} is damaged (${what}). Restore the data folder from a backup, or set DATA_DIR to another folder to begin anew.`,
  )
}
