// What saved views remember and answer: the one object that the list of features holds.
import { savedViewPolicy } from '@practicum/shared/features/saved-views/saved-views.policy'
import { type ReadFeature, readModels } from '../../reads/feature'
import { defaultViewProjection, savedViewProjection } from './saved-views.projection'
import { savedViewQueries } from './saved-views.queries'

export const savedViews: ReadFeature = {
  name: 'saved-views',
  projections: readModels(savedViewProjection, defaultViewProjection),
  queries: () => savedViewQueries,
  // Colleagues see what is shared now, and not what it was before it was shared.
  history: { savedview: { projection: savedViewProjection, onlyFor: savedViewPolicy.change } },
}
