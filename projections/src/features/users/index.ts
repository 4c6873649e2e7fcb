// What accounts answer: the one object that the list of features holds.
import type { ReadFeature } from '../../reads/feature'
import { userQueries } from './users.queries'

export const users: ReadFeature = { name: 'users', queries: userQueries }
