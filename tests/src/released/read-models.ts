// What each read model is under its version: kept in a lock of its own, so that a table or a fold changes with its version or not at all.
import { allFeatures } from '@practicum/projections/features/all'
import { readModelsOf } from '@practicum/projections/reads/feature'
import { fingerprintOf } from '@practicum/projections/runner/fingerprint'
import type { Projection } from '@practicum/projections/runner/projection'
import type { Entry, Lock, LockFolder } from './lock-file'

/** The fingerprint by the version, of each read model by its name. */
export type ReadModelLocks = Readonly<Record<string, Lock>>

export const readModelsNow = (): readonly Projection[] =>
  [...readModelsOf(allFeatures)].toSorted((a, b) => (a.name < b.name ? -1 : 1))

export const locksOf = (models: readonly Projection[]): ReadModelLocks =>
  Object.fromEntries(models.map(model => [model.name, { [model.version]: fingerprintOf(model) }]))

export const LOCK_FOLDER = 'projections/src/runner/read-models'

/** In words, which of them are not what stands under their version; of a lock in which a merge has stopped, on either side. */
export const changedUnderVersion = (
  linesOf: (name: string) => readonly Entry[],
  now: ReadModelLocks,
): readonly string[] =>
  Object.entries(now).flatMap(([name, lock]) => {
    const changed = linesOf(name).find(([version, fingerprint]) => (lock[version] ?? fingerprint) !== fingerprint)
    return changed ? [`${name}: its table or its fold has changed under version ${changed[0]}: raise the version`] : []
  })

/** Answers what keeps them from being written; then none is. */
export function writeLocks(folder: LockFolder, now: ReadModelLocks): readonly string[] {
  const changed = changedUnderVersion(name => folder.linesOf(name), now)
  if (changed.length > 0) return changed
  for (const [name, lock] of Object.entries(now)) folder.write(name, lock)
  for (const gone of folder.things().filter(name => now[name] === undefined)) folder.remove(gone)
  return []
}
