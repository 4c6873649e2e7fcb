// What happens to supervision sites.
import { z } from 'zod'
import { defineEvents, type EventsOf, event } from '../../events/catalog'
import { storedOf } from '../../kernel/fields'
import { id } from '../../kernel/ids'
import { siteListing, siteTitle } from './supervision-sites.fields'

export const siteEvents = defineEvents('site', {
  SiteListed: event({
    version: 1,
    schema: z.object({ siteId: id, organizationId: id, ...storedOf(siteTitle), ...storedOf(siteListing) }),
    sample: {
      siteId: '0192f0c0-0000-7000-8000-0000000000c1',
      organizationId: '0192f0c0-0000-7000-8000-000000000003',
      name: 'Bayview Clinic',
      county: 'Marin',
      published: true,
    },
  }),
})
export type SiteEvent = EventsOf<typeof siteEvents>
