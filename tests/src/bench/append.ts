// Appends of one event with 1 and 32 writers, beside the same insert by pgbench (where it is installed) and by node-pg.
import { benchAppend, type Row } from '@practicum/infra/event-store/append.bench'
import type { Installation } from './installation'
import type { Pace } from './measurement'
import type { TableRow } from './table'

const GOALS: Readonly<Record<number, string>> = { 1: '0.8', 32: '1.0' }

export async function appends(installation: Installation, { rounds, seconds }: Pace): Promise<readonly TableRow[]> {
  const rows = await benchAppend(await installation.emptyDatabase('bench_append'), {
    rounds: Math.min(rounds, 5),
    seconds,
  })
  const anchor = rows.some(({ what }) => what === 'pgbench insert') ? 'pgbench insert' : 'node-pg insert'
  return rows.map(row => rowOf(row, anchor))
}

function rowOf({ what, writers, perSecond, ratioTo }: Row, anchor: string): TableRow {
  const figures = { 'per second': perSecond.toFixed(0) }
  if (what !== 'append') return { what: `  anchor: ${what}, ${times(writers)}`, ...figures }
  const goal = GOALS[writers]
  return {
    what: `append, ${times(writers)}`,
    ...figures,
    'of anchor': (ratioTo[anchor] ?? Number.NaN).toFixed(2),
    ...(goal === undefined ? {} : { goal }),
  }
}

const times = (writers: number): string => (writers === 1 ? '1 writer' : `${writers} writers`)
