// Archiving an organization, restoring it, and deleting one that nobody came to, over HTTP.
import { z } from 'zod'
import { ACCEPTED, byId, command } from '../../contract/row'

const feature = 'organizations'
const admin = { who: ['admin'], relation: 'every organization of the platform' } as const
const written = z.object({ id: z.uuid(), version: z.int() })

export const archiveOrganization = command({
  name: 'archiveOrganization',
  feature,
  method: 'POST',
  path: '/api/organizations/:id/archive',
  summary:
    'Archive an organization: from the answer on nobody opens it, its invitations and links let nobody in, and its positions end one by one. Nothing is deleted.',
  access: admin,
  params: byId,
  answer: written,
  refusals: ['organization.own'],
})

export const restoreOrganization = command({
  name: 'restoreOrganization',
  feature,
  method: 'POST',
  path: '/api/organizations/:id/restore',
  summary:
    'Restore an organization that was archived: the positions that its archiving has ended come back one by one, as what they were; those that had ended before do not.',
  access: admin,
  params: byId,
  answer: written,
})

export const deleteOrganization = command({
  name: 'deleteOrganization',
  feature,
  method: 'DELETE',
  path: '/api/organizations/:id',
  summary: 'Delete an organization that is archived and that nobody ever belonged to or was invited to.',
  access: admin,
  params: byId,
  answer: ACCEPTED,
  refusals: ['organization.not_archived', 'organization.used'],
})
