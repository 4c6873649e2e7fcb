// What settings remember and answer: the one object that the list of features holds.
import { settingPolicy } from '@practicum/shared/features/settings/settings.policy'
import { type ReadFeature, readModels } from '../../reads/feature'
import { settingProjection } from './settings.projection'
import { settingQueries } from './settings.queries'

export const settings: ReadFeature = {
  name: 'settings',
  projections: readModels(settingProjection),
  queries: () => settingQueries,
  history: { setting: { projection: settingProjection, onlyFor: settingPolicy.history } },
}
