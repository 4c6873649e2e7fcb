// After the specs of faults: what start-first.mjs started and made goes.
import removeFirstStart from './remove-first-start.mjs'
import stopPostgres from './stop-postgres.mjs'

export default async function stopAll() {
  await removeFirstStart()
  await stopPostgres()
}
