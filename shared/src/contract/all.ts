// The contract of the whole product: every row of every feature.
import { allFeatures } from '../features/all'
import type { Row } from './row'

/** In the order in which routes are mounted: fixed paths before paths with parameters. */
export const allRows: readonly Row[] = allFeatures
  .flatMap(({ rows }) => rows)
  .toSorted((a, b) => parameters(a) - parameters(b))

function parameters(row: Row): number {
  return row.path.split('/').filter(part => part.startsWith(':')).length
}
