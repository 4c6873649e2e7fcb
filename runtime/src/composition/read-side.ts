// The read side of a process: every read model and every query of the product.
import type { Binding } from '@practicum/infra/http/bindings'
import { allFeatures } from '@practicum/projections/features/all'
import { readModelsOf, readSlots } from '@practicum/projections/reads/feature'
import { withCounts } from '@practicum/projections/reads/list-counts'
import { withExports } from '@practicum/projections/reads/list-export'
import type { ReadServices } from '@practicum/projections/reads/ports'
import type { Projection } from '@practicum/projections/runner/projection'
import type pg from 'pg'

export const allProjections: readonly Projection[] = readModelsOf(allFeatures)

export const slots = readSlots(allFeatures)

export const queryBindings = (services: ReadServices): readonly Binding[] =>
  withExports(withCounts(allFeatures.flatMap(({ queries }) => queries?.(services) ?? [])), services.attempts)

/** What the read side of each feature finds for its write side, by the feature's name. */
export const lookUpsOf = (pool: pg.Pool): ReadonlyMap<string, unknown> =>
  new Map(allFeatures.map(({ name, lookUps }) => [name, lookUps?.(pool)]))
