// npm run soak: what npm test runs short runs whole here, hundreds of kills and races; its table is printed and kept in docs/soak.md.
import './steps/node-version.mjs'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { command } from './steps/command.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { at, root, Stopped, say } from './steps/project.mjs'
import { inOneLine, serverSources } from './steps/servers.mjs'
import { keepTable, tableOf } from './steps/soak-table.mjs'
import { runSuites, sumUp } from './steps/suites.mjs'

const PACKAGES = ['infra', 'tests']

await command(async () => {
  await ensureInstalled()
  const sources = serverSources()
  say(inOneLine(sources))
  const chosen = process.argv.slice(2)
  const specs = PACKAGES.flatMap(specsInRounds).filter(path => isChosen(path, chosen) && canRun(path, sources))
  if (specs.length === 0) throw new Stopped('nothing there is run in rounds')
  const file = at('node_modules', '.cache', 'practicum', `soak-${process.pid}.jsonl`)
  try {
    const result = await runSuites(['--runTestsByPath', ...specs], {
      ...sources,
      SOAK: '1',
      SOAK_NOTES: file,
    })
    const notes = existsSync(file)
      ? readFileSync(file, 'utf8')
          .trim()
          .split('\n')
          .map(line => JSON.parse(line))
      : []
    const day = new Date().toISOString().slice(0, 10)
    const machine = `${availableParallelism()} cores`
    const rows = notes.map(note => ({ ...note, day, machine }))
    console.log(tableOf(rows))
    keepTable(rows)
    say('the table is in docs/soak.md')
    sumUp(result)
    return result.code
  } finally {
    rmSync(file, { force: true })
  }
})

/** Specs that read how many rounds they run. */
function specsInRounds(name) {
  return readdirSync(join(root, name, 'src'), { recursive: true })
    .filter(path => path.endsWith('.spec.ts'))
    .map(path => join(name, 'src', path))
    .filter(path => readFileSync(at(path), 'utf8').includes("setup/rounds'"))
}

function isChosen(path, chosen) {
  return chosen.length === 0 || chosen.some(part => path.includes(part))
}

/** What wants a broker is left out where there is none. */
function canRun(path, { KAFKA_FROM }) {
  if (KAFKA_FROM !== 'none' || !/\/(brokers|topology)\//.test(path)) return true
  say(`${path} was left out: it wants a Kafka broker`)
  return false
}
