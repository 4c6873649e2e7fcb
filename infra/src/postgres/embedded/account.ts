// PostgreSQL refuses to run as root: a start by root hands the server to an unprivileged account, and asks nobody.
import type { Stats } from 'node:fs'
import { chmod, lchown, readdir, readFile, realpath, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The numeric owner that initdb and postgres run under. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

const NOBODY: Account = { uid: 65_534, gid: 65_534 }

/**
 * The account for a cluster, or undefined when the present one will do.
 * A cluster that an ordinary user created goes on under that user, so that both can start it.
 */
export async function accountFor(cluster: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const owner = await stat(cluster).catch(() => undefined)
  return owner !== undefined && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody()
}

/** Whether the account can walk down to the path and use it. */
export async function canReach(path: string, account: Account): Promise<boolean> {
  for (let step = await realpath(path); ; step = dirname(step)) {
    if (!mayEnter(await stat(step), account)) return false
    if (step === dirname(step)) return true
  }
}

/** Gives a folder and all below it to the account. */
export async function handOver(folder: string, account: Account | undefined): Promise<void> {
  if (account === undefined) return
  for (const entry of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, entry), account.uid, account.gid)
  }
  await lchown(folder, account.uid, account.gid)
}

/** Lets every account read and enter what its owner can read and enter. */
export async function openForReading(folder: string): Promise<void> {
  for (const entry of ['.', ...(await readdir(folder, { recursive: true }))]) {
    const path = join(folder, entry)
    const { mode } = await stat(path)
    await chmod(path, mode | ((mode & 0o500) >> 3) | ((mode & 0o500) >> 6))
  }
}

async function nobody(): Promise<Account> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const fields = passwd
    .split('\n')
    .find(line => line.startsWith('nobody:'))
    ?.split(':')
  const [uid, gid] = [Number(fields?.[2]), Number(fields?.[3])]
  return uid > 0 && gid > 0 ? { uid, gid } : NOBODY
}

function mayEnter({ mode, uid, gid }: Stats, account: Account): boolean {
  if (uid === account.uid) return (mode & 0o100) !== 0
  if (gid === account.gid) return (mode & 0o010) !== 0
  return (mode & 0o001) !== 0
}
