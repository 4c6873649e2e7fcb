// Organizations over HTTP: those who run the platform found them, and whoever coordinates one looks after it.
import { z } from 'zod'
import { codesColumn, instantColumn, namesColumn, numberColumn, textColumn } from '../../contract/columns'
import { DYNAMIC_WORDS, dynamicWords } from '../../contract/dynamic-words'
import { ACCEPTED, byId, command, list, query } from '../../contract/row'
import { sentOf, shownOf } from '../../kernel/fields'
import { givenId } from '../../kernel/ids'
import {
  organizationKind,
  organizationLook,
  organizationName,
  organizationSettings,
  sentWords,
} from '../people/people.fields'

const feature = 'organizations'
const admin = { who: ['admin'], relation: 'every organization of the platform' } as const
const care = { who: ['admin', 'coordinator'], relation: 'admin, or coordinator of the organization' } as const

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

export const listOrganizations = list({
  name: 'listOrganizations',
  feature,
  path: '/api/organizations',
  summary: 'The organizations of the platform, by a part of their name; those that are archived by themselves.',
  access: admin,
  filter: z.strictObject({ kind: organizationKind.optional(), archived: z.stringbool().or(z.boolean()).optional() }),
  item: organizationItem,
  sort: ['name', 'created_at', 'people_count'],
  defaultOrder: 'asc',
  columns: {
    name: textColumn('Name'),
    kind: codesColumn('Kind', { academic: 'Academic', clinical: 'Clinical', admin: 'Administrative' }),
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

/** The version that was opened; a newer one is a conflict. */
const version = z.int().optional()
const written = z.object({ id: z.uuid(), version: z.int() })
const face = {
  ...sentOf(organizationName),
  /** IANA name. */
  timezone: z.string().max(60),
  accent: organizationLook.accent.sent,
}

export const foundOrganization = command({
  name: 'foundOrganization',
  feature,
  method: 'POST',
  path: '/api/organizations',
  summary: 'Found an organization, with the settings that every one begins with.',
  access: admin,
  body: z
    .strictObject({ ...face, ...sentOf(organizationLook), kind: organizationKind })
    .meta({ examples: [{ name: 'Harbor University', kind: 'academic', timezone: 'America/Los_Angeles' }] }),
  answer: written,
  refusals: ['organization.zone_unknown'],
})

export const cloneOrganization = command({
  name: 'cloneOrganization',
  feature,
  method: 'POST',
  path: '/api/organizations/:id/clone',
  summary: 'Found an organization that looks, speaks and decides as this one does; without its people and their work.',
  access: admin,
  params: byId,
  body: z.strictObject(sentOf(organizationName)),
  answer: written,
})

export const editOrganization = command({
  name: 'editOrganization',
  feature,
  method: 'PUT',
  path: '/api/organizations/:id',
  summary: 'Change the name, the time zone or the colour of an organization.',
  access: care,
  params: byId,
  body: z.strictObject({ ...face, version }).meta({
    examples: [{ name: 'Harbor University', timezone: 'America/Los_Angeles', accent: '#2f6f6d', version: 0 }],
  }),
  answer: written,
  refusals: ['organization.zone_unknown', 'organization.archived', 'version_conflict'],
})

export const changeOrganizationWords = command({
  name: 'changeOrganizationWords',
  feature,
  method: 'PUT',
  path: '/api/organizations/:id/words',
  summary: 'Say what an organization calls people and things; what is not said is called as everywhere.',
  access: care,
  params: byId,
  body: z
    .strictObject({ words: sentWords, version })
    .meta({ examples: [{ words: { trainee: { one: 'intern', many: 'interns' } }, version: 0 }] }),
  answer: written,
  refusals: ['organization.archived', 'version_conflict'],
})

export const changeOrganizationSettings = command({
  name: 'changeOrganizationSettings',
  feature,
  method: 'PUT',
  path: '/api/organizations/:id/settings',
  summary: 'Change what an organization has decided: buying codes, insurance, the welcome, and its passwords.',
  access: care,
  params: byId,
  body: z.strictObject({ ...shownOf(organizationSettings), version }),
  answer: written,
  refusals: ['organization.archived', 'version_conflict'],
})

export const chooseOrganizationOwner = command({
  name: 'chooseOrganizationOwner',
  feature,
  method: 'PUT',
  path: '/api/organizations/:id/owner',
  summary:
    'Say who owns an organization: of an academic one a coordinator, of a clinical one a manager, else an admin.',
  access: admin,
  params: byId,
  body: z.strictObject({ user_id: givenId }),
  answer: ACCEPTED,
  refusals: ['organization.owner_role', 'organization.archived', 'person.not_available'],
})
