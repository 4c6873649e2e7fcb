// What integrations remember and answer: the one object that the list of features holds.
import { type ReadFeature, readModels } from '../../reads/feature'
import { integrationProjection } from './integrations.projection'
import { integrationQueries } from './integrations.queries'
import { integrationName } from './integrations.shown'

export const integrations: ReadFeature = {
  name: 'integrations',
  projections: readModels(integrationProjection),
  queries: integrationQueries,
  notificationSubjects: { integration: { uses: ['integration'], nameOf: integrationName } },
  history: { integration: { projection: integrationProjection } },
}
