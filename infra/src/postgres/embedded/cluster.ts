// Makes the folder of the database when there is none, and judges the one that is there before a server is started on it.
import { randomBytes } from 'node:crypto'
import { chown, mkdir, open, readdir, readFile, rename, rm, rmdir, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorCode } from '../../config/error-code'
import { StartRefused } from '../../config/start-refused'
import type { ClusterLayout } from './layout'
import { type Installation, runTool } from './programs'

/** The role that owns everything; its password is the one in {@link ClusterLayout.password}. */
export const OWNER = 'practicum'

const UNFINISHED = 'unfinished-'
const MEGABYTE = 1024 * 1024

/**
 * Leaves a finished cluster behind. `durable: false` skips flushing a new one to disk.
 * Throws StartRefused when the folder is damaged, of another version, another account's, or the disk is full.
 */
export async function ensureCluster(setup: Installation, durable: boolean): Promise<'created' | 'found'> {
  const { layout } = setup
  const present = await contents(layout.cluster)
  await requireSpace(layout.home, present.length === 0 ? 200 : 50)
  if (present.length > 0) {
    await judge(setup, present)
    return 'found'
  }
  await refuseLoss(layout)
  await initialise(setup, durable)
  return 'created'
}

/** The owner's password. Throws StartRefused when it was lost. */
export async function readPassword({ password, cluster }: ClusterLayout): Promise<string> {
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

async function judge({ binaries, layout }: Installation, present: readonly string[]): Promise<void> {
  const { cluster, account } = layout
  if (process.platform !== 'win32') {
    const { uid } = await stat(cluster)
    if (uid !== (account?.uid ?? process.getuid?.())) throw foreign(cluster)
  }
  const missing = ['PG_VERSION', 'global', 'base', 'pg_wal'].filter(name => !present.includes(name))
  if (missing.length > 0) throw damaged(cluster, `${missing.join(', ')} missing`)
  const found = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  const { output } = await runTool(binaries.postgres, ['--version'], { binaries, layout })
  const ours = /(\d+)(\.|beta|rc|devel)/.exec(output)?.[1]
  if (found === ours) return
  if (!/^\d+$/.test(found)) throw damaged(cluster, 'PG_VERSION unreadable')
  throw new StartRefused(
    'data-damaged',
    `The database ${cluster} was written by PostgreSQL ${found}, this Practicum brings PostgreSQL ${ours}. Start the Practicum it was made with, or dump and restore it.`,
  )
}

/** A folder that once had a database is not given an empty one in silence. */
async function refuseLoss({ home, cluster, password }: ClusterLayout): Promise<void> {
  const unfinished = (await readdir(home)).some(entry => entry.startsWith(UNFINISHED))
  const finishedOnce = await stat(password).then(
    () => true,
    () => false,
  )
  if (finishedOnce && !unfinished) throw damaged(cluster, 'it is gone')
}

/** Works beside the final place and moves there at the end: a first start that was cut off leaves no half cluster. */
async function initialise(setup: Installation, durable: boolean): Promise<void> {
  const { layout } = setup
  await removeUnfinished(layout)
  const password = randomBytes(24).toString('base64url')
  const draft = join(layout.home, `${UNFINISHED}${randomBytes(4).toString('hex')}`)
  const passwordFile = `${draft}.password`
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (layout.account) await chown(passwordFile, layout.account.uid, layout.account.gid)
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
  if (code !== 0) throw initialisationFailed(output, layout)
  await keepPassword(layout.password, password)
  await rmdir(layout.cluster).catch(() => undefined)
  await rename(draft, layout.cluster)
  if (durable) await flushFolder(layout.home)
}

async function removeUnfinished({ home }: ClusterLayout): Promise<void> {
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

function initialisationFailed(output: string, { home }: ClusterLayout): StartRefused {
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
