// Which countries people may live in, over HTTP: for those who run the platform.
import { z } from 'zod'
import { command, query } from '../../contract/row'
import { country, iso2 } from './countries.contract'

const feature = 'countries'
const admin = { who: ['admin'], relation: 'platform' } as const

const countrySupport = z.object({ id: iso2, ...country.shape, supported: z.boolean() }).meta({ id: 'CountrySupport' })
export type CountrySupport = z.infer<typeof countrySupport>

export const listSupportedCountries = query({
  name: 'listSupportedCountries',
  feature,
  path: '/api/admin/countries',
  summary: 'All countries, each with whether people may live there, in the order of `GET /api/countries`.',
  access: admin,
  answer: z.array(countrySupport),
})

export const supportCountry = command({
  name: 'supportCountry',
  feature,
  method: 'POST',
  path: '/api/admin/countries/:id/update',
  summary:
    'Whether people may live in a country: where they may not it is offered no more, and refused. Whoever lives there already stays.',
  access: admin,
  params: z.strictObject({ id: iso2 }),
  body: z.strictObject({ supported: z.boolean() }),
  answer: z.object({ id: iso2, supported: z.boolean() }),
  refusals: ['country.last'],
})

export const supportCountries = command({
  name: 'supportCountries',
  feature,
  method: 'PUT',
  path: '/api/admin/countries',
  summary: 'People may live in these countries too, and in those no more; what is not named stays as it is.',
  access: admin,
  body: z.strictObject({ added: z.array(iso2).max(300), removed: z.array(iso2).max(300) }),
  answer: z.object({ supported: z.int().describe('How many there are now.') }),
  refusals: ['country.unknown', 'country.last'],
})
