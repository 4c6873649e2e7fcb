// What the structure rules look at: the files of the project, and what each of them imports.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

export const ROOT = join(__dirname, '../../..')

export interface Source {
  /** Relative to the project, with forward slashes. */
  readonly path: string
  readonly text: string
}

export interface Import {
  readonly from: string
  /** A path of the project without its ending, or the name of a package. */
  readonly to: string
}

const NOT_OURS = new Set(['node_modules', 'dist', 'coverage'])

/** Every file of the project, but for what is installed, built or hidden. */
export function projectFiles(folder = ''): readonly string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap(entry => {
    const path = posix.join(folder, entry.name)
    if (entry.name.startsWith('.') || NOT_OURS.has(entry.name)) return []
    return entry.isDirectory() ? projectFiles(path) : [path]
  })
}

/** TypeScript below the packages' src folders. */
export function sources(): readonly Source[] {
  return projectFiles()
    .filter(path => /^[\w-]+\/src\/.*\.tsx?$/.test(path))
    .map(path => ({ path, text: readText(path) }))
}

export function readText(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

export function readJson<T>(path: string): T {
  return JSON.parse(readText(path)) as T
}

export function isSpec(path: string): boolean {
  return /\.(spec|bench)\.tsx?$/.test(path) || path.startsWith('tests/')
}

/** Static imports, re-exports and imports on demand, resolved to paths of the project where they point into it. */
export function importsOf({ path, text }: Source): readonly Import[] {
  const specifiers = text.matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)
  return [...specifiers].map(([, specifier = '']) => ({ from: path, to: resolved(path, specifier) }))
}

/** The package that a path of the project lies in. */
export function layerOf(path: string): string {
  return path.split('/')[0] ?? ''
}

/** The feature folder that a path of the project lies in, if any. */
export function featureOf(path: string): string | undefined {
  return /^[\w-]+\/src\/features\/([\w-]+)\//.exec(path)?.[1]
}

function resolved(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  const own = /^@practicum\/([\w-]+)\/(.*)$/.exec(specifier)
  return own ? `${own[1]}/src/${own[2]}` : specifier
}
