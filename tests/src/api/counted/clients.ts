// What dashboards count of clients, and for whom: by hand.
import { clientPolicy } from '@practicum/shared/features/clients/clients.policy'
import type { Counted } from '../harness/counted'

export const counted: readonly Counted[] = [
  {
    number: 'incomplete',
    of: { count: 'clients' },
    row: 'client',
    filled: { can_upload: false },
    policy: clientPolicy.see,
  },
  {
    number: 'requested',
    of: { count: 'clients' },
    row: 'client',
    filled: { can_upload: false, upload_requested: true },
    policy: clientPolicy.see,
  },
]
