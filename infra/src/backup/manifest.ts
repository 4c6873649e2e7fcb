// What a backup consists of: every file with its size and hash, so that a restore knows it whole.
import { createHash } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { errorCode } from '../config/error-code'

const manifest = z.object({
  format: z.literal(1),
  /** When the copy began: whatever was acknowledged before is in it. */
  begunAt: z.iso.datetime(),
  /** Of PostgreSQL, as the cluster names it. */
  postgres: z.string(),
  /** What else the installation needs and keeps elsewhere, in words. */
  elsewhere: z.array(z.string()),
  files: z.array(z.object({ path: z.string(), size: z.int(), sha256: z.string() })),
})

export type Manifest = z.infer<typeof manifest>
export type CopiedFile = Manifest['files'][number]

const NAME = 'manifest.json'

export async function writeManifest(folder: string, content: Omit<Manifest, 'format'>): Promise<void> {
  await writeFile(join(folder, NAME), `${JSON.stringify({ format: 1, ...content }, null, 1)}\n`, {
    flush: true,
    mode: 0o600,
  })
}

/** Undefined where there is no finished backup in the folder. */
export async function readManifest(folder: string): Promise<Manifest | undefined> {
  const text = await readFile(join(folder, NAME), 'utf8').catch(unlessMissing)
  return text === undefined ? undefined : manifest.parse(JSON.parse(text))
}

/** A path of a manifest, whatever the machine writes between folders. */
export const placeIn = (folder: string, path: string): string => join(folder, ...path.split('/'))

/** Copies one file as far as it goes at this moment, on disk when this resolves; undefined where it has gone. */
export async function copyFile(from: string, to: string): Promise<Omit<CopiedFile, 'path'> | undefined> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  const source = await open(from, 'r').catch(unlessMissing)
  if (source === undefined) return undefined
  const target = await open(to, 'wx', 0o600)
  const hash = createHash('sha256')
  let size = 0
  try {
    for await (const chunk of chunksOf(source)) {
      hash.update(chunk)
      size += chunk.length
      await target.appendFile(chunk)
    }
    await target.sync()
  } finally {
    await source.close()
    await target.close()
  }
  return { size, sha256: hash.digest('hex') }
}

/** In bytes. */
const CHUNK = 1024 * 1024

/** To the end that it has by then. Most files are small and there are thousands, so room is made for what a file holds. Each one is void when the next one comes. */
async function* chunksOf(file: FileHandle): AsyncIterable<Buffer> {
  const { size } = await file.stat()
  const room = Buffer.allocUnsafe(Math.min(size + 1, CHUNK))
  for (;;) {
    const { bytesRead } = await file.read(room, 0, room.length)
    if (bytesRead === 0) return
    yield room.subarray(0, bytesRead)
  }
}

/** Of all files below a folder, in the form of a manifest; of folders that go away meanwhile, those that were found by then. */
export async function* filesBelow(folder: string, under = ''): AsyncIterable<string> {
  const entries = (await readdir(placeIn(folder, under), { withFileTypes: true }).catch(unlessMissing)) ?? []
  for (const entry of entries) {
    const path = under === '' ? entry.name : `${under}/${entry.name}`
    if (entry.isDirectory()) yield* filesBelow(folder, path)
    else if (entry.isFile()) yield path
  }
}

/** The files of a backup that are not there any more, or not as they were. */
export async function damagedIn(folder: string, { files }: Manifest): Promise<readonly string[]> {
  const damaged: string[] = []
  for (const { path, sha256 } of files) {
    if ((await hashOf(placeIn(folder, path)).catch(unlessMissing)) !== sha256) damaged.push(path)
  }
  return damaged
}

async function hashOf(path: string): Promise<string> {
  const file = await open(path, 'r')
  try {
    const hash = createHash('sha256')
    for await (const chunk of chunksOf(file)) hash.update(chunk)
    return hash.digest('hex')
  } finally {
    await file.close()
  }
}

function unlessMissing(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error
}
