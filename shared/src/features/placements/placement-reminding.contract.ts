// Reminding whoever a placement waits for, over HTTP.
import { z } from 'zod'
import { byId, command } from '../../contract/row'

export const remindPlacement = command({
  name: 'remindPlacement',
  feature: 'placements',
  method: 'POST',
  path: '/api/placements/:id/remind',
  summary: 'Remind everybody whose turn it is on a placement, each once in some hours.',
  access: { who: ['coordinator'], relation: 'coordinator of the organization', impersonation: 'deny' },
  params: byId,
  reaches: () => 3,
  answer: z.object({
    id: z.uuid(),
    reminded_at: z.string().nullable(),
    /** Positions of those who were reminded. */
    to: z.array(z.uuid()),
  }),
  refusals: ['placement.archived', 'placement.waits_for_nobody', 'placement.reminded_lately'],
})
