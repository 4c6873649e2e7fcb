// The same command over both engines of the log, on one connection and on many: making a task, with all that follows from it in the same process.
import { type ChildProcess, fork } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commandServices } from '@practicum/runtime/composition/write-side'
import { type Contestant, portOf, startContestant } from './contestant'
import { type Filled, fill } from './installation'
import { type Ask, underLoad } from './load'
import type { Bench } from './measurement'
import { compare, type Turn } from './rounds'
import { commanding, signIn } from './sessions'
import type { TableRow } from './table'

const CONNECTIONS = [1, 16, 64]
const PEOPLE = 16
/** Of each installation at its beginning. */
const TASKS = 1000
const GOAL = '0.7'

type Engines = Pick<Bench, 'installation' | 'pace'>

interface Entrant {
  readonly contestant: Contestant
  readonly next: () => Ask
}

/** The double of EventStoreDB in a process of its own stands for the server; its processor time counts for nobody. */
export async function benchEngines(bench: Engines): Promise<readonly TableRow[]> {
  const double = await startEventStoreDb()
  const started: Contestant[] = []
  try {
    const eventStoreUrl = `esdb://127.0.0.1:${await portOf(double)}?tls=false`
    const own = await enter(bench, 'over_postgres', {})
    started.push(own.contestant)
    const other = await enter(bench, 'over_eventstoredb', { eventStoreUrl })
    started.push(other.contestant)
    const rows: TableRow[] = []
    for (const connections of CONNECTIONS) rows.push(...(await comparison(bench, [own, other], connections)))
    return rows
  } finally {
    await Promise.all(started.map(contestant => contestant.close()))
    double.kill()
  }
}

/** As CommonJS: the generated half of the client has no names that a module could import. */
async function startEventStoreDb(): Promise<ChildProcess> {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const outfile = join(root, 'node_modules', '.cache', 'practicum', `eventstoredb-${process.pid}.cjs`)
  const { build } = await import('esbuild')
  await build({
    entryPoints: [join(root, 'tests/src/bench/eventstoredb.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    alias: { '@practicum/infra': join(root, 'infra/src') },
    logLevel: 'error',
  })
  const child = fork(outfile, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  child.once('message', () => void rm(outfile, { force: true }))
  return child
}

async function comparison(
  { installation, pace }: Engines,
  [own, other]: readonly [Entrant, Entrant],
  connections: number,
): Promise<readonly TableRow[]> {
  const { pid: databasePid } = installation.postgres
  const asked = connections === 1 ? 'one connection' : `${connections} connections`
  const anchor = `making a task, log in PostgreSQL, ${asked}`
  const turn =
    ({ contestant, next }: Entrant): Turn =>
    () =>
      underLoad(contestant, { seconds: pace.seconds, databasePid, next, connections })
  const turns = { [`making a task, log in EventStoreDB, ${asked}`]: turn(other), [anchor]: turn(own) }
  const rows = await compare({ rounds: pace.rounds, anchor, turns })
  return rows.map(row => (connections > 1 && row['of anchor'] ? { ...row, goal: GOAL } : row))
}

/** An installation of its own, on a database of its own. */
async function enter(
  { installation }: Engines,
  name: string,
  log: { readonly eventStoreUrl?: string },
): Promise<Entrant> {
  const { dataDir } = installation
  const connection = await installation.emptyDatabase(name)
  const config = { ...installation.config, ...log }
  const filled = await fill({ config, connection }, TASKS)
  try {
    const next = await newTasks(filled, config)
    return { contestant: await startContestant({ kind: 'whole', dataDir, connection, ...log }), next }
  } finally {
    await filled.foundations.close()
  }
}

async function newTasks({ foundations, set }: Filled, config: Bench['installation']['config']): Promise<() => Ask> {
  const services = commandServices({ ...foundations, config, catchUp: foundations.waterMark })
  const people = await Promise.all(set.faculty.slice(0, PEOPLE).map(person => signIn(services, person)))
  let asked = 0
  return () => {
    const person = people[asked % people.length]
    const trainee = set.trainees[asked++ % set.trainees.length]
    if (!person || !trainee) throw new Error('the load set has nobody')
    const assignee = { id: trainee.userId, position_id: trainee.positionId }
    return commanding(person, '/api/tasks', { description: 'Bring the notes of the site visit.', assignee })
  }
}
