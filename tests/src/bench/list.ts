// Lists over HTTP: 25 rows and the count of all, in the ways a table is looked at, beside the same SQL sent bare.
import { startContestant } from './contestant'
import { type Ask, underLoad } from './load'
import type { Bench } from './measurement'
import { compare, type Turn } from './rounds'
import { reading, type SignedIn, signIn } from './sessions'
import type { TableRow } from './table'

interface View {
  readonly range: readonly [number, number]
  readonly filter: Readonly<Record<string, unknown>>
  readonly sort?: readonly [string, 'ASC' | 'DESC']
}

const VIEWS: Readonly<Record<string, View>> = {
  plain: { range: [0, 24], filter: { type: 'assigned' } },
  filtered: { range: [0, 24], filter: { type: 'assigned', past_due: false, q: 'consent' } },
  sorted: { range: [0, 24], filter: { type: 'assigned' }, sort: ['due_date', 'ASC'] },
  'deep page': { range: [900, 924], filter: { type: 'assigned' } },
}

const PEOPLE = 16

export async function benchList(bench: Bench): Promise<readonly TableRow[]> {
  const { installation, pace, services, set } = bench
  const { connection, pid: databasePid } = installation.postgres
  const people = await Promise.all(set.trainees.slice(0, PEOPLE).map(person => signIn(services, person)))
  const order = { dataDir: installation.dataDir, connection }
  const product = await startContestant({ ...order, kind: 'whole' })
  const anchor = await startContestant({ ...order, kind: 'anchor' })
  try {
    const rows: TableRow[] = []
    for (const [name, view] of Object.entries(VIEWS)) {
      const next = looking(people, view, Math.floor(bench.tasks / set.trainees.length))
      const turn =
        (contestant: typeof product): Turn =>
        () =>
          underLoad(contestant, { seconds: pace.seconds, databasePid, next })
      const anchored = `the same SQL bare, ${name}`
      const turns = { [`list of ${bench.tasks} tasks, ${name}`]: turn(product), [anchored]: turn(anchor) }
      const [own, other] = await compare({ rounds: pace.rounds, anchor: anchored, turns })
      if (own && other) rows.push({ ...own, goal: '0.9' }, other)
    }
    return rows
  } finally {
    await Promise.all([product.close(), anchor.close()])
  }
}

/** `most`: rows that each person has; a deep page of fewer is the last one. */
function looking(people: readonly SignedIn[], { range, filter, sort }: View, most: number): () => Ask {
  const start = Math.max(0, Math.min(range[0], most - 25))
  const query = new URLSearchParams({ range: JSON.stringify([start, start + 24]), filter: JSON.stringify(filter) })
  if (sort) query.set('sort', JSON.stringify(sort))
  const path = `/api/tasks?${query}`
  let asked = 0
  return () => {
    asked += 1
    const person = people[asked % people.length]
    if (!person) throw new Error('nobody looks')
    return reading(person, path)
  }
}
