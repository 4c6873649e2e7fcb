// npm test: types, lint and every suite that this machine can run; with a path, its suites alone; with --changed, those that a change since main
// can concern. The last line tells the sum.
import './steps/node-version.mjs'
import { concernedSpecs } from './steps/changed.mjs'
import { findChromium, findClamd, findNginx, runChecks } from './steps/checks.mjs'
import { command } from './steps/command.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { say } from './steps/project.mjs'
import { inOneLine, serverSources } from './steps/servers.mjs'
import { runSuites, sumUp } from './steps/suites.mjs'

await command(async () => {
  await ensureInstalled()
  const { chosen, changed } = choice(process.argv.slice(2))
  const failedChecks = changed || chosen.length === 0 ? await runChecks() : 0
  const sources = serverSources()
  say(inOneLine(sources))
  const programs = foundPrograms()
  // Of all suites together, the first would leave the others a server that is not empty.
  const EVENTSTORE_CHOSEN = chosen.length > 0 && !changed ? '1' : ''
  const environment = { ...sources, EVENTSTORE_CHOSEN, ...programs }
  // After the caller's own arguments: the option takes all words that follow it.
  const result = await runSuites([...chosen, ...leftOut(programs, sources)], environment)
  sumUp(result, failedChecks)
  return failedChecks > 0 ? 1 : result.code
})

/** By the names of their settings; empty: there is none. */
function foundPrograms() {
  const [chromium = '', nginx = '', clamd = ''] = [findChromium(), findNginx(), findClamd()]
  say(`the proxy of the containers runs ${nginx ? `as ${nginx}` : 'nowhere (it wants nginx; set NGINX_PATH)'}`)
  say(`files are looked through by a double${clamd ? ` and ${clamd}` : ' alone (it wants clamd; set CLAMD_PATH)'}`)
  return { CHROMIUM_PATH: chromium, NGINX_PATH: nginx, CLAMD_PATH: clamd }
}

/** The words for Jest. */
function choice(words) {
  if (!words.includes('--changed')) return { chosen: words, changed: false }
  const options = words.filter(word => word !== '--changed')
  const specs = concernedSpecs(options)
  say(
    `${specs.length} spec files can be concerned by what changed since main; what runs on the built product is by its own imports alone`,
  )
  return { chosen: [...options, '--runTestsByPath', ...specs], changed: true }
}

/** Says which suites this machine cannot run; answers the arguments that leave them out. */
function leftOut({ CHROMIUM_PATH }, { KAFKA_FROM }) {
  const wants = {
    ...(CHROMIUM_PATH === '' ? { journeys: 'Chromium (set CHROMIUM_PATH)' } : {}),
    ...(KAFKA_FROM === 'none' ? { brokers: 'a Kafka broker', topology: 'a Kafka broker' } : {}),
  }
  for (const [suites, what] of Object.entries(wants)) {
    say(`the suites of tests/src/${suites} were left out: they want ${what}`)
  }
  const names = Object.keys(wants)
  return names.length === 0 ? [] : ['--ignoreProjects', ...names]
}
