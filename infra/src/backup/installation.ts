// A backup of the default engine's installation while it runs, and the way back: cluster, files and copies of anchors; never the keys.
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { createDataFolder } from '../config/data-folder'
import { errorCode } from '../config/error-code'
import { StartRefused } from '../config/start-refused'
import { handOver } from '../postgres/embedded/account'
import { lockDataFolder } from '../postgres/embedded/data-lock'
import { prepareLayout } from '../postgres/embedded/layout'
import { copyCluster, makeFolders } from './cluster'
import {
  type CopiedFile,
  copyFile,
  damagedIn,
  filesBelow,
  type Manifest,
  placeIn,
  readManifest,
  writeManifest,
} from './manifest'

export interface Backup {
  /** To the running cluster, as its owner. */
  readonly connection: pg.ClientConfig
  readonly dataDir: string
  /** A folder; the backup becomes one in it, named by its time. */
  readonly to: string
  /** What is not in the data folder and has to be kept by other means, in words. */
  readonly elsewhere: readonly string[]
  readonly onFile?: (file: CopiedFile) => void
}

export interface Finished {
  readonly folder: string
  readonly manifest: Manifest
}

const SILENT = { info: () => undefined, warn: () => undefined }
const CLUSTER = 'postgres'
/** Below the data folder. Before the cluster: a restored signer goes on from no anchor whose copy is ahead of it. */
const ANCHORS = 'anchors/kept'
/** After the cluster, so that every file the log tells of is there. */
const OBJECTS = 'objects/kept'
const FILES = [ANCHORS, OBJECTS]

/** Rejects where anything could not be copied; what is unfinished bears that name and is removed. */
export async function backUp({ connection, dataDir, to, elsewhere, onFile }: Backup): Promise<Finished> {
  const begunAt = new Date().toISOString()
  const folder = join(to, `practicum-${begunAt.replaceAll(/[:.]/g, '-')}`)
  const unfinished = `${folder}.unfinished`
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  try {
    const files: CopiedFile[] = []
    const take = (file: CopiedFile): void => {
      files.push(file)
      onFile?.(file)
    }
    const { cluster } = await prepareLayout(dataDir, SILENT)
    const ofCluster = (file: CopiedFile): void => take({ ...file, path: `${CLUSTER}/${file.path}` })
    const copyAll = async (below: string): Promise<void> => {
      for await (const name of filesBelow(placeIn(dataDir, below))) {
        const path = `${below}/${name}`
        const file = await copyFile(placeIn(dataDir, path), placeIn(unfinished, path))
        if (file) take({ path, ...file })
      }
    }
    await copyAll(ANCHORS)
    await copyCluster({ connection, cluster, to: join(unfinished, CLUSTER), onFile: ofCluster })
    await copyAll(OBJECTS)
    const postgres = await versionOf(connection)
    const content = { begunAt, postgres, elsewhere: [...elsewhere], files }
    await writeManifest(unfinished, content)
    await rename(unfinished, folder)
    return { folder, manifest: { format: 1, ...content } }
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

const OF_A_TIME = /^practicum-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-\d{3}Z$/

/** Names of the finished backups in a folder that were begun before that time. */
export async function backupsBefore(folder: string, time: Date): Promise<readonly string[]> {
  const names = await readdir(folder)
  return names.filter(name => {
    const [, hour, minute, second] = OF_A_TIME.exec(name) ?? []
    return hour !== undefined && new Date(`${hour}:${minute}:${second}Z`) < time
  })
}

export interface Restore {
  /** Of a finished backup. */
  readonly from: string
  /** Holds the secrets of the installation, and no database. */
  readonly dataDir: string
  readonly onFile?: (file: CopiedFile) => void
}

/** Throws StartRefused, with nothing changed, where the backup is not whole or the data folder is not free for it. */
export async function restore({ from, dataDir, onFile }: Restore): Promise<Manifest> {
  const manifest = await readManifest(from)
  if (!manifest) throw refusal(`There is no finished backup in ${from}.`)
  const damaged = await damagedIn(from, manifest)
  if (damaged.length > 0) throw refusal(`The backup ${from} is damaged: ${damaged.slice(0, 5).join(', ')}.`)
  await createDataFolder(dataDir)
  const lock = await lockDataFolder(dataDir)
  try {
    const layout = await prepareLayout(dataDir, SILENT)
    await requireFree(dataDir, [layout.cluster, ...FILES.map(folder => placeIn(dataDir, folder))])
    await requireSecrets(layout.password, manifest)
    const places = new Map([
      [CLUSTER, layout.cluster],
      ...FILES.map(folder => [folder, placeIn(dataDir, folder)] as const),
    ])
    for (const place of places.values()) await rm(restoringOf(place), { recursive: true, force: true })
    await makeFolders(restoringOf(layout.cluster))
    for (const file of manifest.files) {
      await copyFile(placeIn(from, file.path), targetOf(file.path, places))
      onFile?.(file)
    }
    await handOver(restoringOf(layout.cluster), layout.account)
    // The cluster last: with it the installation is there.
    for (const place of [...places.values()].toReversed()) await rename(restoringOf(place), place).catch(unlessMissing)
    return manifest
  } finally {
    await lock.release()
  }
}

/** Until all of it is there, so that a restore that was interrupted can be begun again. */
const restoringOf = (place: string): string => `${place}.restoring`

function targetOf(path: string, places: ReadonlyMap<string, string>): string {
  for (const [name, place] of places) {
    if (path.startsWith(`${name}/`)) return placeIn(restoringOf(place), path.slice(name.length + 1))
  }
  throw refusal(`${path} has no place in an installation.`)
}

function unlessMissing(error: unknown): void {
  if (errorCode(error) !== 'ENOENT') throw error
}

async function requireFree(dataDir: string, folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    if (await exists(folder)) {
      throw refusal(
        `${dataDir} holds an installation already (${folder}). Restore into another DATA_DIR, or move this one away.`,
      )
    }
  }
}

async function requireSecrets(password: string, { elsewhere }: Manifest): Promise<void> {
  if (await exists(password)) return
  throw refusal(
    `A backup holds no keys. Put the kept folder "secrets" where ${password} is then found, and begin again. Kept elsewhere: ${elsewhere.join('; ')}.`,
  )
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

const refusal = (words: string): StartRefused => new StartRefused('data-damaged', words)

async function versionOf(connection: pg.ClientConfig): Promise<string> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version")
    return rows[0]?.version ?? ''
  } finally {
    await client.end()
  }
}
