// What invite links remember and answer: the one object that the list of features holds.
import { type ReadFeature, readModels } from '../../reads/feature'
import { inviteLinkProjection } from './invite-links.projection'
import { inviteLinkQueries } from './invite-links.queries'

export const inviteLinks: ReadFeature = {
  name: 'invite-links',
  projections: readModels(inviteLinkProjection),
  queries: inviteLinkQueries,
  history: { invitelink: { projection: inviteLinkProjection } },
}
