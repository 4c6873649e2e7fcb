// What accounts answer: the one object that the list of features holds.
import type { ReadFeature } from '../../reads/feature'
import { mergingQueries } from './merging.queries'
import { findableAccounts } from './users.found'
import { userQueries } from './users.queries'

export const users: ReadFeature = {
  name: 'users',
  queries: services => [...userQueries(services), ...mergingQueries],
  findables: { user: findableAccounts },
}
