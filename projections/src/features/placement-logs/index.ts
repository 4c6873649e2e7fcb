// What the logged days of placements remember and answer: the one object that the list of features holds.
import { type ReadFeature, readModels } from '../../reads/feature'
import { placementLogProjection } from './placement-logs.projection'
import { LOGS_USE, logsOf, placementLogQueries } from './placement-logs.queries'
import { placementLogsTold } from './placement-logs.told'

export const placementLogs: ReadFeature = {
  name: 'placement-logs',
  projections: readModels(placementLogProjection),
  queries: () => placementLogQueries,
  besidePlacements: {
    logs: {
      uses: LOGS_USE,
      read: ({ db, principal }, { id }) => logsOf({ query: { placement_id: id }, db, principal }),
    },
  },
  historyBeside: { placementlog: placementLogsTold },
}
