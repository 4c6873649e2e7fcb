// Invitations over HTTP: a coordinator asks people in by mail, one call each, and sees who has come.
import { z } from 'zod'
import { codesColumn, instantColumn, namesColumn, textColumn } from '../../contract/columns'
import { ACCEPTED, byId, command, list } from '../../contract/row'
import { personRef } from '../../contract/shapes'
import { sentOf, shownOf } from '../../kernel/fields'
import { givenId } from '../../kernel/ids'
import { inviteFields, signupRole } from './invites.fields'

const feature = 'invites'
const access = { who: ['coordinator', 'admin'], relation: 'coordinator of the organization, or any admin' } as const

export const INVITE_STATUSES = ['open', 'expired', 'accepted', 'withdrawn'] as const
const inviteStatus = z.enum(INVITE_STATUSES).meta({ id: 'InviteStatus' })
export type InviteStatus = z.infer<typeof inviteStatus>

export const inviteView = z
  .object({
    id: z.uuid(),
    ...shownOf(inviteFields),
    /** First and last name. */
    name: z.string(),
    /** What the organization calls the role. */
    role_name: z.string(),
    organization_id: z.uuid(),
    organization_name: z.string(),
    status: inviteStatus,
    inviter: personRef,
    created_at: z.string(),
    /** When its mail was last written, and how often. */
    sent_at: z.string(),
    sendings: z.int(),
    expires_at: z.string(),
    accepted_at: z.string().nullable(),
    /** When its last mail came back, or was kept from an address that mails come back from; null: not that is known. */
    came_back_at: z.string().nullable(),
  })
  .meta({ id: 'Invite' })
export type InviteView = z.infer<typeof inviteView>

export const listInvites = list({
  name: 'listInvites',
  feature,
  path: '/api/invites',
  summary: 'Invitations of the organization one works for, of an admin those of all; by a part of a name or address.',
  access,
  filter: z.strictObject({
    status: inviteStatus.optional(),
    role: signupRole.optional(),
    organization_id: givenId.optional(),
  }),
  item: inviteView,
  sort: ['created_at', 'name', 'inviter', 'sent_at', 'expires_at'],
  defaultOrder: 'desc',
  columns: {
    name: textColumn('Name'),
    email: textColumn('Email address'),
    role_name: textColumn('Role'),
    organization_name: textColumn('Organization'),
    status: codesColumn('Status', {
      open: 'Invited',
      expired: 'Expired',
      accepted: 'Accepted',
      withdrawn: 'Withdrawn',
    }),
    inviter: namesColumn('Invited by'),
    created_at: instantColumn('Invited at'),
    sent_at: instantColumn('Last sent'),
    expires_at: instantColumn('Opens until'),
    accepted_at: instantColumn('Accepted at'),
    came_back_at: instantColumn('Mail did not arrive'),
  },
  counted: true,
})

const example = { email: 'ana@harbor.test', first_name: 'Ana', last_name: 'Ruiz', role: 'trainee' as const }

export const createInvite = command({
  name: 'createInvite',
  feature,
  method: 'POST',
  path: '/api/invites',
  summary: 'Invite somebody by mail. Whoever has an account joins with it. Whether they have one is not told.',
  access,
  body: z
    .strictObject({
      ...sentOf(inviteFields),
      /** An admin has to name it; for everybody else it is the one they work for. */
      organization_id: givenId.optional(),
    })
    .meta({ examples: [example] }),
  answer: z.object({ id: z.uuid() }),
  refusals: [
    'invite.exists',
    'invite.holds_position',
    'invite.too_many',
    'position.trainee_exclusive',
    'position.role_unfit',
    'organization.not_available',
    'organization.archived',
    'organization.full',
    'user.not_active',
  ],
})

export const resendInvite = command({
  name: 'resendInvite',
  feature,
  method: 'PUT',
  path: '/api/invites/:id/resend',
  summary: 'Send an invitation again, with a new link in place of the one before; also one that has expired.',
  access,
  params: byId,
  answer: ACCEPTED,
  refusals: [
    'invite.accepted',
    'organization.archived',
    'organization.full',
    'invite.withdrawn',
    'invite.sent_lately',
    'invite.holds_position',
    'position.trainee_exclusive',
    'user.not_active',
    'invite.too_many',
  ],
})

export const withdrawInvite = command({
  name: 'withdrawInvite',
  feature,
  method: 'DELETE',
  path: '/api/invites/:id',
  summary: 'Withdraw an invitation: its link opens nothing any more.',
  access,
  params: byId,
  answer: ACCEPTED,
  refusals: ['invite.accepted'],
})
