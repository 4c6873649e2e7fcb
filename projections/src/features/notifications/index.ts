// What notifications remember and answer: the one object that the list of features holds.
import { type ReadFeature, readModels } from '../../reads/feature'
import { choiceQueries } from './notification-choices.queries'
import { mutedProjection, notificationProjection, readMarkProjection } from './notifications.projection'
import { notificationQueries } from './notifications.queries'
import { recipientLookUps } from './notifications.recipients'
import { summaryCandidates } from './summary.candidates'
import { summaryProjection } from './summary.projection'

export const notifications: ReadFeature = {
  name: 'notifications',
  projections: readModels(notificationProjection, readMarkProjection, mutedProjection, summaryProjection),
  queries: services => [...notificationQueries(services), ...choiceQueries],
  lookUps: pool => ({ ...recipientLookUps(pool), ...summaryCandidates(pool) }),
}
