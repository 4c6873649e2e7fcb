// What else is asked about supervision sites over HTTP: apart, for only who does so fetches it.
import { z } from 'zod'
import { byId, query } from '../../contract/row'
import { givenId } from '../../kernel/ids'
import { access, askedStatuses, siteNarrowing, siteStatus, siteView } from './supervision-sites.contract'
import { SITE_NAME_MAX } from './supervision-sites.fields'

const feature = 'supervision-sites'

export const siteAreas = query({
  name: 'siteAreas',
  feature,
  path: '/api/supervision-sites/areas',
  summary:
    'The states in which there are sites that the current position may see, and the counties of the one that is asked for; at most 500 of each.',
  access,
  /** Left out: no counties, for many states have some of one name. */
  query: z.strictObject({ state_id: z.string().max(10).optional() }),
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
  summary:
    'Sites whose names have a word of this one, those that have most of them first, as far as the current position may see them.',
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

/** So many sites stand on a map at most. */
export const PLACES_TOLD = 1000

const onMap = { id: z.uuid(), name: z.string(), city: z.string(), status: siteStatus }
const flag = z.enum(['true', 'false']).optional()

export const listSitePlaces = query({
  name: 'listSitePlaces',
  feature,
  path: '/api/supervision-sites/places',
  summary: `Where the sites of the directory are, as it is narrowed, by their postal codes in the United States; at most ${PLACES_TOLD}, by name.`,
  access,
  query: z.strictObject({
    search: z.string().max(200).optional(),
    status: askedStatuses,
    ...siteNarrowing,
    accepting_trainees: flag,
    places_left: flag,
    published: flag,
    own: flag,
  }),
  answer: z.object({
    /** In degrees. */
    data: z.array(z.object({ ...onMap, latitude: z.number(), longitude: z.number() })),
    /** Of which no place is known. */
    elsewhere: z.array(z.object(onMap)),
    /** There are more than are told. */
    more: z.boolean(),
  }),
})

export const siteMapTiles = query({
  name: 'siteMapTiles',
  feature,
  path: '/api/supervision-sites/tiles',
  summary:
    'The tiles that a map of sites is drawn on; null: the shapes of states and counties that come with the product.',
  access,
  answer: z.object({ tiles: z.object({ url: z.string(), attribution: z.string() }).nullable() }),
})
