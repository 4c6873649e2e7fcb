// Reads of countries and their states: they are data of the product, and no read model holds them.
import { bindQuery } from '@practicum/infra/http/bindings'
import { listCountries, listStates } from '@practicum/shared/features/countries/countries.contract'
import { countriesIn, statesOf } from '@practicum/shared/features/countries/country-data'
import { refuse } from '@practicum/shared/kernel/refusal'

export const countryQueries = [
  bindQuery(listCountries, [], async ({ caller }) => countriesIn(caller.locale)),
  bindQuery(
    listStates,
    [],
    async ({ params: { iso2 } }) => statesOf(iso2) ?? refuse('not_found', {}, { kind: 'missing' }),
  ),
]
