// Before any spec that is given a server: the sources of the product and the packages they use are one file, which from-bundle.cjs gives to each
// suite module by module.
import { readdirSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { serverOptions } from '../../../bin/steps/build.mjs'
import { at, root } from '../../../bin/steps/project.mjs'

export const BUNDLE = at('node_modules', '.cache', 'practicum', 'product-under-test.cjs')

/** Made of machine code, or drivers of knex that are not installed. */
const NOT_BUNDLED = [
  '@node-rs/*',
  'sharp',
  ...['pg-native', 'pg-query-stream', 'better-sqlite3', 'sqlite3', 'mysql', 'mysql2', 'mariadb', 'oracledb', 'tedious'],
]

/** Packages that specs use beside the product, or spy on: both are given the same. Each stands in the folder `bundled`. */
export const SHARED = ['pg', 'kafkajs', 'kafkajs/src/consumer/consumerGroup', '@eventstore/db-client']

/** Once in a run, however many projects ask for it. */
export default async function bundleProduct() {
  globalThis.practicumBundle ??= bundle()
  await globalThis.practicumBundle
}

async function bundle() {
  const { build } = createRequire(import.meta.url)('esbuild')
  const { platform, target, alias } = serverOptions()
  const { outputFiles } = await build({
    ...{ platform, target, alias },
    bundle: true,
    stdin: { contents: registry(Object.values(alias)), resolveDir: at(), loader: 'js' },
    outfile: BUNDLE,
    external: NOT_BUNDLED,
    plugins: [withoutMaps],
    write: false,
    format: 'cjs',
    // What is left to require comes by `require` alone.
    supported: { 'dynamic-import': false },
    define: { 'import.meta.url': 'ownUrl' },
    banner: { js: "const ownUrl = require('node:url').pathToFileURL(__filename).href" },
    keepNames: true,
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'error',
  })
  // Whole or not at all: another run may be reading it.
  for (const { path, contents } of outputFiles) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(`${path}-${process.pid}`, contents)
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
  const entries = [
    ...modules.sort().map(path => `  '${path}': () => require('./${path}'),`),
    ...SHARED.map(name => `  '${name}': () => require('${name}'),`),
  ]
  return `module.exports = {\n${entries.join('\n')}\n}\n`
}

const NOWHERE = Buffer.from('{"version":3,"sources":[""],"mappings":"A"}').toString('base64')

/** Stacks name the lines of our own sources; with those of all packages the map would be ten times as long to read. */
const withoutMaps = {
  name: 'without-maps',
  setup(build) {
    build.onLoad({ filter: /node_modules.*\.[cm]?js$/ }, async ({ path }) => ({
      contents: `${await readFile(path, 'utf8')}\n//# sourceMappingURL=data:application/json;base64,${NOWHERE}`,
      loader: 'js',
    }))
  },
}
