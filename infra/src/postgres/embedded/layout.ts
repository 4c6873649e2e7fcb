// Where things of the embedded server lie: by rule inside the data folder, else where its account can reach them.
import { randomUUID } from 'node:crypto'
import { access, chmod, lchown, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartRefused } from '../../config/start-refused'
import { type Account, accountFor, canReach } from './account'
import type { StartLog } from './supervisor'

export interface ClusterLayout {
  readonly dataDir: string
  /** Belongs to the account alone; holds all the rest. */
  readonly home: string
  /** PostgreSQL's own folder. It exists only once its initialisation is finished. */
  readonly cluster: string
  readonly serverLog: string
  /** The owner's password, readable by this process alone. */
  readonly password: string
  readonly account: Account | undefined
}

/** Root's clusters whose data folder the account cannot enter lie below this folder. */
const SYSTEM_HOME = '/var/lib/practicum'
const NOTE = 'where-the-database-is.txt'

/** Decides where the cluster of a data folder lives, and makes that place. Throws StartRefused when it cannot be used. */
export async function prepareLayout(dataDir: string, log: StartLog): Promise<ClusterLayout> {
  const inside = join(dataDir, 'postgres')
  const noted = await notedHome(dataDir)
  const account = await accountFor(join(noted ?? inside, 'cluster'))
  const home = noted ?? (await newHome(dataDir, inside, account))
  await mkdir(home, { recursive: true, mode: 0o700 })
  if (account !== undefined) await handPlaceOver(home, account)
  if (home !== inside) {
    if (noted === undefined) await leaveNote(dataDir, home)
    log.info(`The database lives in ${home}.`)
  }
  return {
    dataDir,
    home,
    account,
    cluster: join(home, 'cluster'),
    serverLog: join(home, 'server.log'),
    password: join(dataDir, 'secrets', 'postgres-password'),
  }
}

/** A folder for root's copies of the binaries, readable by every account. */
export function systemFolder(name: string): string {
  return join(SYSTEM_HOME, name)
}

async function notedHome(dataDir: string): Promise<string | undefined> {
  const note = await readFile(join(dataDir, NOTE), 'utf8').catch(() => undefined)
  return note?.split('\n').find(line => line.startsWith('/'))
}

/** The note is what the next start goes by, so it is written before anything is in its place. */
async function leaveNote(dataDir: string, home: string): Promise<void> {
  const text = [
    'The database of this data folder lives in',
    home,
    'because the unprivileged account that PostgreSQL runs under cannot enter this folder.',
    'Back up both together, and delete both together.',
  ]
  await writeFile(join(dataDir, NOTE), `${text.join('\n')}\n`, { flush: true })
}

async function newHome(dataDir: string, inside: string, account: Account | undefined): Promise<string> {
  if (account === undefined || (await canReach(dataDir, account))) return inside
  if (await exists(join(inside, 'cluster'))) {
    throw new StartRefused(
      'data-unwritable',
      `PostgreSQL does not run as root, and the account ${account.uid} that owns ${inside} can no longer enter ${dataDir}. Allow it to pass (chmod o+x on the folders above).`,
    )
  }
  // Never by the path alone: a folder deleted and made anew under the same path must not find the old database.
  return join(SYSTEM_HOME, randomUUID())
}

async function handPlaceOver(home: string, { uid, gid }: Account): Promise<void> {
  await lchown(home, uid, gid)
  if (home.startsWith(SYSTEM_HOME)) await chmod(SYSTEM_HOME, 0o711)
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
