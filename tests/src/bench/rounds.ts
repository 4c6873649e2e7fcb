// Compares contestants fairly on a restless machine: they take turns, and each round's figure is held against the anchor of that round.
import type { Contestant } from './contestant'
import { type Ask, type Sample, underLoad } from './load'
import type { Bench } from './measurement'
import type { TableRow } from './table'

/** Takes one turn of the contestant. */
export type Turn = () => Promise<Sample>

export interface Comparison {
  readonly rounds: number
  /** Name of the anchor among the turns. */
  readonly anchor: string
  readonly turns: Readonly<Record<string, Turn>>
}

type Figures = Record<string, Sample[]>

/** One row per contestant; a warm-up turn of each is thrown away. */
export async function compare({ rounds, anchor, turns }: Comparison): Promise<readonly TableRow[]> {
  for (const turn of Object.values(turns)) await turn()
  const figures: Figures = Object.fromEntries(Object.keys(turns).map(name => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    // Whoever comes after another finds the caches as that one left them: the order turns round.
    const order = Object.entries(turns)
    for (const [name, turn] of round % 2 === 0 ? order : order.reverse()) figures[name]?.push(await turn())
  }
  return Object.keys(turns).map(what => rowOf(what, figures, anchor))
}

function rowOf(what: string, figures: Figures, anchor: string): TableRow {
  const own = figures[what] ?? []
  const ofAnchor = figures[anchor] ?? []
  const over = (field: 'perSecond' | 'p99'): number =>
    median(own.map((sample, round) => sample[field] / (ofAnchor[round]?.[field] ?? Number.NaN)))
  const cells = cellsOf(own)
  if (what === anchor) return { what: `  anchor: ${what}`, ...cells }
  return { what, ...cells, 'of anchor': over('perSecond').toFixed(2), 'p99 of anchor': over('p99').toFixed(2) }
}

/** Medians of what several turns of one contestant have shown. */
export function cellsOf(samples: readonly Sample[]): Omit<TableRow, 'what'> {
  const of = (field: keyof Sample): number => median(samples.map(sample => sample[field]))
  return {
    'per second': of('perSecond').toFixed(0),
    'p50 ms': of('p50').toFixed(1),
    'p99 ms': of('p99').toFixed(1),
    'CPU server ms': of('server').toFixed(2),
    'CPU database ms': of('database').toFixed(2),
  }
}

interface Asked {
  readonly product: Contestant
  readonly next: () => Ask
  readonly connections: number
}

/** Turns of one contestant, compared with nobody; after one that is thrown away. */
export async function turnsOf({ installation, pace }: Bench, { product, ...asked }: Asked): Promise<readonly Sample[]> {
  const samples: Sample[] = []
  for (let round = 0; round <= pace.rounds; round++) {
    const options = { ...asked, seconds: pace.seconds, databasePid: installation.postgres.pid }
    samples.push(await underLoad(product, options))
  }
  return samples.slice(1)
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
