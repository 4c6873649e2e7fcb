// Organizations over HTTP: those who run the platform found them, and whoever coordinates one looks after it.
import { z } from 'zod'
import { codesColumn, instantColumn, namesColumn, numberColumn, textColumn } from '../../contract/columns'
import { dynamicWords } from '../../contract/dynamic-words'
import { byId, list, query } from '../../contract/row'
import { DYNAMIC_WORDS } from '../../kernel/default-words'
import { shownOf } from '../../kernel/fields'
import { organizationKind, organizationLook, organizationName, organizationSettings } from '../people/people.fields'

const feature = 'organizations'
export const admin = { who: ['admin'], relation: 'every organization of the platform' } as const

export const KIND_WORDS = { academic: 'Academic', clinical: 'Clinical', admin: 'Administrative' } as const

const organizationOwner = z.object({ id: z.uuid(), name: z.string() })

const shownFields = {
  id: z.uuid(),
  ...shownOf(organizationName),
  kind: organizationKind,
  timezone: z.string(),
  owner: organizationOwner.nullable(),
  created_at: z.string(),
  /** null: it is open. */
  archived_at: z.string().nullable(),
}

export const organizationItem = z
  .object({
    ...shownFields,
    /** Who hold an active position in it. */
    people_count: z.int(),
  })
  .meta({ id: 'OrganizationItem' })
export type OrganizationItem = z.infer<typeof organizationItem>

export const organizationDetails = z
  .object({
    ...shownFields,
    ...shownOf(organizationLook),
    /** null: it has none. */
    logo_image_url: z.string().nullable(),
    /** All of them: those that it has chosen, and where it has not, the product's. */
    dynamic_words: dynamicWords,
    /** Which of them it has chosen itself. */
    own_words: z.array(z.enum(DYNAMIC_WORDS)),
    organization_settings: z.object(shownOf(organizationSettings)),
    /** Who hold an active position in it; null for whoever does not look after it. */
    people_count: z.int().nullable(),
    /** How many places it has, and how many of them are taken; null for whoever does not look after it. */
    places: z.object({ taken: z.int(), limit: z.int() }).nullable(),
    /** May the caller change it? */
    cared_for: z.boolean(),
    /** How many of the positions that end with it, or come back, have done so; null while none is left to. */
    moving: z.object({ done: z.int(), total: z.int() }).nullable(),
    version: z.int(),
  })
  .meta({ id: 'OrganizationDetails' })
export type OrganizationDetails = z.infer<typeof organizationDetails>

export const organizationFilter = z.strictObject({
  kind: organizationKind.optional(),
  archived: z.stringbool().or(z.boolean()).optional(),
})

export const listOrganizations = list({
  name: 'listOrganizations',
  feature,
  path: '/api/organizations',
  summary: 'The organizations of the platform, by a part of their name; those that are archived by themselves.',
  access: admin,
  filter: organizationFilter,
  item: organizationItem,
  sort: ['name', 'created_at', 'people_count'],
  defaultOrder: 'asc',
  columns: {
    name: textColumn('Name'),
    kind: codesColumn('Kind', KIND_WORDS),
    owner: namesColumn('Owner'),
    people_count: numberColumn('People'),
    timezone: textColumn('Time zone'),
    created_at: instantColumn('Founded'),
    archived_at: instantColumn('Archived'),
  },
})

/** More than a platform has; whoever needs more searches the list. */
export const NAMES_TOLD = 5000

export const organizationNames = query({
  name: 'organizationNames',
  feature,
  path: '/api/organizations/names',
  summary: 'All organizations that are open by name, for choosing one.',
  access: admin,
  answer: z.object({
    data: z.array(z.object({ id: z.uuid(), name: z.string(), kind: organizationKind })).max(NAMES_TOLD),
  }),
})

export const getOrganization = query({
  name: 'getOrganization',
  feature,
  path: '/api/organizations/:id',
  summary: 'One organization: how it looks, what it calls things, and what it has decided.',
  access: { who: 'signed-in', relation: 'admin, or whoever works from a position in it' },
  params: byId,
  answer: organizationDetails,
})
