// A program of the sources as one file that Node runs without any loader, for suites that start and kill it.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { urlOf } from '@practicum/infra/postgres/url'
import { build } from 'esbuild'
import type pg from 'pg'

const ROOT = join(__dirname, '..', '..', '..')
const LAYERS = ['shared', 'infra', 'projections', 'command-service', 'query-service', 'runtime']

/** Inside the workspace, where the program's packages are found; the caller removes it. */
export const bundlePath = (name: string): string =>
  join(ROOT, 'node_modules', '.cache', 'practicum', `${name}-${process.pid}.mjs`)

/** `entry` is a path inside the workspace. */
export async function bundle(entry: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [join(ROOT, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: Object.fromEntries(LAYERS.map(layer => [`@practicum/${layer}`, join(ROOT, layer, 'src')])),
    logLevel: 'error',
  })
}

export interface Ran {
  readonly code: number
  readonly said: string
}

/** Runs a program of {@link bundle} to its end, as an operator of the installation does. */
export function runBundled(
  program: string,
  args: readonly string[],
  { connection, dataDir }: { readonly connection: pg.ClientConfig; readonly dataDir: string },
): Promise<Ran> {
  const env = { ...process.env, DATABASE_URL: urlOf(connection), DATA_DIR: dataDir, NODE_ENV: 'development' }
  return new Promise(resolve => {
    const child = execFile(process.execPath, [program, ...args], { env }, (_error, out, err) => {
      resolve({ code: child.exitCode ?? -1, said: out + err })
    })
  })
}
