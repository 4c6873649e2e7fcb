// What countries answer: the one object that the list of features holds.
import type { ReadFeature } from '../../reads/feature'
import { countryQueries } from './countries.queries'

export const countries: ReadFeature = { name: 'countries', queries: () => countryQueries }
