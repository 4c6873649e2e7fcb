// npm run check: types, lint and the specs that want no server, for the time between two changes.
import './steps/node-version.mjs'
import { runChecks } from './steps/checks.mjs'
import { command } from './steps/command.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { runSuites, sumUp } from './steps/suites.mjs'

await command(async () => {
  await ensureInstalled()
  const failedChecks = await runChecks()
  const result = await runSuites([...process.argv.slice(2), '--selectProjects', 'rules'])
  sumUp(result, failedChecks)
  return failedChecks > 0 ? 1 : result.code
})
