// A program of the sources as one file that Node runs without any loader, for suites that start and kill it.
import { join } from 'node:path'
import { build } from 'esbuild'

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
