// npm run bench -- [--quick] [--only name,name] [--rounds 5] [--seeded DATA_DIR]: measures the product beside its anchors and prints one table.
import { execFile } from 'node:child_process'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { stopRequested } from '@practicum/infra/config/stop-request'
import { commandServices } from '@practicum/runtime/composition/write-side'
import { appends } from './append'
import { benchCommand } from './command'
import { SERVE } from './contestant'
import { benchEngines } from './engines'
import { firstLoad } from './first-load'
import { benchImportOfPeople, benchImportOfSites } from './imports'
import { countTasks, fill, type Installation, openInstallation, run } from './installation'
import { benchList } from './list'
import type { Bench, Pace } from './measurement'
import { benchPeople } from './people'
import { benchPlacements } from './placements'
import { benchRebuild } from './rebuild'
import { benchRelay } from './relay'
import { benchSearch } from './search'
import { serve } from './serve'
import { benchSignIn } from './sign-in'
import { benchSites } from './sites'
import { benchSpread } from './spread'
import { type TableRow, tableOf } from './table'
import { benchTrainings } from './trainings'
import { benchVisible } from './visible'

const FULL = { tasks: 1_000_000, pace: { rounds: 10, seconds: 2 } }
const QUICK = { tasks: 100_000, pace: { rounds: 3, seconds: 1 } }

/** In the order of measuring: what adds rows comes last. */
const ON_FILLED: Readonly<Record<string, (bench: Bench) => Promise<readonly TableRow[]>>> = {
  rebuild: benchRebuild,
  list: benchList,
  search: benchSearch,
  'sign-in': benchSignIn,
  command: benchCommand,
  visible: benchVisible,
  relay: benchRelay,
  spread: benchSpread,
  'import-people': benchImportOfPeople,
  'import-sites': benchImportOfSites,
  trainings: benchTrainings,
  people: benchPeople,
  sites: benchSites,
  placements: benchPlacements,
}
const NAMES = ['first-load', 'append', 'engines', ...Object.keys(ON_FILLED)]

interface BenchOptions {
  readonly names: readonly string[]
  /** To be made. */
  readonly tasks: number
  /** A folder with tasks, to be measured on. */
  readonly seeded: string | undefined
  readonly pace: Pace
}

function optionsOf(args: readonly string[]): BenchOptions {
  const options = {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    rounds: { type: 'string' },
    seeded: { type: 'string' },
  } as const
  const { values } = parseArgs({ args: [...args], options })
  const names = values.only?.split(',') ?? NAMES
  const unknown = names.filter(name => !NAMES.includes(name))
  if (unknown.length > 0) throw new Error(`--only knows ${NAMES.join(', ')}, not ${unknown.join(', ')}`)
  const { tasks, pace } = values.quick ? QUICK : FULL
  const rounds = values.rounds === undefined ? pace.rounds : Number(values.rounds)
  if (!(rounds > 0)) throw new Error(`--rounds has to be a number, not ${values.rounds}`)
  return { names, tasks: values.seeded === undefined ? tasks : 0, seeded: values.seeded, pace: { ...pace, rounds } }
}

async function bench(request: BenchOptions): Promise<void> {
  const started = performance.now()
  const rows: TableRow[] = request.names.includes('first-load')
    ? [...firstLoad(fileURLToPath(new URL('../web', import.meta.url)))]
    : []
  const installation = await openInstallation(request.seeded)
  void stopRequested().then(() => installation.close().finally(() => process.exit(1)))
  try {
    const machine = await describeMachine(installation)
    if (request.names.includes('append'))
      rows.push(...(await measured('append', () => appends(installation, request.pace))))
    if (request.names.includes('engines'))
      rows.push(...(await measured('engines', () => benchEngines({ installation, pace: request.pace }))))
    rows.push(...(await measureFilled(installation, request)))
    const minutes = ((performance.now() - started) / 60_000).toFixed(1)
    console.log(
      `\n${machine}\n${await countTasks(installation)} tasks; medians of ${request.pace.rounds} rounds; ${minutes} min\n`,
    )
    console.log(tableOf(rows))
  } finally {
    await installation.close()
  }
}

async function measureFilled(
  installation: Installation,
  { names, tasks, pace }: BenchOptions,
): Promise<readonly TableRow[]> {
  const wanted = Object.entries(ON_FILLED).filter(([name]) => names.includes(name))
  if (wanted.length === 0) return []
  const filled = await step(`a program with ${tasks} tasks`, () =>
    fill({ ...installation, connection: installation.postgres.connection }, tasks),
  )
  const { foundations } = filled
  const present = await countTasks(installation)
  const services = commandServices({
    ...foundations,
    config: installation.config,
    catchUp: foundations.waterMark,
  })
  try {
    const rows: TableRow[] = []
    for (const [name, measure] of wanted) {
      const bench = { ...filled, installation, services, pace, tasks: present }
      // What was measured before stays worth something.
      rows.push(...(await measured(name, () => measure(bench)).catch(error => failed(name, error))))
    }
    return rows
  } finally {
    await foundations.close()
  }
}

function failed(name: string, error: unknown): readonly TableRow[] {
  console.error(`${name} could not be measured`, error)
  process.exitCode = 1
  return []
}

/** Said at once: a whole run takes most of an hour, and may be stopped. */
async function measured(name: string, work: () => Promise<readonly TableRow[]>): Promise<readonly TableRow[]> {
  const rows = await step(name, work)
  console.log(tableOf(rows))
  return rows
}

async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  const result = await work()
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(0)} s`)
  return result
}

async function describeMachine({ postgres }: Installation): Promise<string> {
  const { rows } = await run(postgres.connection, 'show server_version')
  const pgbench = await promisify(execFile)('pgbench', ['--version']).then(
    ({ stdout }) => stdout.trim(),
    () => 'no pgbench',
  )
  const [cpu] = cpus()
  const server = `PostgreSQL ${String(rows[0]?.server_version)}`
  return [`${cpus().length} cores`, cpu?.model.trim(), `Node ${process.version}`, server, pgbench].join(', ')
}

const args = process.argv.slice(2)
const ended = args.includes(SERVE) ? serve() : bench(optionsOf(args)).then(() => process.exit())
ended.catch(error => {
  console.error(error)
  process.exit(1)
})
