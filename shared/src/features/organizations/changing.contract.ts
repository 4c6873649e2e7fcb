// Organizations over HTTP, as those who look after them change them: apart, for only who does so fetches it.
import { z } from 'zod'
import { ACCEPTED, byId, command } from '../../contract/row'
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
  summary: 'Change the name, the time zone or the color of an organization.',
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
