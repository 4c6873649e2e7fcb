// What mails remember and answer: the one object that the list of features holds.
import { type ReadFeature, readModels } from '../../reads/feature'
import { mailCandidates } from './mails.candidates'
import { mailProjection } from './mails.projection'
import { mailQueries } from './mails.queries'
import { mailTemplatesQuery } from './mails.templates'

export const mails: ReadFeature = {
  name: 'mails',
  projections: readModels(mailProjection),
  queries: services => [...mailQueries(services), mailTemplatesQuery],
  lookUps: mailCandidates,
  history: { mail: { projection: mailProjection } },
}
