// What search answers: the one object that the list of features holds.
import type { ReadFeature } from '../../reads/feature'
import { searchQueries } from './search.queries'

export const search: ReadFeature = { name: 'search', queries: searchQueries }
