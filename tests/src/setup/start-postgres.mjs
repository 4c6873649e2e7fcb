// Before any spec: one throw-away PostgreSQL for the whole run, unless DATABASE_URL_TEST names one. Specs reach it through database.ts.
// And which other servers there are: broker.ts, eventstore.ts and nginx.ts.
import { randomBytes } from 'node:crypto'
import { findNginx } from '../../../bin/steps/checks.mjs'
import { serverSources } from '../../../bin/steps/servers.mjs'
import bundleProduct from './bundle-product.mjs'
import { fromSource } from './from-source.mjs'

export default async function startPostgres() {
  await bundleProduct()
  if (!process.env.EVENTSTORE_FROM) Object.assign(process.env, serverSources())
  process.env.NGINX_PATH ??= findNginx() ?? ''
  process.env.DATABASE_SHAPE_TEST ??= `shape_${randomBytes(6).toString('hex')}`
  if (process.env.DATABASE_URL_TEST || globalThis.practicumTestDatabase) return
  const { startThrowAway } = await fromSource('tests/src/setup/throw-away.ts')
  const server = await startThrowAway()
  globalThis.practicumTestDatabase = server
  process.env.DATABASE_URL_TEST = server.url
}
