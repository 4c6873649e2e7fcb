// Accounts of people over HTTP, for those who run the platform: who there is, and how they stand.
import { z } from 'zod'
import { positionStatus, role, userStatus } from '../../access/roles'
import { codesColumn, instantColumn, namesColumn, textColumn } from '../../contract/columns'
import { list } from '../../contract/row'
import { givenId } from '../../kernel/ids'

const feature = 'users'
const admin = { who: ['admin'], relation: 'everybody of the platform' } as const

export const userPosition = z
  .object({
    id: z.uuid(),
    /** Role and organization, for files. */
    name: z.string(),
    role_keyname: role,
    role_name: z.string(),
    organization_id: z.uuid(),
    organization_name: z.string(),
    status: positionStatus,
    is_current: z.boolean(),
    live_sessions_allowed: z.boolean(),
    trainee_account_limited: z.boolean(),
  })
  .meta({ id: 'UserPosition' })
export type UserPosition = z.infer<typeof userPosition>

export const userFields = {
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  status: userStatus,
  /** Attacks have closed the account to devices that are new to it. */
  sign_in_locked: z.boolean(),
  /** Those they hold or held, the active ones first. */
  positions: z.array(userPosition),
  created_at: z.string(),
  last_sign_in_at: z.string().nullable(),
  /** When the person was erased: the account is deleted, for good. null: it is there. */
  deleted_at: z.string().nullable(),
  /** It was merged into another, on whose page that is undone: it is not opened as one that was closed. */
  is_merged: z.boolean(),
}

export const userView = z.object(userFields).meta({ id: 'User' })
export type UserView = z.infer<typeof userView>

export const listUsers = list({
  name: 'listUsers',
  feature,
  path: '/api/users',
  summary:
    'Everybody who has an account, by how words of their name or address begin; what has an `@` is looked for in one piece.',
  access: admin,
  filter: z.strictObject({
    status: userStatus.optional(),
    /** Who holds such a position, in whatever state. */
    role: role.optional(),
    organization_id: givenId.optional(),
    sign_in_locked: z.stringbool().or(z.boolean()).optional(),
  }),
  item: userView,
  sort: ['name', 'created_at', 'last_sign_in_at'],
  defaultOrder: 'asc',
  columns: {
    name: textColumn('Name'),
    email: textColumn('Email address'),
    positions: namesColumn('Positions'),
    status: codesColumn('Status', {
      active: 'Active',
      inactive: 'Inactive',
      graduated: 'Graduated',
      pending: 'Unverified',
    }),
    created_at: instantColumn('Joined'),
    last_sign_in_at: instantColumn('Last signed in'),
  },
})
