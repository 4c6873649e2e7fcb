// What a feature remembers and answers, as one object: its read models, its queries, and what it shows in the places of other features.
import type { Binding } from '@practicum/infra/http/bindings'
import type { Migration } from '@practicum/infra/postgres/migrate'
import type pg from 'pg'
import type { Projection } from '../runner/projection'
import type { ReadServices } from './ports'
import type { ReadSlots } from './slots'

export interface ReadFeature extends Partial<ReadSlots> {
  /** The name of its folder. */
  readonly name: string
  readonly projections?: readonly Projection[]
  readonly queries?: (services: ReadServices) => readonly Binding[]
  /** Who may see what stands outside the read models, by the schema that it stands in. */
  readonly migrations?: Readonly<Record<string, readonly Migration[]>>
  /** Candidates for the work that its write side does on events and in time, asked across all organizations. */
  readonly lookUps?: (pool: pg.Pool) => unknown
}

/** Read models of different rows, as a list. */
export const readModels = (...models: readonly Pick<Projection, 'name' | 'table'>[]): readonly Projection[] =>
  models as unknown as readonly Projection[]

/** Whatever features fill a slot with, by name. Throws where two of them name the same thing. */
export function gathered<Value>(
  parts: readonly (Readonly<Record<string, Value>> | undefined)[],
): Record<string, Value> {
  const all = parts.flatMap(part => Object.entries(part ?? {}))
  const names = all.map(([name]) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new Error(`two features fill the slot ${twice}`)
  // Asked by names that callers send: what every object has is no slot.
  return Object.assign(Object.create(null) as Record<string, Value>, Object.fromEntries(all))
}

export function readSlots(features: readonly ReadFeature[]): ReadSlots {
  return {
    counts: gathered(features.map(({ counts }) => counts)),
    figures: gathered(features.map(({ figures }) => figures)),
    notificationSubjects: gathered(features.map(({ notificationSubjects }) => notificationSubjects)),
    history: gathered(features.map(({ history }) => history)),
    historyFields: gathered(features.map(({ historyFields }) => historyFields)),
    historyWords: gathered(features.map(({ historyWords }) => historyWords)),
    attachables: gathered(features.map(({ attachables }) => attachables)),
    assignables: gathered(features.map(({ assignables }) => assignables)),
  }
}
