// Countries and their states over HTTP: what an address and an account are made with, also by those who have none yet.
import { z } from 'zod'
import { query } from '../../contract/row'

const feature = 'countries'
const anyone = { who: 'anyone', relation: 'nobody’s: the same for all' } as const

/** ISO 3166-1, two letters. */
export const iso2 = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .meta({ examples: ['CA'] })

export const country = z.object({ iso2, name: z.string().meta({ examples: ['Canada'] }) }).meta({ id: 'Country' })
export type Country = z.infer<typeof country>

const state = z
  .object({
    /** ISO 3166-2. */
    id: z.string().meta({ examples: ['CA-BC'] }),
    name: z.string().meta({ examples: ['British Columbia'] }),
  })
  .meta({ id: 'State' })
export type State = z.infer<typeof state>

export const listCountries = query({
  name: 'listCountries',
  feature,
  path: '/api/countries',
  summary:
    'The countries that people may live in: the United States first, then by their names in the language of the caller.',
  access: anyone,
  answer: z.array(country),
})

export const listStates = query({
  name: 'listStates',
  feature,
  path: '/api/countries/:iso2/states',
  summary: 'The states, provinces, territories or regions of a country, by their names; some countries have none.',
  access: anyone,
  params: z.strictObject({ iso2 }),
  answer: z.array(state),
})
