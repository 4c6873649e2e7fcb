// The same load on one process and on two of each: commands and reads together, and how soon a click shows in another's browser.
import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Inbox } from '@practicum/infra/bus/inbox'
import type { Config } from '@practicum/infra/config/config'
import { Machine } from '../spread/machine'
import { type Spread, type SpreadOptions, settingsOf, startSpread } from '../spread/spread'
import { clicks } from './clicks'
import type { Contestant } from './contestant'
import { commenting, givers } from './givers'
import { SETTINGS } from './installation'
import { type Ask, underLoad } from './load'
import type { Bench } from './measurement'
import { compare } from './rounds'
import { reading } from './sessions'
import type { TableRow } from './table'
import { withBroker } from './with-broker'

const ONE = 'one process, inside it everything'
const TWO = 'two of each process, over Kafka'

/** One after the other: whoever follows the log would work for the rival, too. */
export function benchSpread(bench: Bench): Promise<readonly TableRow[]> {
  return withBroker(bench.installation, async broker => {
    const next = await mixed(bench)
    const options = optionsOf(bench, broker)
    const rows: TableRow[] = []
    for (const [what, open] of [
      [ONE, () => openOne(options)],
      [TWO, () => openTwo(options)],
    ] as const) {
      await behindTheLog(bench)
      const contestant = await open()
      try {
        rows.push(...(await measured(bench, { what, contestant, next })))
      } finally {
        await contestant.close()
      }
    }
    return withRatio(rows)
  })
}

interface Measuring {
  readonly what: string
  readonly contestant: Contestant
  readonly next: () => Ask
}

async function measured(bench: Bench, { what, contestant, next }: Measuring): Promise<readonly TableRow[]> {
  const { pace, installation } = bench
  const turn = () => underLoad(contestant, { seconds: pace.seconds, databasePid: installation.postgres.pid, next })
  const load = await compare({ rounds: pace.rounds, anchor: '', turns: { [`commands and lists, ${what}`]: turn } })
  const { p50, p99, sockets } = await clicks(bench, contestant.urls)
  return [
    ...load.map(({ 'of anchor': _none, 'p99 of anchor': _neither, ...row }) => row),
    {
      what: `click to another’s browser, ${sockets} open sockets, ${what}`,
      'p50 ms': p50.toFixed(1),
      'p99 ms': p99.toFixed(1),
    },
  ]
}

/** What is spread out, held against the one process. */
function withRatio(rows: readonly TableRow[]): readonly TableRow[] {
  const [one, clickOne, two, clickTwo] = rows
  if (!one || !two || !clickOne || !clickTwo) return rows
  const ratio = (of: TableRow, to: TableRow, column: 'per second' | 'p99 ms'): string =>
    (Number(of[column]) / Number(to[column])).toFixed(2)
  return [
    { ...one, what: `  anchor: ${one.what}` },
    { ...two, 'of anchor': ratio(two, one, 'per second'), 'p99 of anchor': ratio(two, one, 'p99 ms') },
    { ...clickOne, what: `  anchor: ${clickOne.what}` },
    { ...clickTwo, 'p99 of anchor': ratio(clickTwo, clickOne, 'p99 ms'), goal: 'p99 < 1000 ms' },
  ]
}

function optionsOf({ installation }: Bench, broker: string): SpreadOptions {
  const { dataDir, postgres, config } = installation
  return {
    connection: postgres.connection,
    brokers: [broker],
    folder: dataDir,
    programs: dirname(fileURLToPath(import.meta.url)),
    instances: 2,
    settings: {
      ...SETTINGS,
      ...keysOf(config),
      KAFKA_TOPIC: `bench-${randomUUID()}`,
      LOG_LEVEL: 'error',
    },
  }
}

/** Those that the load set was made with. */
function keysOf({ secrets }: Config): Readonly<Record<string, string>> {
  const { csrf, cookie, keyEncryption, blindIndex, anchor } = secrets
  const rings = {
    CSRF_KEY: csrf,
    COOKIE_KEY: cookie,
    KEY_ENCRYPTION_KEY: keyEncryption,
    BLIND_INDEX_KEY: blindIndex,
    ANCHOR_KEY: anchor,
  }
  return Object.fromEntries(Object.entries(rings).map(([name, ring]) => [name, ring.current.bytes.toString('base64')]))
}

/** Nobody is told of what the load set holds. */
async function behindTheLog({ foundations: { databases, store } }: Bench): Promise<void> {
  await new Inbox(databases.write).saveRelayPosition('relay', await store.head())
}

async function openOne(options: SpreadOptions): Promise<Contestant> {
  const { KAFKA_BROKERS: _inside, ...env } = settingsOf(options)
  const args = [join(options.programs, 'main.js')]
  const machine = await Machine.of({ name: 'main', args, env, folder: options.folder })
  await machine.start()
  return {
    urls: { reads: [machine.url], commands: [machine.url] },
    pids: [machine.pid],
    close: () => machine.kill('SIGTERM'),
  }
}

async function openTwo(options: SpreadOptions): Promise<Contestant> {
  const { machines, all, close }: Spread = await startSpread(options)
  return {
    urls: {
      reads: machines['query-service'].map(({ url }) => url),
      commands: machines['command-service'].map(({ url }) => url),
    },
    pids: all.map(({ pid }) => pid),
    close,
  }
}

/** Every second round of the people reads a page of the tasks, the others comment on one. */
async function mixed(bench: Bench): Promise<() => Ask> {
  const next = await givers(bench)
  return () => {
    const { person, task, round } = next()
    return round % 2 === 0 ? reading(person, '/api/tasks?page=1&per_page=25') : commenting(person, task)
  }
}
