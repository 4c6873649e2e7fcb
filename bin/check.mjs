// npm run check: types, lint and the specs that want no server, for the time between two changes.
import './steps/node-version.mjs'
import { runChecks, runJest } from './steps/checks.mjs'
import { command } from './steps/command.mjs'
import { ensureInstalled } from './steps/install.mjs'

await command(async () => {
  await ensureInstalled()
  const failedChecks = await runChecks()
  const { passed, failed, code } = await runJest([...process.argv.slice(2), '--selectProjects', 'rules'])
  console.log(`${passed} passed, ${failed + failedChecks} failed`)
  return failedChecks > 0 ? 1 : code
})
