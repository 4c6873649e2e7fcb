// What the logged days of placements remember and answer: the one object that the list of features holds.
import { type ReadFeature, readModels } from '../../reads/feature'
import { placementLogProjection } from './placement-logs.projection'
import { placementLogQueries } from './placement-logs.queries'

export const placementLogs: ReadFeature = {
  name: 'placement-logs',
  projections: readModels(placementLogProjection),
  queries: () => placementLogQueries,
}
