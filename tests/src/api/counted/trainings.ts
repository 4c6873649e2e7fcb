// What dashboards count of trainings, and for whom: by hand.
import { trainingPolicy } from '@practicum/shared/features/trainings/trainings.policy'
import type { Counted } from '../harness/counted'

export const counted: readonly Counted[] = [
  {
    number: 'uninsured',
    of: { count: 'trainings' },
    row: 'training',
    filled: { start_at: '2020-01-01', end_at: '2099-12-31' },
    policy: trainingPolicy.change,
  },
]
