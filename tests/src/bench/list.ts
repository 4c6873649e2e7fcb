// Lists over HTTP: 25 rows of one's own, in the ways a table is looked at, for people who have few and many, beside a handler written by hand.
import { MANY } from '../load/load-set'
import { ANCHOR_LISTS } from './anchor'
import { type Contestant, startContestant } from './contestant'
import { run } from './installation'
import { type Ask, underLoad } from './load'
import type { Bench } from './measurement'
import { compare, type Turn } from './rounds'
import { reading, type SignedIn, signIn } from './sessions'
import type { TableRow } from './table'

interface View {
  readonly from: number
  readonly filter: Readonly<Record<string, unknown>>
  readonly sort?: readonly [string, 'ASC' | 'DESC']
}

const VIEWS: Readonly<Record<string, View>> & { readonly plain: View } = {
  plain: { from: 0, filter: { type: 'assigned' } },
  filtered: { from: 0, filter: { type: 'assigned', past_due: false } },
  sorted: { from: 0, filter: { type: 'assigned' }, sort: ['due_date', 'ASC'] },
  'deep page': { from: 900, filter: { type: 'assigned' } },
}

const PAGE = 25
const GOAL = 'CPU 2 ms together'

export async function benchList(bench: Bench): Promise<readonly TableRow[]> {
  const { installation, services, set, tasks } = bench
  const { connection } = installation.postgres
  await run(connection, ANCHOR_LISTS)
  await run(connection, 'vacuum analyze bench.listed')
  const order = { dataDir: installation.dataDir, connection }
  const product = await startContestant({ ...order, kind: 'whole' })
  const anchor = await startContestant({ ...order, kind: 'anchor' })
  try {
    const rows: TableRow[] = []
    for (const [index, { oneIn }] of [...MANY.entries()].reverse()) {
      const [person] = set.trainees.slice(index)
      if (!person) throw new Error('nobody has many tasks')
      const reader = { ...(await signIn(services, person)), own: Math.floor(tasks / oneIn) }
      for (const view of Object.keys(VIEWS)) rows.push(...(await comparison(bench, { product, anchor }, reader, view)))
    }
    return rows
  } finally {
    await Promise.all([product.close(), anchor.close()])
  }
}

interface Contestants {
  readonly product: Contestant
  readonly anchor: Contestant
}
type Reader = SignedIn & { readonly own: number }

async function comparison(
  { installation, pace, tasks }: Bench,
  { product, anchor }: Contestants,
  reader: Reader,
  name: string,
): Promise<readonly TableRow[]> {
  const path = pathOf(VIEWS[name] ?? VIEWS.plain, reader.own)
  const next = (): Ask => reading(reader, path)
  const turn =
    (contestant: Contestant): Turn =>
    () =>
      underLoad(contestant, { seconds: pace.seconds, databasePid: installation.postgres.pid, next })
  const listed = `list of ${reader.own} own tasks of ${tasks}, ${name}`
  const byHand = `by hand, ${reader.own} own tasks, ${name}`
  const turns = { [listed]: turn(product), [byHand]: turn(anchor) }
  const rows = await compare({ rounds: pace.rounds, anchor: byHand, turns })
  return rows.map(row => (row.what === listed ? { ...row, goal: GOAL } : row))
}

/** A deep page of fewer rows is the last one. */
function pathOf({ from, filter, sort }: View, own: number): string {
  const start = Math.max(0, Math.min(from, own - PAGE))
  const query = new URLSearchParams({
    range: JSON.stringify([start, start + PAGE - 1]),
    filter: JSON.stringify(filter),
  })
  if (sort) query.set('sort', JSON.stringify(sort))
  return `/api/tasks?${query}`
}
