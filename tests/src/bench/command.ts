// Commands over HTTP: a comment on a task, through session, CSRF, policy, decision and log, beside an INSERT and an UPDATE by hand.
import { Inbox } from '@practicum/infra/bus/inbox'
import { ANCHOR_TABLES } from './anchor'
import { type Contestant, type ContestantKind, startContestant } from './contestant'
import { commenting, givers } from './givers'
import { run } from './installation'
import { type Ask, underLoad } from './load'
import type { Bench } from './measurement'
import { compare, type Turn } from './rounds'
import type { TableRow } from './table'

const GOAL = '0.9, p99 1.2'
const ANCHOR = 'Express and pg, INSERT and UPDATE'

type Kinds = Readonly<Record<string, ContestantKind>>

/**
 * Two comparisons, one after the other: a whole product follows the log whoever writes it, so it would work for its rivals too.
 * The write side alone is what a command costs; the whole product carries read models and effects in the same process.
 */
export async function benchCommand(bench: Bench): Promise<readonly TableRow[]> {
  const { store, databases } = bench.foundations
  await run(bench.installation.postgres.connection, ANCHOR_TABLES)
  const next = await comments(bench)
  const alone = await comparison(bench, next, {
    'command, write side alone': 'commands',
    [ANCHOR]: 'anchor',
    'twin of the anchor': 'anchor',
  })
  await new Inbox(databases.write).saveRelayPosition('relay', await store.head())
  const whole = await comparison(bench, next, {
    'command, whole product in one process': 'whole',
    [ANCHOR]: 'anchor',
  })
  return [...alone, ...whole]
}

async function comparison({ installation, pace }: Bench, next: () => Ask, kinds: Kinds): Promise<readonly TableRow[]> {
  const { connection, pid: databasePid } = installation.postgres
  const started: Contestant[] = []
  const turns: Record<string, Turn> = {}
  try {
    for (const [name, kind] of Object.entries(kinds)) {
      const contestant = await startContestant({ dataDir: installation.dataDir, connection, kind })
      started.push(contestant)
      turns[name] = () => underLoad(contestant, { seconds: pace.seconds, databasePid, next })
    }
    const rows = await compare({ rounds: pace.rounds, anchor: ANCHOR, turns })
    return rows.map(row => (row.what.startsWith('command') ? { ...row, goal: GOAL } : row))
  } finally {
    await Promise.all(started.map(contestant => contestant.close()))
  }
}

/** Comments by several people, each on the tasks they gave, so that no stream grows long. */
async function comments(bench: Bench): Promise<() => Ask> {
  const next = await givers(bench)
  return () => {
    const { person, task } = next()
    return commenting(person, task)
  }
}
