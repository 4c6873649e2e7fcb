// What countries remember and answer: the one object that the list of features holds.
import { countryPolicy } from '@practicum/shared/features/countries/countries.policy'
import { type ReadFeature, readModels } from '../../reads/feature'
import { countryQueries } from './countries.queries'
import { countrySupportProjection } from './country-support.projection'

export const countries: ReadFeature = {
  name: 'countries',
  projections: readModels(countrySupportProjection),
  queries: () => countryQueries,
  history: { countries: { projection: countrySupportProjection, onlyFor: countryPolicy.history } },
}
