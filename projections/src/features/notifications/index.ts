// What notifications remember and answer: the one object that the list of features holds.
import { type ReadFeature, readModels } from '../../reads/feature'
import { notificationProjection, readMarkProjection } from './notifications.projection'
import { notificationQueries } from './notifications.queries'
import { recipientLookUps } from './notifications.recipients'

export const notifications: ReadFeature = {
  name: 'notifications',
  projections: readModels(notificationProjection, readMarkProjection),
  queries: notificationQueries,
  lookUps: recipientLookUps,
}
