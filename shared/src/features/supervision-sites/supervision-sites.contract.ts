// Supervision sites over HTTP: the directory and one of them.
import { z } from 'zod'
import { codesColumn, dayColumn, namesColumn, textColumn, yesOrNoColumn } from '../../contract/columns'
import { byId, list, query } from '../../contract/row'
import { personRef } from '../../contract/shapes'
import { shownOf } from '../../kernel/fields'
import { givenId } from '../../kernel/ids'
import { SITE_CONTRACT_STATUSES } from './site-contracts.standing'
import { siteTag } from './site-tags.view'
import { siteContent, siteExpiry } from './supervision-sites.fields'
import { SITE_STATUSES, UNAPPROVED } from './supervision-sites.standing'

const feature = 'supervision-sites'

/** Whoever has nothing to do with sites sees none. */
export const access = {
  who: 'signed-in',
  relation:
    'coordinators and faculty: all of the organization; supervisors and trainees: approved and published ones; supervisors: their own too',
} as const

export const siteStatus = z.enum(SITE_STATUSES).meta({ id: 'SiteStatus' })

export const siteView = z
  .object({
    id: z.uuid(),
    ...shownOf(siteContent),
    state_name: z.string(),
    /** null: not for this reader. */
    contact_name: z.string().nullable(),
    contact_email: z.string().nullable(),
    status: siteStatus,
    published: z.boolean(),
    ...shownOf(siteExpiry),
    /** null: it was not, or not for this reader. */
    rejected_reason: z.string().nullable(),
    /** Those who have left are told to coordinators alone. */
    supervisors: z.array(personRef),
    /** Those that this reader sees, in their order. */
    tags: z.array(siteTag.omit({ order: true, version: true })),
    creator: personRef.nullable(),
    /** How it stands by its contracts, and the last day of the one that ends last (null: without an end, or none). Both null: not for this reader. */
    contract_status: z.enum(SITE_CONTRACT_STATUSES).nullable(),
    contract_end_at: z.string().nullable(),
    /** There are or were placements at it, so that it cannot be deleted. */
    has_placements: z.boolean(),
    created_at: z.string(),
    version: z.int(),
  })
  .meta({ id: 'SupervisionSite' })
export type SiteView = z.infer<typeof siteView>

export const MILES = ['5', '10', '25', '50', '100'] as const
export const MILES_AT_FIRST = '25'

/** What the directory is narrowed to, as rows and as a map. */
export const siteNarrowing = {
  state_id: z.string().max(10).optional(),
  county: z.string().max(100).optional(),
  tag_id: givenId.optional(),
  /** Of the United States: sites around where it is. */
  near_zip: z
    .string()
    .regex(/^\d{5}$/)
    .meta({ examples: ['94901'] })
    .optional(),
  /** So far around it, as the crow flies; left out: 25. */
  within_miles: z.enum(MILES).optional(),
  /** How sites stand by their contracts; for those who are shown no contracts there is none. */
  contract_status: z.enum(SITE_CONTRACT_STATUSES).optional(),
} as const

/** `unapproved`: another word for pending. */
const askedStatus = z.enum([...SITE_STATUSES, UNAPPROVED])
export const askedStatuses = z.union([askedStatus, z.array(askedStatus)]).optional()

export const listSites = list({
  name: 'listSites',
  feature,
  path: '/api/supervision-sites',
  summary:
    'The supervision sites that the current position may see, by how words of their name, department, city or county begin.',
  access,
  filter: z.strictObject({
    status: askedStatuses,
    ...siteNarrowing,
    accepting_trainees: z.boolean().optional(),
    /** In a period that has not ended a place is left; false: in none, also where no places were published. */
    places_left: z.boolean().optional(),
    published: z.boolean().optional(),
    /** Added by the current position, or supervised by it. */
    own: z.boolean().optional(),
  }),
  item: siteView,
  sort: ['name', 'city', 'county', 'status', 'expiration_date', 'created_at'],
  defaultOrder: 'asc',
  counted: true,
  columns: {
    name: textColumn('Site'),
    department: textColumn('Department'),
    status: codesColumn('Status', {
      pending: 'Decision pending',
      approved: 'Approved',
      rejected: 'Not approved',
      on_hold: 'On hold',
      closed: 'Closed',
      expired: 'Expired',
    }),
    tags: namesColumn('Tags'),
    published: yesOrNoColumn('Published'),
    accepting_trainees: yesOrNoColumn('Accepting trainees'),
    street: textColumn('Street'),
    city: textColumn('City'),
    county: textColumn('County'),
    state_name: textColumn('State'),
    zip: textColumn('Postal code'),
    country_code: textColumn('Country'),
    office_phone: textColumn('Office phone'),
    website: textColumn('Website'),
    contact_name: textColumn('Contact'),
    contact_email: textColumn('Contact email'),
    supervisors: namesColumn('Supervisors'),
    expiration_date: dayColumn('Expiration date'),
    contract_status: codesColumn('Contract', {
      running: 'Contract runs',
      ending: 'Contract ends soon',
      future: 'Contract to come',
      ended: 'Contract ended',
      none: 'No contract',
    }),
    contract_end_at: dayColumn('Contract ends'),
  },
})

export const getSite = query({
  name: 'getSite',
  feature,
  path: '/api/supervision-sites/:id',
  summary: 'One supervision site.',
  access,
  params: byId,
  answer: siteView,
})
