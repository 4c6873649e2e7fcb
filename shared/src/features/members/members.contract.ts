// The people of an organization over HTTP, by what they are in it: for those who look after them.
import { z } from 'zod'
import { positionStatus, role } from '../../access/roles'
import { codesColumn, instantColumn, textColumn, yesOrNoColumn } from '../../contract/columns'
import { list } from '../../contract/row'

const feature = 'members'

export const member = z
  .object({
    /** Of the position. */
    id: z.uuid(),
    user_id: z.uuid(),
    name: z.string(),
    /** null: they have none. */
    profile_image_url: z.string().nullable(),
    role_keyname: role,
    role_name: z.string(),
    /** Of the position. */
    status: positionStatus,
    /** Has not proved yet whose the address of the account is. */
    unverified: z.boolean(),
    /** Whether the HIPAA course is done; null for who is no trainee. */
    hipaa_completed: z.boolean().nullable(),
    /** Whether they take trainees; null for who neither supervises nor teaches. */
    accepting_trainees: z.boolean().nullable(),
    /** Whether a licence in their profile has ended; null for who neither supervises nor teaches. */
    license_expired: z.boolean().nullable(),
    /** Since when they hold the position. */
    joined_at: z.string(),
  })
  .meta({ id: 'Member' })
export type Member = z.infer<typeof member>

const STATUS_WORDS = { active: 'Active', pending: 'Pending', graduated: 'Graduated', archived: 'Archived' }
const SORT = ['name', 'joined_at'] as const
const shared = {
  feature,
  item: member,
  sort: SORT,
  defaultOrder: 'asc',
} as const

const name = textColumn('Name')
const standing = {
  status: codesColumn('Status', STATUS_WORDS),
  unverified: yesOrNoColumn('Not verified yet'),
  joined_at: instantColumn('Joined'),
}
const columns = { name, ...standing }
const yesOrNo = z.stringbool().or(z.boolean()).optional()
const filter = z.strictObject({ status: positionStatus.optional(), unverified: yesOrNo })
/** Of those who have a supervision profile. */
const PROFILED = {
  filter: filter.extend({ accepting_trainees: yesOrNo, license_expired: yesOrNo }),
  columns: {
    ...columns,
    accepting_trainees: yesOrNoColumn('Takes trainees'),
    license_expired: yesOrNoColumn('License expired'),
  },
} as const

const RELATION = 'coordinator: everybody of the organization, however they stand; faculty: those who are active in it'

export const listMembers = list({
  ...shared,
  name: 'listMembers',
  path: '/api/members',
  summary: 'Everybody of the organization, by how words of their name begin.',
  access: { who: ['coordinator'], relation: RELATION },
  filter: filter.extend({ role: role.optional() }),
  columns: { name, role_name: textColumn('Role'), ...standing },
})

export const listTrainees = list({
  ...shared,
  name: 'listTrainees',
  path: '/api/members/trainees',
  summary: 'The trainees of the organization, by how words of their name begin.',
  access: { who: ['coordinator', 'faculty'], relation: RELATION },
  filter: filter.extend({ hipaa_completed: yesOrNo }),
  columns: { ...columns, hipaa_completed: yesOrNoColumn('HIPAA course') },
})

export const listSupervisors = list({
  ...shared,
  name: 'listSupervisors',
  path: '/api/members/supervisors',
  summary: 'The supervisors of the organization, by how words of their name begin.',
  access: { who: ['coordinator', 'faculty'], relation: RELATION },
  ...PROFILED,
})

export const listFaculty = list({
  ...shared,
  name: 'listFaculty',
  path: '/api/members/faculty',
  summary: 'The faculty of the organization, by how words of their name begin.',
  access: { who: ['coordinator'], relation: RELATION },
  ...PROFILED,
})

export const listCoordinators = list({
  ...shared,
  name: 'listCoordinators',
  path: '/api/members/coordinators',
  summary: 'Who coordinates the organization, by how words of their name begin.',
  access: { who: ['coordinator'], relation: RELATION },
  filter,
  columns,
})
