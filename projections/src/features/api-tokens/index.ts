// What access tokens remember and answer: the one object that the list of features holds.
import { type ReadFeature, readModels } from '../../reads/feature'
import { apiTokenProjection } from './api-tokens.projection'
import { apiTokenQueries } from './api-tokens.queries'

export const apiTokens: ReadFeature = {
  name: 'api-tokens',
  projections: readModels(apiTokenProjection),
  queries: apiTokenQueries,
  history: { apitoken: { projection: apiTokenProjection } },
}
