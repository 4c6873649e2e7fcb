// What else is asked about supervision sites over HTTP: apart, for only who does so fetches it.
import { z } from 'zod'
import { byId, query } from '../../contract/row'
import { givenId } from '../../kernel/ids'
import { access, siteView } from './supervision-sites.contract'
import { SITE_NAME_MAX } from './supervision-sites.fields'

const feature = 'supervision-sites'

export const siteAreas = query({
  name: 'siteAreas',
  feature,
  path: '/api/supervision-sites/areas',
  summary: 'The states and counties in which there are sites that the current position may see.',
  access,
  answer: z.object({
    states: z.array(z.object({ id: z.string(), name: z.string() })),
    counties: z.array(z.string()),
  }),
})

/** So many are told. */
export const SIMILAR_TOLD = 5

export const similarSites = query({
  name: 'similarSites',
  feature,
  path: '/api/supervision-sites/similar',
  summary: 'Sites whose names have words of this one, as far as the current position may see them.',
  access,
  query: z.strictObject({ name: z.string().max(SITE_NAME_MAX) }),
  answer: z.object({
    data: z.array(z.object({ id: z.uuid(), name: z.string(), department: z.string(), city: z.string() })),
  }),
})

export const sitesOfUser = query({
  name: 'sitesOfUser',
  feature,
  path: '/api/users/:id/supervision-sites',
  summary:
    'The supervision sites that somebody has added or supervises, as far as the current position may see them; at most 200.',
  access,
  params: byId,
  answer: z.object({ data: z.array(siteView) }),
})

const count = z.int().min(0)

export const sitesSummary = query({
  name: 'sitesSummary',
  feature,
  path: '/api/organizations/:id/supervision-sites/summary',
  summary: 'How many sites of the organization have expired, how many wait for a decision, and how many there are.',
  access: { who: ['coordinator', 'faculty'], relation: 'the organization one works for' },
  params: z.strictObject({ id: givenId }),
  answer: z.object({
    sites: z.object({ expired_count: count, pending_count: count, total_count: count }),
  }),
})
