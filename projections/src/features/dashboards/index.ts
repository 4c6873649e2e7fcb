// What dashboards remember and answer: the one object that the list of features holds.
import type { ReadFeature } from '../../reads/feature'
import { dashboardQueries } from './dashboards.queries'

export const dashboards: ReadFeature = {
  name: 'dashboards',
  queries: dashboardQueries,
}
