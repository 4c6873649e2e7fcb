// What drafts remember and answer: the one object that the list of features holds.
import type { ReadFeature } from '../../reads/feature'
import { draftQueries } from './drafts.queries'
import { draftSightMigrations } from './drafts.table'

export const drafts: ReadFeature = {
  name: 'drafts',
  queries: () => draftQueries,
  migrations: { draft: draftSightMigrations },
}
