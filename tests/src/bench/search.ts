// Search over HTTP: what a coordinator who sees every task, and people who see many or few of them, wait for, one after the other as somebody types.
import { type LoadPerson, type LoadSet, MANY } from '../load/load-set'
import { type Contestant, startContestant } from './contestant'
import { type Ask, type Sample, underLoad } from './load'
import type { Bench } from './measurement'
import { median } from './rounds'
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
        rows.push(rowOf(`search among ${who}, ${what}`, await samplesOf(bench, product, next)))
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

/** After one turn that is thrown away. */
async function samplesOf({ installation, pace }: Bench, product: Contestant, next: () => Ask): Promise<Sample[]> {
  const samples: Sample[] = []
  for (let round = 0; round <= pace.rounds; round++) {
    const options = { seconds: pace.seconds, databasePid: installation.postgres.pid, next, connections: CONNECTIONS }
    samples.push(await underLoad(product, options))
  }
  return samples.slice(1)
}

function rowOf(what: string, samples: readonly Sample[]): TableRow {
  const of = (field: keyof Sample): number => median(samples.map(sample => sample[field]))
  return {
    what,
    'per second': of('perSecond').toFixed(0),
    'p50 ms': of('p50').toFixed(1),
    'p99 ms': of('p99').toFixed(1),
    'CPU server ms': of('server').toFixed(2),
    'CPU database ms': of('database').toFixed(2),
    goal: GOAL,
  }
}
