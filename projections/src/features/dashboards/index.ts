// What dashboards remember and answer: the one object that the list of features holds.
import { type ReadFeature, readModels } from '../../reads/feature'
import { greetingProjection } from './dashboards.projection'
import { dashboardQueries } from './dashboards.queries'

export const dashboards: ReadFeature = {
  name: 'dashboards',
  projections: readModels(greetingProjection),
  queries: dashboardQueries,
}
