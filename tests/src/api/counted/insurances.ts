// What dashboards count of liability insurances, and for whom: by hand.
import { insurancePolicy } from '@practicum/shared/features/insurances/insurances.policy'
import type { Counted } from '../harness/counted'

export const counted: readonly Counted[] = [
  {
    number: 'lapsed',
    of: { count: 'insurances' },
    row: 'insurance',
    filled: { expiration_date: '2020-01-01', proof: '{}', trainee_id: '0192f0c0-0000-7000-8000-000000000001' },
    policy: insurancePolicy.see,
  },
  {
    number: 'ending',
    of: { count: 'insurances' },
    row: 'insurance',
    filled: { expiration_date: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10), proof: '{}' },
    policy: insurancePolicy.see,
  },
  {
    number: 'held',
    of: { count: 'insurances' },
    row: 'insurance',
    filled: { expiration_date: '2099-01-01', proof: '{}' },
    policy: insurancePolicy.see,
  },
]
