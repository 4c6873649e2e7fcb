// Who runs the platform at present: apart from what lists and pages ask, for no page asks it.
import { z } from 'zod'
import { query } from '../../contract/row'

/** More than these run no platform. */
export const ADMINS_TOLD = 200

export const activeAdmins = query({
  name: 'activeAdmins',
  feature: 'users',
  path: '/api/users/active-admins',
  summary: 'The active admins of the platform, by name.',
  access: { who: ['admin'], relation: 'everybody of the platform' },
  answer: z.object({
    data: z
      .array(z.object({ id: z.uuid(), name: z.string(), email: z.string() }).meta({ id: 'ActiveAdmin' }))
      .max(ADMINS_TOLD)
      .describe('Whose account and whose position as an admin are both active.'),
  }),
})
