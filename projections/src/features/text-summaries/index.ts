// What text messages about what is not read remember and answer: the one object that the list of features holds.
import { type ReadFeature, readModels } from '../../reads/feature'
import { textSummaryCandidates } from './text-summaries.candidates'
import { textSummaryProjection } from './text-summaries.projection'
import { textSummaryQueries } from './text-summaries.queries'

export const textSummaries: ReadFeature = {
  name: 'text-summaries',
  projections: readModels(textSummaryProjection),
  queries: textSummaryQueries,
  lookUps: textSummaryCandidates,
}
