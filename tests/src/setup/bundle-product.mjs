// Before any spec that is given a server: the sources of the product are one file, which from-bundle.cjs gives to each suite module by module.
import { readdirSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { serverOptions } from '../../../bin/steps/build.mjs'
import { at, root } from '../../../bin/steps/project.mjs'

export const BUNDLE = at('node_modules', '.cache', 'practicum', 'product-under-test.cjs')

/** A package that Jest requires says itself which of its exports is the default one. */
const AS_NODE = /(__toESM\(require\("[^"]+"\)), 1\)/g

/** Once in a run, however many projects ask for it. */
export default async function bundleProduct() {
  globalThis.practicumBundle ??= bundle()
  await globalThis.practicumBundle
}

async function bundle() {
  const { build } = createRequire(import.meta.url)('esbuild')
  const { platform, target, packages, alias } = serverOptions()
  const { outputFiles } = await build({
    ...{ platform, target, packages, alias },
    bundle: true,
    stdin: { contents: registry(Object.values(alias)), resolveDir: at(), loader: 'js' },
    outfile: BUNDLE,
    write: false,
    format: 'cjs',
    // Jest loads packages by `require` alone.
    supported: { 'dynamic-import': false },
    define: { 'import.meta.url': 'ownUrl' },
    banner: { js: "const ownUrl = require('node:url').pathToFileURL(__filename).href" },
    keepNames: true,
    sourcemap: 'linked',
    logLevel: 'error',
  })
  // Whole or not at all: another run may be reading it.
  for (const { path, text } of outputFiles) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(`${path}-${process.pid}`, text.replaceAll(AS_NODE, '$1)'))
    await rename(`${path}-${process.pid}`, path)
  }
}

/** Every module by its path in the project, begun when it is first asked for. */
function registry(folders) {
  const modules = folders.flatMap(folder =>
    readdirSync(folder, { recursive: true })
      .filter(path => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
      .map(path => relative(root, join(folder, path)).replaceAll('\\', '/')),
  )
  const entries = modules.sort().map(path => `  '${path}': () => require('./${path}'),`)
  return `module.exports = {\n${entries.join('\n')}\n}\n`
}
