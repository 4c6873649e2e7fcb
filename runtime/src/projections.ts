// npm run projections -- rebuild <name|all> | verify <name|all> | again <name|all> | list | status: read models of a running or stopped installation.

import { readConfig } from '@practicum/infra/config/config'
import { createLog } from '@practicum/infra/observe/log'
import { type ParkedRow, parkedRows } from '@practicum/projections/runner/parked'
import type { Projection } from '@practicum/projections/runner/projection'
import { rebuild } from '@practicum/projections/runner/rebuild'
import type { Progress } from '@practicum/projections/runner/replay'
import { COUNTED, status } from '@practicum/projections/runner/status'
import { takeUpAll } from '@practicum/projections/runner/take-up'
import { type Difference, verify } from '@practicum/projections/runner/verify'
import { shownNumber } from '@practicum/shared/kernel/formats'
import { type Foundations, layFoundations } from './composition/foundations'
import { allProjections } from './composition/read-side'
import { reachDatabase } from './reach-database'
import { refused, runTool } from './run-tool'
import { endLine, inRate, showProgress } from './terminal'

const USAGE = 'npm run projections -- rebuild <name|all> | verify <name|all> | again <name|all> | list | status'

/** Answers the exit code: 1 where a verification found differences, or rows wait. */
type Task = (foundations: Foundations, projections: readonly Projection[]) => Promise<number>

const TASKS: Readonly<Record<string, Task>> = {
  rebuild: async (foundations, projections) => {
    const started = performance.now()
    const folded = await rebuild(sourceOf(foundations, 'log'), projections)
    for (const [name, events] of folded) endLine(`${name}: rebuilt from ${shownNumber(events)} events`)
    endLine(`${folded.size} read models in ${Math.round((performance.now() - started) / 100) / 10} s`)
    return 0
  },
  verify: async (foundations, projections) => {
    let different = 0
    for (const projection of projections) {
      const found = await verify(sourceOf(foundations, projection.name), projection)
      endLine(`${projection.name}: ${found.rows} rows compared, ${found.different} differ`)
      for (const difference of found.differences) console.log(`  ${inWords(difference)}`)
      different += found.different
    }
    return different === 0 ? 0 : 1
  },
  list: async ({ databases }) => {
    const rows = await parkedRows(databases.project)
    for (const row of rows) console.log(waitingInWords(row))
    console.log(rows.length === 0 ? 'Every row is up to date.' : `${rows.length} rows wait`)
    return rows.length === 0 ? 0 : 1
  },
  again: async (foundations, projections) => {
    let waiting = 0
    for (const projection of projections) {
      const { rows, left } = await takeUpAll(sourceOf(foundations, projection.name), projection)
      if (rows + left > 0) endLine(`${projection.name}: ${rows} rows are up to date again, ${left} wait`)
      waiting += left
    }
    console.log(waiting === 0 ? 'Every row is up to date.' : `${waiting} rows wait; -- list tells why`)
    return waiting === 0 ? 0 : 1
  },
  status: async (foundations, projections) => {
    const lines = await status({ store: foundations.store, pool: foundations.databases.project }, projections)
    for (const { name, version, position, lag, outdated } of lines) {
      const behind = lag !== null && lag >= COUNTED ? `${COUNTED} or more` : String(lag ?? 'unknown')
      const note = outdated ? '  (the next start builds it anew)' : ''
      console.log(`${name.padEnd(24)} version ${version ?? 'none'}  at ${position}  events behind: ${behind}${note}`)
    }
    return 0
  },
}

const sourceOf = ({ store, codec, databases }: Foundations, name: string) => {
  const started = performance.now()
  const onProgress = ({ events }: Progress): void => showProgress(`${name}: ${inRate(events, started)}`)
  return { store, codec, pool: databases.project, onProgress }
}

/** Keys and columns only: rows hold what is personal. */
const inWords = ({ key, live, replayed, columns }: Difference): string => {
  if (!live) return `${key} is missing`
  return replayed ? `${key} differs in ${columns.join(', ')}` : `${key} should not exist`
}

const waitingInWords = ({ model, key, eventId, type, stream, error, parkedAt, events }: ParkedRow): string =>
  `${model} ${key ?? '(rows unknown)'}  ${parkedAt.toISOString()}  ${type} ${eventId} of ${stream}, ${events} events wait
  ${error}`

/** Verbs that concern every read model. */
const OF_ALL: ReadonlySet<string> = new Set(['status', 'list'])

const namesOf = (projections: readonly Projection[]): string => projections.map(({ name }) => name).join(', ')

const chosen = (name = 'all'): readonly Projection[] =>
  allProjections.filter(projection => name === 'all' || projection.name === name)

async function run([verb = '', name]: readonly string[]): Promise<number> {
  const task = TASKS[verb]
  if (!task || (!OF_ALL.has(verb) && name === undefined)) return refused(USAGE)
  const projections = chosen(name)
  if (projections.length === 0) return refused(`no read model "${name}", only ${namesOf(allProjections)}`)
  const config = await readConfig(process.env)
  const log = createLog('warn')
  const database = await reachDatabase(config, log)
  try {
    const foundations = await layFoundations({ config, connection: database.connection, log })
    const done = OF_ALL.has(verb) ? Promise.resolve() : foundations.places.require()
    return await done.then(() => task(foundations, projections)).finally(() => foundations.close())
  } finally {
    await database.close()
  }
}

runTool(run)
