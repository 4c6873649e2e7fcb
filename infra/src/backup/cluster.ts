// A copy of a PostgreSQL cluster while it is written to: between the two calls that PostgreSQL has for this, with the part of its journal that makes the copy one moment.
import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { StartRefused } from '../config/start-refused'
import { UNHURRIED } from '../postgres/pool'
import { type CopiedFile, copyFile, filesBelow, placeIn } from './manifest'

export interface ClusterCopy {
  /** As its owner. */
  readonly connection: pg.ClientConfig
  /** PostgreSQL's own folder. */
  readonly cluster: string
  /** Does not exist yet. */
  readonly to: string
  /** Told after every file. */
  readonly onFile: (file: CopiedFile) => void
}

/** Folders that have to be there, and whose content means nothing to another start. */
const EMPTY = [
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]
const LEFT_OUT = new RegExp(
  `^(${EMPTY.join('|')})/|^postmaster\\.(pid|opts)$|(^|/)pgsql_tmp|(^|/)pg_internal\\.init|^backup_label`,
)
/** Tells from where the journal has to be read; copied after everything it may not be older than. */
const CONTROL = 'global/pg_control'
/** Folders that are found empty in every cluster, and are missing from no copy. */
const ALWAYS = [
  ...EMPTY,
  'pg_commit_ts',
  'pg_tblspc',
  'pg_twophase',
  'pg_stat',
  'pg_wal/archive_status',
  'pg_wal/summaries',
  'pg_logical/mappings',
  'pg_logical/snapshots',
  'pg_multixact/members',
  'pg_multixact/offsets',
  'pg_xact',
  'base',
  'global',
]

/** Whatever was committed before this was called is in the copy. */
export async function copyCluster(copy: ClusterCopy): Promise<void> {
  const { connection, to } = copy
  const client = new pg.Client({ ...connection, application_name: 'practicum backup' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    // The journal from here on is kept for as long as this connection lasts.
    await requireJournal(client)
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [
      `practicum_backup_${process.pid}`,
    ])
    const { rows } = await client.query<{ first: string }>({
      text: "select pg_walfile_name(pg_backup_start('practicum', true)) as first",
      ...UNHURRIED,
    })
    await makeFolders(to)
    await copyFiles(copy, await bodyOf(copy.cluster))
    // Up to the end of the backup; where that is the end of a file, the next one need not be there yet.
    const { rows: stopped } = await client.query<{ label: string; last: string }>({
      text: `select labelfile as label, pg_walfile_name(lsn - 1) as last from pg_backup_stop(false)`,
      ...UNHURRIED,
    })
    const [{ first } = { first: '' }] = rows
    const [{ label, last } = { label: '', last: '' }] = stopped
    await writeLabel(copy, label)
    await copyFiles(copy, await journalOf(copy.cluster, first, last))
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** A server that an older release has started keeps too little of it. */
async function requireJournal(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ level: string }>("select current_setting('wal_level') as level")
  if (rows[0]?.level !== 'minimal') return
  throw new StartRefused(
    'database-failed',
    'The release that runs on this data folder cannot be backed up while it runs. Start this release first, or stop it: a stopped installation is backed up as well.',
  )
}

async function bodyOf(cluster: string): Promise<readonly string[]> {
  const files: string[] = []
  for await (const path of filesBelow(cluster)) if (!LEFT_OUT.test(path) && path !== CONTROL) files.push(path)
  if (!files.includes('PG_VERSION')) throw new Error(`${cluster} is no cluster of PostgreSQL`)
  return [...files, CONTROL]
}

/** Names of its files are in the order of what they hold. */
async function journalOf(cluster: string, first: string, last: string): Promise<readonly string[]> {
  const files: string[] = []
  for await (const name of filesBelow(join(cluster, 'pg_wal'))) {
    if (/^[0-9A-F]{24}$/.test(name) && name >= first && name <= last) files.push(`pg_wal/${name}`)
  }
  if (!files.includes(`pg_wal/${first}`) || !files.includes(`pg_wal/${last}`)) {
    throw new Error(`the journal of the database has lost ${first} or ${last} during the backup`)
  }
  return files
}

/** Without it, a start would take the copy for a cluster that crashed, and read too little of the journal. */
async function writeLabel({ to, onFile }: ClusterCopy, label: string): Promise<void> {
  await writeFile(join(to, 'backup_label'), label, { flush: true, mode: 0o600 })
  const sha256 = createHash('sha256').update(label).digest('hex')
  onFile({ path: 'backup_label', size: Buffer.byteLength(label), sha256 })
}

/** Makes the folders that every cluster has, also where a backup of files alone has lost the empty ones. */
export async function makeFolders(cluster: string): Promise<void> {
  for (const folder of ALWAYS) await mkdir(placeIn(cluster, folder), { recursive: true, mode: 0o700 })
}

async function copyFiles({ cluster, to, onFile }: ClusterCopy, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    // What is dropped meanwhile is dropped in the journal too.
    const file = await copyFile(placeIn(cluster, path), placeIn(to, path))
    if (file) onFile({ path, ...file })
  }
}
