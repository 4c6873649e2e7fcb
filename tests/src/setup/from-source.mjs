// Jest loads a global setup as it is, without its transform; what that needs of our TypeScript is bundled first.
import { mkdir, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The exports of a source, named by its path in the project. */
export async function fromSource(path) {
  const { build } = createRequire(import.meta.url)('esbuild')
  const folder = join(root, 'node_modules', '.cache', 'practicum')
  const bundle = join(folder, `${basename(path, '.ts')}-${process.pid}.mjs`)
  await mkdir(folder, { recursive: true })
  await build({
    entryPoints: [join(root, path)],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { '@practicum/infra': join(root, 'infra/src') },
    logLevel: 'error',
  })
  try {
    return await import(pathToFileURL(bundle).href)
  } finally {
    await rm(bundle, { force: true })
  }
}
