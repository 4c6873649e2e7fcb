// What the features bring to the application together. Throws where two of them claim the same address or menu entry.
import { allFeatures } from '../features/all'
import type { ResourceTable } from '../providers/data-provider'
import type { ListViews } from '../ui/list/list-views'
import type { PersonCard } from '../ui/person-card'
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

export const listViews: ListViews | undefined = features.flatMap(({ slots }) => slots?.listViews ?? [])[0]

export const personCard: PersonCard | undefined = features.flatMap(({ slots }) => slots?.personCard ?? [])[0]

export const resources: ResourceTable = Object.assign({}, ...features.map(feature => feature.resources ?? {}))
