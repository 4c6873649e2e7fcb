// What changing an address remembers and answers: the one object that the list of features holds.
import { type ReadFeature, readModels } from '../../reads/feature'
import { emailChangeProjection } from './email-changes.projection'
import { emailChangeQueries } from './email-changes.queries'

export const emailChanges: ReadFeature = {
  name: 'email-changes',
  projections: readModels(emailChangeProjection),
  queries: () => emailChangeQueries,
}
