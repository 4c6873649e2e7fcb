// What imports remember and answer: the one object that the list of features holds.
import { type ReadFeature, readModels } from '../../reads/feature'
import { importFailureProjection, importProjection } from './imports.projection'
import { importQueries } from './imports.queries'
import { importCandidates } from './imports.running'
import { importName } from './imports.shown'

export const imports: ReadFeature = {
  name: 'imports',
  projections: readModels(importProjection, importFailureProjection),
  queries: () => importQueries,
  lookUps: importCandidates,
  notificationSubjects: { import: { uses: ['import'], nameOf: importName } },
  history: { import: { projection: importProjection } },
}
