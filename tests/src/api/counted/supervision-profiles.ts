// What dashboards count of licences, and for whom: by hand.
import { supervisionProfilePolicy } from '@practicum/shared/features/supervision-profiles/supervision-profiles.policy'
import type { Counted } from '../harness/counted'

const ending = (expiresOn: string) => ({
  licenses: JSON.stringify([{ licenseId: '0192f0c0-0000-7000-8000-0000000000d3', expiresOn }]),
  reminded: '{}',
})

export const counted: readonly Counted[] = [
  {
    number: 'expired',
    of: { count: 'licenses' },
    row: 'supervision_profile',
    filled: ending('2020-01-01'),
    policy: supervisionProfilePolicy.own,
  },
  {
    number: 'expiring',
    of: { count: 'licenses' },
    row: 'supervision_profile',
    filled: ending(new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)),
    policy: supervisionProfilePolicy.own,
  },
]
