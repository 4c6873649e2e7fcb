// What supervision sites remember: the one object that the list of features holds.
import { type ReadFeature, readModels } from '../../reads/feature'
import { siteProjection } from './supervision-sites.projection'

export const supervisionSites: ReadFeature = { name: 'supervision-sites', projections: readModels(siteProjection) }
