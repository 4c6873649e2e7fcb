// What a feature remembers and answers, as one object: its read models, its queries, and what it shows in the places of other features.
import type { Binding } from '@practicum/infra/http/bindings'
import type { Migration } from '@practicum/infra/postgres/migrate'
import { mergeSlots } from '@practicum/shared/kernel/slots'
import type pg from 'pg'
import { commentProjection } from '../comments/comment.projection'
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

/** Those of all features, and the one that the features with comments share. */
export const readModelsOf = (features: readonly ReadFeature[]): readonly Projection[] => [
  ...features.flatMap(({ projections = [] }) => projections),
  ...readModels(commentProjection(readSlots(features).commented)),
]

export function readSlots(features: readonly ReadFeature[]): ReadSlots {
  return {
    counts: mergeSlots(features.map(({ counts }) => counts)),
    figures: mergeSlots(features.map(({ figures }) => figures)),
    notificationSubjects: mergeSlots(features.map(({ notificationSubjects }) => notificationSubjects)),
    history: mergeSlots(features.map(({ history }) => history)),
    historyFields: mergeSlots(features.map(({ historyFields }) => historyFields)),
    historyWords: mergeSlots(features.map(({ historyWords }) => historyWords)),
    historyBeside: mergeSlots(features.map(({ historyBeside }) => historyBeside)),
    besidePlacements: mergeSlots(features.map(({ besidePlacements }) => besidePlacements)),
    attachables: mergeSlots(features.map(({ attachables }) => attachables)),
    commented: mergeSlots(features.map(({ commented }) => commented)),
    assignables: mergeSlots(features.map(({ assignables }) => assignables)),
    calendars: mergeSlots(features.map(({ calendars }) => calendars)),
    findables: mergeSlots(features.map(({ findables }) => findables)),
  }
}
