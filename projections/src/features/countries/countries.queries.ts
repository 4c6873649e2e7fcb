// Reads of countries and their states: they are data of the product; kept is only which of them people may not live in.
import { bindQuery } from '@practicum/infra/http/bindings'
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import { listCountries, listStates } from '@practicum/shared/features/countries/countries.contract'
import { countriesIn, statesOf } from '@practicum/shared/features/countries/country-data'
import { listSupportedCountries } from '@practicum/shared/features/countries/supported.contract'
import { refuse } from '@practicum/shared/kernel/refusal'

const USES = ['country_support']

export const countryQueries = [
  bindQuery(listCountries, USES, async ({ caller, db }) => {
    const unsupported = await unsupportedIn(db)
    return countriesIn(caller.locale).filter(({ iso2 }) => !unsupported.has(iso2))
  }),
  bindQuery(listSupportedCountries, USES, async ({ caller, db }) => {
    const unsupported = await unsupportedIn(db)
    return countriesIn(caller.locale).map(one => ({ id: one.iso2, ...one, supported: !unsupported.has(one.iso2) }))
  }),
  bindQuery(
    listStates,
    [],
    async ({ params: { iso2 } }) => statesOf(iso2) ?? refuse('not_found', {}, { kind: 'missing' }),
  ),
]

async function unsupportedIn(db: ScopedDb): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ unsupported: string[] }>('select unsupported from read.country_support')
  return new Set(rows.flatMap(({ unsupported }) => unsupported))
}
