// Second step: what runs in dist/ is made of the present sources, or is made anew.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { runNode } from './child.mjs'
import { compressAll } from './compress.mjs'
import { at, digestOf, Stopped, say } from './project.mjs'

/** What can be started, by name, and where it begins; the ones that exist are built. An image of the product has no tests. */
const ENTRIES = {
  ...Object.fromEntries(
    [
      'main',
      'serve',
      'migrate',
      'first-admin',
      'unlock',
      'audit',
      'projections',
      'kafka',
      'log',
      'places',
      'effects',
      'backup',
      'restore',
      'erasures',
    ].map(name => [name, `runtime/src/${name}.ts`]),
  ),
  bench: 'tests/src/bench/bench.ts',
  seed: 'tests/src/load/seed.ts',
}
const MEASURING = ['tests/src/bench', 'tests/src/load', 'tests/src/spread']
const LAYERS = ['shared', 'infra', 'projections', 'command-service', 'query-service', 'runtime']
const RECIPE = ['package-lock.json', 'tsconfig.base.json', 'bin/steps/build.mjs', 'bin/steps/compress.mjs']

const server = {
  name: 'server',
  stamp: at('dist', 'server', '.made-of'),
  sources: [...LAYERS.map(layer => `${layer}/src`), ...MEASURING, ...RECIPE],
  make: buildServer,
}

const web = {
  name: 'web application',
  stamp: at('dist', 'web', '.made-of'),
  sources: [
    'shared/src',
    'frontend/src',
    'frontend/public',
    'frontend/index.html',
    'frontend/vite.config.ts',
    'frontend/ahead.ts',
    'frontend/chunks.ts',
    'frontend/contract-rows.ts',
    'frontend/fonts.ts',
    'frontend/substitutes.ts',
    ...RECIPE,
  ],
  make: buildWeb,
}

/** Builds what is missing or older than its sources. */
export async function ensureBuilt() {
  await ensureServerBuilt()
  if (existsSync(at('frontend', 'index.html'))) await ensure(web)
}

export async function ensureServerBuilt() {
  await ensure(server)
}

/** Whether there is a program of that name. */
export function isProgram(name) {
  return Object.hasOwn(ENTRIES, name) && existsSync(at(ENTRIES[name]))
}

/** The options by which the server is bundled, also where it is rebuilt on every change. */
export function serverOptions() {
  return {
    entryPoints: Object.fromEntries(
      Object.entries(ENTRIES)
        .filter(([name]) => isProgram(name))
        .map(([name, file]) => [name, at(file)]),
    ),
    outdir: at('dist', 'server'),
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    alias: Object.fromEntries(LAYERS.map(layer => [`@practicum/${layer}`, at(layer, 'src')])),
    sourcemap: true,
    logLevel: 'warning',
  }
}

async function ensure({ name, stamp, sources, make }) {
  const digest = digestOf(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return
  say(`building the ${name}`)
  rmSync(stamp, { force: true })
  await make()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, digest)
}

async function buildServer() {
  const { build } = await import('esbuild')
  rmSync(at('dist', 'server'), { recursive: true, force: true })
  await build(serverOptions()).catch(() => {
    throw new Stopped('the server could not be built; the reasons stand above.')
  })
}

async function buildWeb() {
  const vite = at('node_modules', 'vite', 'bin', 'vite.js')
  const args = ['build', '--config', at('frontend', 'vite.config.ts'), '--logLevel', 'warn']
  // Whoever builds it for tests is given the same: libraries for development are larger and slower.
  const env = { NODE_ENV: 'production' }
  const code = await runNode(vite, args, { label: 'still building the web application', quiet: true, env })
  if (code !== 0) throw new Stopped('the web application could not be built; the reasons stand above.')
  await compressAll(at('dist', 'web', 'assets'))
}
