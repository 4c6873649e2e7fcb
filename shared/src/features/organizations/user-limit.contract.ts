// How many people may have a place in an organization, over HTTP.
import { z } from 'zod'
import { byId, command } from '../../contract/row'
import { USER_LIMIT_MAX } from '../people/people.fields'

export const limitOrganizationUsers = command({
  name: 'limitOrganizationUsers',
  feature: 'organizations',
  method: 'PUT',
  path: '/api/organizations/:id/user-limit',
  summary:
    'Say how many people may have a place in an organization. Below what is taken nobody loses theirs, and nobody else gets one.',
  access: { who: ['admin'], relation: 'every organization of the platform' },
  params: byId,
  body: z
    .strictObject({ user_limit: z.int().min(1).max(USER_LIMIT_MAX), version: z.int().optional() })
    .meta({ examples: [{ user_limit: 250, version: 0 }] }),
  answer: z.object({ id: z.uuid(), version: z.int() }),
  refusals: ['organization.archived', 'version_conflict'],
})
