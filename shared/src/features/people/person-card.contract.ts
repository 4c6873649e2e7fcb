// Who somebody is, over HTTP: what the card shows that opens from their name.
import { z } from 'zod'
import { positionStatus, role } from '../../access/roles'
import { byId, query } from '../../contract/row'

export const personCard = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** null: they have none. */
    profile_image_url: z.string().nullable(),
    /** null: not for the caller to know. */
    email: z.string().nullable(),
    /** Has an account whose address nobody has proved yet. */
    unverified: z.boolean(),
    /** IANA; null for who has left the platform. */
    timezone: z.string().nullable(),
    /** Whether the HIPAA course is done: of trainees, for whoever knows how they stand; null: not for the caller to know. */
    hipaa_completed: z.boolean().nullable(),
    /** Those that the caller sees, first the one that they work with. */
    positions: z.array(
      z.object({
        position_id: z.uuid(),
        role_keyname: role,
        role_name: z.string(),
        organization_name: z.string(),
        /** null: not for the caller to know. */
        standing: positionStatus.nullable(),
        /** The caller may give them a task, or meet them. */
        available: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'PersonCard' })
export type PersonCard = z.infer<typeof personCard>

export const getPerson = query({
  name: 'getPerson',
  feature: 'people',
  path: '/api/people/:id',
  summary: 'Who somebody is: their name, their roles, and as much of the rest as the caller may know.',
  access: {
    who: 'signed-in',
    relation: 'oneself; everybody: the people of the organization; admin: all',
  },
  params: byId,
  answer: personCard,
})
