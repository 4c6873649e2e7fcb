// npm test: types, lint and every suite that this machine can run; arguments go to Jest. The last line tells the sum.
import './steps/node-version.mjs'
import { existsSync } from 'node:fs'
import { ensureBuilt, ensureServerBuilt } from './steps/build.mjs'
import { findChromium, runChecks, runJest } from './steps/checks.mjs'
import { command } from './steps/command.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { at, say } from './steps/project.mjs'

await command(async () => {
  await ensureInstalled()
  const failedChecks = await runChecks()
  const chromium = findChromium()
  const journeys = existsSync(at('tests', 'src', 'journeys'))
  // The suites of faults kill the built product; the journeys look at it.
  await (journeys && chromium !== undefined ? ensureBuilt() : ensureServerBuilt())
  if (journeys && chromium === undefined) {
    say('the suites of tests/src/journeys were left out: they want Chromium (set CHROMIUM_PATH)')
  }
  // After the caller's own arguments: the option takes all words that follow it.
  const left = journeys && chromium === undefined ? ['--ignoreProjects', 'journeys'] : []
  const { passed, failed, code } = await runJest([...process.argv.slice(2), ...left], {
    ...(chromium === undefined ? {} : { CHROMIUM_PATH: chromium }),
  })
  console.log(`${passed} passed, ${failed + failedChecks} failed`)
  return failed + failedChecks > 0 ? 1 : code
})
