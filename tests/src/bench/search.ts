// Search over HTTP: what a coordinator who sees every task, and people who see many or few of them, wait for, one after the other as somebody types.
import { type LoadPerson, type LoadSet, MANY } from '../load/load-set'
import { startContestant } from './contestant'
import type { Ask } from './load'
import type { Bench } from './measurement'
import { cellsOf, turnsOf } from './rounds'
import { reading, signIn } from './sessions'
import type { TableRow } from './table'

/** Words that many tasks have, that few have, that one has, and that none has. */
const TYPED: Readonly<Record<string, string>> = {
  'a word of many': 'conf supe',
  'two letters': 'po',
  'one of all': '77777',
  'words that never meet': 'hours vignette 77777',
  nothing: 'xylophone',
}
/** As somebody types: the next is asked for when the one before has been answered. */
const CONNECTIONS = 4
const GOAL = 'p99 100 ms'

export async function benchSearch(bench: Bench): Promise<readonly TableRow[]> {
  const { installation, services, set, tasks } = bench
  const { connection } = installation.postgres
  const product = await startContestant({ kind: 'whole', dataDir: installation.dataDir, connection })
  try {
    const rows: TableRow[] = []
    for (const [who, person] of Object.entries(peopleOf(set, tasks))) {
      const reader = await signIn(services, person)
      for (const [what, q] of Object.entries(TYPED)) {
        const path = `/api/things?${new URLSearchParams({ q })}`
        const next = (): Ask => reading(reader, path)
        const samples = await turnsOf(bench, { product, next, connections: CONNECTIONS })
        rows.push({ what: `search among ${who}, ${what}`, ...cellsOf(samples), goal: GOAL })
      }
    }
    return rows
  } finally {
    await product.close()
  }
}

function peopleOf({ coordinator, trainees }: LoadSet, tasks: number): Readonly<Record<string, LoadPerson>> {
  const [busiest, , , other] = trainees
  const [most] = MANY
  if (!busiest || !other) throw new Error('nobody searches')
  return { [`all ${tasks} tasks`]: coordinator, [`${Math.floor(tasks / most.oneIn)} own`]: busiest, 'few own': other }
}
