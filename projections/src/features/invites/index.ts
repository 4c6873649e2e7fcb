// What invitations remember and answer: the one object that the list of features holds.
import { type ReadFeature, readModels } from '../../reads/feature'
import { inviteProjection } from './invites.projection'
import { inviteQueries } from './invites.queries'
import { inviteName } from './invites.shown'

export const invites: ReadFeature = {
  name: 'invites',
  projections: readModels(inviteProjection),
  queries: () => inviteQueries,
  notificationSubjects: { invite: { uses: ['invite', 'person'], nameOf: inviteName } },
  history: { invite: { projection: inviteProjection } },
}
