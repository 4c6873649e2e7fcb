// What the features bring to the application together. Throws where two of them claim the same address or menu entry.
import { allFeatures } from '../features/all'
import type { ResourceTable } from '../providers/data-provider'
import { claimedOnce } from './claimed-once'
import { menuEntriesOf, routesOf } from './feature'
import { shapeOf } from './routes'

export const features = allFeatures

claimedOnce(
  'address',
  routesOf(features).map(({ path }) => shapeOf(path)),
)
claimedOnce(
  'menu entry',
  menuEntriesOf(features).map(({ key }) => key),
)

export const resources: ResourceTable = Object.assign({}, ...features.map(feature => feature.resources ?? {}))
