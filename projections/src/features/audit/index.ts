// What audit remember and answer: the one object that the list of features holds.
import { type ReadFeature, readModels } from '../../reads/feature'
import { accessSightMigrations } from './access.table'
import { auditProjection } from './audit.projection'
import { auditQueries } from './audit.queries'

export const audit: ReadFeature = {
  name: 'audit',
  projections: readModels(auditProjection),
  queries: auditQueries,
  migrations: { audit: accessSightMigrations },
}
