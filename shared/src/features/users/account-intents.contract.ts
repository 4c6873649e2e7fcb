// What those who run the platform do with an account over HTTP: each fetched with the page on which it is done.
import { z } from 'zod'
import { role } from '../../access/roles'
import { ACCEPTED, byId, command } from '../../contract/row'
import { givenId } from '../../kernel/ids'
import { changedDetails } from './users.fields'

const feature = 'users'
const admin = { who: ['admin'], relation: 'everybody of the platform' } as const

export const editUser = command({
  name: 'editUser',
  feature,
  method: 'PUT',
  path: '/api/users/:id',
  summary: 'Change the name or the time zone of somebody.',
  access: admin,
  params: byId,
  body: z.strictObject(changedDetails),
  answer: ACCEPTED,
  refusals: ['user.zone_unknown', 'version_conflict'],
})

export const deactivateUser = command({
  name: 'deactivateUser',
  feature,
  method: 'POST',
  path: '/api/users/:id/deactivate',
  summary: 'Close an account: signed out everywhere at once, and nobody signs in to it. What they did stays.',
  access: admin,
  params: byId,
  answer: ACCEPTED,
  refusals: ['user.oneself', 'user.merged_already'],
})

export const reactivateUser = command({
  name: 'reactivateUser',
  feature,
  method: 'POST',
  path: '/api/users/:id/reactivate',
  summary: 'Open an account again that was closed.',
  access: admin,
  params: byId,
  answer: ACCEPTED,
  refusals: ['user.not_inactive', 'user.merged_already'],
})

export const signOutUser = command({
  name: 'signOutUser',
  feature,
  method: 'POST',
  path: '/api/users/:id/sign-out',
  summary: 'Sign somebody out on every device.',
  access: admin,
  params: byId,
  answer: z.object({ signed_out: z.int() }),
})

export const assignPosition = command({
  name: 'assignPosition',
  feature,
  method: 'POST',
  path: '/api/users/:id/positions',
  summary: 'Give somebody a role in an organization.',
  access: admin,
  params: byId,
  body: z.strictObject({ organization_id: givenId, role, live_sessions_allowed: z.boolean() }),
  answer: z.object({ id: z.uuid() }),
  refusals: [
    'organization.not_available',
    'organization.archived',
    'organization.full',
    'position.role_unfit',
    'position.exists',
    'position.trainee_exclusive',
    'user.not_active',
    'user.oneself',
  ],
})

const ofPosition = z.strictObject({ id: givenId, position_id: givenId })

export const archivePosition = command({
  name: 'archivePosition',
  feature,
  method: 'POST',
  path: '/api/users/:id/positions/:position_id/archive',
  summary: 'End a position. Whoever holds no other one can no longer sign in.',
  access: admin,
  params: ofPosition,
  answer: ACCEPTED,
  refusals: ['user.oneself'],
})

export const restorePosition = command({
  name: 'restorePosition',
  feature,
  method: 'POST',
  path: '/api/users/:id/positions/:position_id/restore',
  summary: 'Take up a position again that was ended.',
  access: admin,
  params: ofPosition,
  answer: ACCEPTED,
  refusals: ['position.exists', 'position.trainee_exclusive', 'organization.archived', 'organization.full'],
})
