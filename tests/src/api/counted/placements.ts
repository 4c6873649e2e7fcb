// What dashboards count of placements, and for whom: by hand.
import { stages } from '@practicum/projections/features/placements/placements.stages'
import { placementPolicy } from '@practicum/shared/features/placements/placements.policy'
import { trainingPolicy } from '@practicum/shared/features/trainings/trainings.policy'
import type { Counted } from '../harness/counted'

export const counted: readonly Counted[] = [
  {
    number: 'ready',
    of: { count: 'placements' },
    row: 'placement',
    filled: { placement_status: 'ready' },
    policy: placementPolicy.see,
  },
  {
    number: 'approved',
    of: async (db, who) =>
      Object.fromEntries((await stages(db, who)).map(({ status, placements }) => [status, placements])),
    row: 'placement',
    filled: { placement_status: 'approved' },
    policy: placementPolicy.see,
  },
  { number: 'trainings_count', of: { figure: 'trainings_count' }, row: 'training', policy: trainingPolicy.own },
]
