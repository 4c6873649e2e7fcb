// What is written by hand of the numbers on dashboards, and of whom each may count: a file per feature in the folder `counted`, found and not listed.
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import { allFeatures } from '@practicum/projections/features/all'
import { readSlots } from '@practicum/projections/reads/feature'
import type { Policy } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import type { Locked } from './policies'

type Numbers = (db: ScopedDb, principal: Principal) => Promise<Readonly<Record<string, number>>>

/** A row that is counted once by whoever the policy allows. */
export interface Counted {
  /** Under which name the answer has it. */
  readonly number: string
  /** The slot that says it, or what else does. */
  readonly of: { readonly count: string } | { readonly figure: string } | Numbers
  readonly row: string
  readonly filled?: Locked['filled']
  readonly policy: Policy
}

const FOLDER = join(__dirname, '..', 'counted')

/** With the name of their feature. */
export const allCounted: readonly (Counted & { readonly feature: string })[] = readdirSync(FOLDER)
  .filter(file => file.endsWith('.ts'))
  .flatMap(file =>
    jest
      .requireActual<{ counted: readonly Counted[] }>(join(FOLDER, file))
      .counted.map(one => ({ ...one, feature: basename(file, '.ts') })),
  )

const slots = readSlots(allFeatures)

export function numbersOf({ of }: Counted): Numbers {
  if (typeof of === 'function') return of
  if ('count' in of) return slots.counts[of.count]?.read ?? (async () => ({}))
  const { read } = slots.figures[of.figure] ?? {}
  return async (db, principal) => (read ? { [of.figure]: await read(db, principal) } : {})
}

/** Slots that no line is about. */
export function uncounted(lines: readonly Counted[] = allCounted): readonly string[] {
  const told = lines.map(({ of }) => JSON.stringify(of))
  const counts = Object.keys(slots.counts).map(count => JSON.stringify({ count }))
  const figures = Object.keys(slots.figures).map(figure => JSON.stringify({ figure }))
  return [...counts, ...figures].filter(slot => !told.includes(slot))
}
