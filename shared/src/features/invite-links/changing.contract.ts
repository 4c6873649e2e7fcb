// Invite links over HTTP, as they are made, changed and closed: apart, for only who does so fetches it.
import { z } from 'zod'
import { ACCEPTED, byId, command } from '../../contract/row'
import { sentOf } from '../../kernel/fields'
import { givenId } from '../../kernel/ids'
import { access } from './invite-links.contract'
import { inviteLinkFields, inviteLinkRole } from './invite-links.fields'

const feature = 'invite-links'

const written = z.object({ id: z.uuid(), version: z.int() })

export const createInviteLink = command({
  name: 'createInviteLink',
  feature,
  method: 'POST',
  path: '/api/invite-links',
  summary: 'Make a link by which people sign up by themselves, in one role.',
  access,
  body: z
    .strictObject({
      ...sentOf(inviteLinkFields),
      ...sentOf(inviteLinkRole),
      /** An admin has to name it; for everybody else it is the one they work for. */
      organization_id: givenId.optional(),
    })
    .meta({ examples: [{ name: 'Autumn cohort', role: 'trainee', opens_until: '2030-01-31', places: 40 }] }),
  answer: written,
  refusals: [
    'position.role_unfit',
    'organization.not_available',
    'organization.archived',
    'organization.full',
    'invite_link.past_day',
  ],
})

export const editInviteLink = command({
  name: 'editInviteLink',
  feature,
  method: 'PUT',
  path: '/api/invite-links/:id/edit',
  summary: 'Change how long a link opens, for how many, and what it is called.',
  access,
  params: byId,
  body: z
    .strictObject({
      ...sentOf(inviteLinkFields),
      /** The version the form was opened with; a newer one is a conflict. */
      version: z.int().optional(),
    })
    .meta({ examples: [{ name: 'Autumn and winter', opens_until: null, places: null, version: 0 }] }),
  answer: written,
  refusals: ['invite_link.closed', 'invite_link.places_taken', 'invite_link.past_day', 'version_conflict'],
})

export const closeInviteLink = command({
  name: 'closeInviteLink',
  feature,
  method: 'DELETE',
  path: '/api/invite-links/:id/delete',
  summary: 'Close a link for good: it opens nothing any more. Whoever has signed up by it stays.',
  access,
  params: byId,
  answer: ACCEPTED,
})
