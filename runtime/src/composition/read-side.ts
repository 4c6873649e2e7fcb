// The read side of a process: every read model and every query of the product.
import type { Binding } from '@practicum/infra/http/bindings'
import { allFeatures } from '@practicum/projections/features/all'
import { readModelsOf, readSlots } from '@practicum/projections/reads/feature'
import type { ReadServices } from '@practicum/projections/reads/ports'
import type { Projection } from '@practicum/projections/runner/projection'
import type pg from 'pg'

export const allProjections: readonly Projection[] = readModelsOf(allFeatures)

export const slots = readSlots(allFeatures)

export const queryBindings = (services: ReadServices): readonly Binding[] =>
  allFeatures.flatMap(({ queries }) => queries?.(services) ?? [])

/** What the read side of each feature finds for its write side, by the feature's name. */
export const lookUpsOf = (pool: pg.Pool): ReadonlyMap<string, unknown> =>
  new Map(allFeatures.map(({ name, lookUps }) => [name, lookUps?.(pool)]))
