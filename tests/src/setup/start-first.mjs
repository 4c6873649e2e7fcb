// Before the specs of faults: the programs of dist/server are of the present sources, have been started once, and there is a PostgreSQL.
import buildServer from './build-server.mjs'
import makeFirstStart from './make-first-start.mjs'

export default async function startFirst() {
  await buildServer()
  await makeFirstStart()
}
