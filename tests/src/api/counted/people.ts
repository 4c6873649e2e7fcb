// What dashboards count of people, and for whom: by hand.
import { standings } from '@practicum/projections/features/people/people.standing'
import { positionPolicy } from '@practicum/shared/features/people/people.policy'
import type { Counted } from '../harness/counted'

export const counted: readonly Counted[] = [
  {
    number: 'trainees_count',
    of: { figure: 'trainees_count' },
    row: 'position',
    filled: { role: 'trainee', position_status: 'active' },
    policy: positionPolicy.here,
  },
  {
    number: 'people',
    of: async (db, who) => ({ people: (await standings(db, who)).reduce((sum, { people }) => sum + people, 0) }),
    row: 'position',
    filled: { role: 'faculty', position_status: 'graduated' },
    policy: positionPolicy.here,
  },
]
