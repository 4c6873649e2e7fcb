// Decisions on a placement by the status that each leads to: apart from its other calls, for no page makes it.
import { z } from 'zod'
import { byId, command } from '../../contract/row'
import { typed } from '../../contract/shapes'
import { deciders } from './placements.contract'
import { placementMoved } from './placements.views'

const feature = 'placements'

/** The specification's status patch: the same four decisions, by the status that each leads to. */
export const patchPlacementStatus = command({
  name: 'patchPlacementStatus',
  feature,
  method: 'PATCH',
  path: '/api/placements/:id/status',
  summary: 'Approve, deny, reopen (from denied) or revoke (an approval); the last three with a reason.',
  access: { ...deciders, relation: 'coordinator of the organization', impersonation: 'deny' },
  params: byId,
  body: z.strictObject({
    status: z.enum(['approved', 'denied', 'open', 'ready']),
    reason: typed(2000).optional(),
    version: z.int().optional(),
  }),
  answer: placementMoved,
  refusals: [
    'placement.not_ready',
    'placement.not_decidable',
    'placement.not_reopenable',
    'placement.not_revocable',
    'placement.supervisor_not_joined',
    'placement.reason_required',
    'placement.archived',
    'placement.duplicate',
    'site_slot.full',
    'version_conflict',
  ],
})
