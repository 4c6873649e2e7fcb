// Where the project lies, and what the commands say while they work.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Absolute path of something in the project. */
export const at = (...path) => join(root, ...path)

/** One plain line of progress. */
export const say = line => console.log(`practicum: ${line}`)

/** A failure that the person at the terminal can understand without a stack. */
export class Stopped extends Error {
  constructor(message, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/** A digest of the content of files and folders, given relative to the project; a missing one counts as empty. */
export function digestOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesBelow))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(at(path)))
      .update('\0')
  return hash.digest('hex')
}

/** The sources below a path that end up in a build: specs do not. */
function filesBelow(path) {
  if (!existsSync(at(path))) return []
  const entries = listing(path)
  if (entries === undefined) return [path]
  return entries
    .filter(entry => entry.isFile() && !/\.(spec|bench)\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath ?? entry.path, entry.name).slice(root.length))
    .sort()
}

function listing(path) {
  try {
    return readdirSync(at(path), { recursive: true, withFileTypes: true })
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined
    throw error
  }
}
