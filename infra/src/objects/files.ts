// Objects as files below one folder: written beside, synced, then given their name, so that no reader meets half a file.
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorCode } from '../config/error-code'
import {
  checkedKey,
  type ListingPage,
  type ListingRange,
  LOOKED_AT,
  type ObjectContent,
  type ObjectStore,
  ObjectTooLarge,
  type StoredObject,
} from './port'

/** What a killed run left half written is older than this, in milliseconds; no upload takes as long. */
const ABANDONED_MS = 24 * 3600 * 1000

/** Makes the folder where it is missing. */
export async function fileObjects(folder: string): Promise<ObjectStore> {
  const incoming = join(folder, 'incoming')
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  await sweep(incoming)
  return new FileObjects(join(folder, 'kept'), incoming)
}

class FileObjects implements ObjectStore {
  constructor(
    private readonly kept: string,
    private readonly incoming: string,
  ) {}

  async put(key: string, bytes: AsyncIterable<Uint8Array>, maxBytes: number): Promise<StoredObject> {
    const path = this.pathOf(key)
    const draft = join(this.incoming, randomUUID())
    try {
      const stored = await written(draft, bytes, maxBytes)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await rename(draft, path)
      await syncFolder(dirname(path))
      return stored
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  async get(key: string): Promise<ObjectContent | undefined> {
    const path = this.pathOf(key)
    const found = await stat(path).catch(unlessMissing)
    if (!found?.isFile()) return undefined
    return { size: found.size, bytes: reading(path), part: (start, end) => reading(path, { start, end }) }
  }

  async keptBefore(time: Date, { after = '', limit = LOOKED_AT }: ListingRange = {}): Promise<ListingPage> {
    const looked: string[] = []
    const keys: string[] = []
    for await (const key of keysBelow(this.kept, after)) {
      if (looked.length === limit) return { keys, next: looked.at(-1) }
      looked.push(key)
      const found = await stat(join(this.kept, key)).catch(unlessMissing)
      if (found && found.mtimeMs < time.getTime()) keys.push(key)
    }
    return { keys, next: undefined }
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true })
  }

  async removeUnder(prefix: string): Promise<void> {
    await rm(this.pathOf(prefix), { recursive: true, force: true })
  }

  private pathOf(key: string): string {
    return join(this.kept, ...checkedKey(key).split('/'))
  }
}

async function written(path: string, bytes: AsyncIterable<Uint8Array>, maxBytes: number): Promise<StoredObject> {
  const file = await open(path, 'wx', 0o600)
  try {
    const stored = await copied(file, bytes, maxBytes)
    await file.sync()
    return stored
  } finally {
    await file.close()
  }
}

async function copied(file: FileHandle, bytes: AsyncIterable<Uint8Array>, maxBytes: number): Promise<StoredObject> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.byteLength
    if (size > maxBytes) throw new ObjectTooLarge(maxBytes)
    hash.update(chunk)
    await file.appendFile(chunk)
  }
  return { size, sha256: hash.digest('hex') }
}

/** In the order of whole keys; folders that end before `after` are not opened. */
async function* keysBelow(root: string, after: string, under = ''): AsyncIterable<string> {
  for (const path of await pathsIn(root, under)) {
    const isFolder = path.endsWith('/')
    if (isFolder && (path > after || after.startsWith(path))) yield* keysBelow(root, after, path)
    else if (!isFolder && path > after) yield path
  }
}

/** Folders end with a slash, so that they are in the order of the keys below them. */
async function pathsIn(root: string, under: string): Promise<readonly string[]> {
  const entries = (await readdir(join(root, under), { withFileTypes: true }).catch(unlessMissing)) ?? []
  const paths = entries.flatMap(entry =>
    entry.isDirectory() ? [`${under}${entry.name}/`] : entry.isFile() ? [`${under}${entry.name}`] : [],
  )
  return paths.sort()
}

/** Opened when the first byte is taken: an answer that is never sent holds nothing open. */
async function* reading(
  path: string,
  range?: { readonly start: number; readonly end: number },
): AsyncIterable<Uint8Array> {
  yield* createReadStream(path, range)
}

/** A name is kept for good only when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } catch (error) {
    // Windows does not sync folders, and does not need it.
    if (!['EPERM', 'EISDIR', 'EINVAL'].includes(errorCode(error) ?? '')) throw error
  } finally {
    await handle.close()
  }
}

async function sweep(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    const found = await stat(path).catch(unlessMissing)
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(path, { force: true })
  }
}

function unlessMissing(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT' && errorCode(error) !== 'ENOTDIR') throw error
}
