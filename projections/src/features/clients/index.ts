// What clients remember and answer: the one object that the list of features holds.
import { type ReadFeature, readModels } from '../../reads/feature'
import { clientProjection } from './clients.projection'
import { clientDocuments, clientQueries } from './clients.queries'
import { clientCounts, clientTitle } from './clients.shown'

export const clients: ReadFeature = {
  name: 'clients',
  projections: readModels(clientProjection),
  queries: () => clientQueries,
  counts: { clients: { uses: ['client'], read: clientCounts } },
  notificationSubjects: { client: { uses: ['client'], nameOf: clientTitle, ownEyes: true } },
  attachables: { client: { uses: ['client', 'person', 'position'], read: clientDocuments } },
  history: { client: { projection: clientProjection, personal: true } },
}
