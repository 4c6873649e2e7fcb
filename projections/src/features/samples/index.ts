// What samples remember and answer: the one object that the list of features holds.
import { type ReadFeature, readModels } from '../../reads/feature'
import { sampleProjection } from './samples.projection'
import { sampleQueries } from './samples.queries'

export const samples: ReadFeature = {
  name: 'samples',
  projections: readModels(sampleProjection),
  queries: () => sampleQueries,
}
