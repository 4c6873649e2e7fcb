// Invite links over HTTP, as they are looked at: by one link, or the code it stands for, many people sign up by themselves.
import { z } from 'zod'
import { codesColumn, dayColumn, instantColumn, namesColumn, numberColumn, textColumn } from '../../contract/columns'
import { byId, list, query } from '../../contract/row'
import { personRef } from '../../contract/shapes'
import { shownOf } from '../../kernel/fields'
import { givenId } from '../../kernel/ids'
import { inviteLinkFields, inviteLinkRole, linkRole } from './invite-links.fields'

const feature = 'invite-links'
export const access = {
  who: ['coordinator', 'admin'],
  relation: 'coordinator of the organization, or any admin',
} as const

export const INVITE_LINK_STATUSES = ['open', 'full', 'expired', 'closed'] as const
const inviteLinkStatus = z.enum(INVITE_LINK_STATUSES).meta({ id: 'InviteLinkStatus' })
export type InviteLinkStatus = z.infer<typeof inviteLinkStatus>

export const inviteLinkView = z
  .object({
    id: z.uuid(),
    ...shownOf(inviteLinkFields),
    ...shownOf(inviteLinkRole),
    /** What the organization calls the role. */
    role_name: z.string(),
    organization_id: z.uuid(),
    organization_name: z.string(),
    status: inviteLinkStatus,
    /** How many have signed up by it. */
    taken: z.int(),
    /** To be read out or typed, in groups of four; null for one that is closed. */
    code: z.string().nullable(),
    creator: personRef,
    created_at: z.string(),
    version: z.int(),
  })
  .meta({ id: 'InviteLink' })
export type InviteLinkView = z.infer<typeof inviteLinkView>

export const listInviteLinks = list({
  name: 'listInviteLinks',
  feature,
  path: '/api/invite-links',
  summary: 'Invite links of the organization one works for, of an admin those of all.',
  access,
  filter: z.strictObject({
    status: inviteLinkStatus.optional(),
    role: linkRole.optional(),
    organization_id: givenId.optional(),
  }),
  item: inviteLinkView,
  sort: ['created_at', 'name', 'opens_until', 'taken'],
  defaultOrder: 'desc',
  columns: {
    name: textColumn('Name'),
    role_name: textColumn('Role'),
    organization_name: textColumn('Organization'),
    status: codesColumn('Status', { open: 'Open', full: 'Full', expired: 'Expired', closed: 'Closed' }),
    taken: numberColumn('Signed up'),
    places: numberColumn('Places'),
    opens_until: dayColumn('Opens until'),
    creator: namesColumn('Created by'),
    created_at: instantColumn('Created'),
  },
  counted: true,
})

export const getInviteLink = query({
  name: 'getInviteLink',
  feature,
  path: '/api/invite-links/:id',
  summary: 'One invite link, with the code that it stands for.',
  access,
  params: byId,
  answer: inviteLinkView,
})

export const getInviteLinkStatus = query({
  name: 'getInviteLinkStatus',
  feature,
  path: '/api/invite-links/:id/status',
  summary: 'Whether a link still opens, and how many have signed up by it.',
  access,
  params: byId,
  answer: inviteLinkView.pick({ status: true, taken: true, places: true, opens_until: true }),
})
