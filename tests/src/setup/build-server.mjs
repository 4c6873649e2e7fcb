// Before the specs that start and kill programs of the product: those of dist/server are of the present sources, and there is a PostgreSQL.
import { ensureServerBuilt } from '../../../bin/steps/build.mjs'
import startPostgres from './start-postgres.mjs'

export default async function buildServer() {
  await ensureServerBuilt()
  await startPostgres()
}
