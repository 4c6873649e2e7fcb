// Before any spec: one throw-away PostgreSQL for the whole run, unless DATABASE_URL_TEST names one. Specs reach it through database.ts.
// And which other servers there are: broker.ts, eventstore.ts and nginx.ts.
import { mkdir, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { findNginx } from '../../../bin/steps/checks.mjs'
import { serverSources } from '../../../bin/steps/servers.mjs'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const bundle = join(root, 'node_modules', '.cache', 'practicum', `test-database-${process.pid}.mjs`)

export default async function startPostgres() {
  if (!process.env.EVENTSTORE_FROM) Object.assign(process.env, serverSources())
  process.env.NGINX_PATH ??= findNginx() ?? ''
  if (process.env.DATABASE_URL_TEST || globalThis.practicumTestDatabase) return
  const { startThrowAway } = await load()
  const server = await startThrowAway()
  globalThis.practicumTestDatabase = server
  process.env.DATABASE_URL_TEST = server.url
}

/** Jest loads this file as it is, without its transform; the packages are TypeScript. */
async function load() {
  const { build } = createRequire(import.meta.url)('esbuild')
  await mkdir(join(bundle, '..'), { recursive: true })
  await build({
    entryPoints: [join(root, 'tests/src/setup/throw-away.ts')],
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
