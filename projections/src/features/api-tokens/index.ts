// What access tokens remember and answer: the one object that the list of features holds.
import { type ReadFeature, readModels } from '../../reads/feature'
import { apiTokensEnding } from './api-tokens.ending'
import { apiTokenProjection } from './api-tokens.projection'
import { apiTokenQueries } from './api-tokens.queries'

/** To whoever sees it. */
const apiTokenName = (idColumn: string): string =>
  `(select k.name from read.api_token k where k.api_token_id = ${idColumn})`

export const apiTokens: ReadFeature = {
  name: 'api-tokens',
  projections: readModels(apiTokenProjection),
  queries: apiTokenQueries,
  lookUps: apiTokensEnding,
  notificationSubjects: { apitoken: { uses: ['api_token'], nameOf: apiTokenName } },
  history: { apitoken: { projection: apiTokenProjection } },
}
