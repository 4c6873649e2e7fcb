// What each read model is under its version: kept in a lock, so that a table or a fold changes with its version or not at all.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { allFeatures } from '@practicum/projections/features/all'
import { readModelsOf } from '@practicum/projections/reads/feature'
import { fingerprintOf } from '@practicum/projections/runner/fingerprint'
import type { Projection } from '@practicum/projections/runner/projection'

export interface LockedModel {
  readonly version: number
  readonly fingerprint: string
}
export type ReadModelLock = Readonly<Record<string, LockedModel>>

export const readModelsNow = (): readonly Projection[] =>
  [...readModelsOf(allFeatures)].toSorted((a, b) => (a.name < b.name ? -1 : 1))

export const lockOf = (models: readonly Projection[]): ReadModelLock =>
  Object.fromEntries(
    models.map(model => [model.name, { version: model.version, fingerprint: fingerprintOf(model) }] as const),
  )

export const LOCK_FILE = 'projections/src/runner/read-models.lock.json'

export const readLock = (path: string): ReadModelLock =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}

/** In words, which of them are not what stands under their version. */
export const changedUnderVersion = (locked: ReadModelLock, now: ReadModelLock): readonly string[] =>
  Object.entries(now).flatMap(([name, { version, fingerprint }]) => {
    const before = locked[name]
    const same = before === undefined || before.version !== version || before.fingerprint === fingerprint
    return same ? [] : [`${name}: its table or its fold has changed under version ${version}: raise the version`]
  })

/** Answers what keeps it from being written; then nothing is. */
export function writeLock(path: string, now: ReadModelLock): readonly string[] {
  const changed = changedUnderVersion(readLock(path), now)
  if (changed.length === 0) writeFileSync(path, `${JSON.stringify(now, null, 2)}\n`)
  return changed
}
