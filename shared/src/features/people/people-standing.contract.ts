// How the people of an organization stand, in numbers over HTTP: for the pictures on dashboards.
import { z } from 'zod'
import { positionStatus, role } from '../../access/roles'
import { query } from '../../contract/row'

export const peopleByStanding = query({
  name: 'peopleByStanding',
  feature: 'people',
  path: '/api/users/by-standing',
  summary: 'How many people of each role stand how, in the organization of the caller.',
  access: { who: ['coordinator'], relation: 'coordinator of the organization', protected: false },
  answer: z.object({
    /** Each person once, whatever their roles. */
    people: z.int(),
    /** Of these, who has a position that is active. */
    active: z.int(),
    /** By role; a standing that nobody has is left out. */
    standings: z.array(z.object({ role, standing: positionStatus, people: z.int() })),
  }),
})
