// What happens to the countries that people may live in: all of them are one stream.
import { z } from 'zod'
import { defineEvents, type EventsOf, event, plainText } from '../../events/catalog'

/** There is one list for the platform. */
export const COUNTRY_SUPPORT_ID = 'c0057700-0000-7000-8000-000000000000'

const countries = z.array(plainText(2)).min(1)

export const countrySupportEvents = defineEvents('countries', {
  CountriesSupported: event({ version: 1, schema: z.object({ countries }), sample: { countries: ['NZ'] } }),
  CountriesUnsupported: event({ version: 1, schema: z.object({ countries }), sample: { countries: ['AU', 'GB'] } }),
})
export type CountrySupportEvent = EventsOf<typeof countrySupportEvents>
