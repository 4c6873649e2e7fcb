// Objects as files below one folder: written beside, synced, then given their name, so that no reader meets half a file.
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorCode } from '../config/error-code'
import { checkedKey, type ObjectContent, type ObjectStore, ObjectTooLarge, type StoredObject } from './port'

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
    return found?.isFile() ? { size: found.size, bytes: reading(path) } : undefined
  }

  async *keptBefore(time: Date): AsyncIterable<readonly string[]> {
    for await (const { key, names } of foldersBelow(this.kept)) {
      const found = await Promise.all(names.map(name => stat(join(this.kept, key, name)).catch(unlessMissing)))
      const old = names.filter((_name, index) => (found[index]?.mtimeMs ?? Number.POSITIVE_INFINITY) < time.getTime())
      if (old.length > 0) yield old.map(name => (key === '' ? name : `${key}/${name}`))
    }
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

interface Folder {
  readonly key: string
  /** Of the files in it. */
  readonly names: readonly string[]
}

async function* foldersBelow(root: string, key = ''): AsyncIterable<Folder> {
  const entries = (await readdir(join(root, key), { withFileTypes: true }).catch(unlessMissing)) ?? []
  yield { key, names: entries.filter(entry => entry.isFile()).map(({ name }) => name) }
  for (const entry of entries) {
    if (entry.isDirectory()) yield* foldersBelow(root, key === '' ? entry.name : `${key}/${entry.name}`)
  }
}

/** Opened when the first byte is taken: an answer that is never sent holds nothing open. */
async function* reading(path: string): AsyncIterable<Uint8Array> {
  yield* createReadStream(path)
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
