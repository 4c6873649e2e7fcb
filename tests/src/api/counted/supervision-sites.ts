// What dashboards count of supervision sites, and for whom: by hand.
import { sitePolicy } from '@practicum/shared/features/supervision-sites/supervision-sites.policy'
import type { Counted } from '../harness/counted'

export const counted: readonly Counted[] = [
  {
    number: 'total',
    of: { count: 'sites' },
    row: 'supervision_site',
    policy: sitePolicy.see,
  },
]
